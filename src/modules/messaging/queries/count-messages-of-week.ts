import { after, DAY } from '#kernel/clock.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { overseenBy } from '../conversation/overseen-conversations.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Messages of the last seven days in the conversations of a guardian's wards, or of one ward. */
export class CountMessagesOfWeek extends UseCase<Pick<UseCasePorts, 'db' | 'clock' | 'guardianship'>> {
  async execute(guardianId: UserId, wardProfileId?: ProfileId): Promise<number> {
    const { db, clock, guardianship } = this.ports;
    const wards = await guardianship.wardsOf(db, guardianId, wardProfileId);
    const row: { n: string | number } | undefined = await db('messaging.message as m')
      .join('messaging.conversation as c', 'c.match_id', 'm.match_id')
      .modify(overseenBy(wards))
      .where('m.created_at', '>', after(clock.now(), -7 * DAY))
      .count({ n: '*' })
      .first();
    return Number(row?.n);
  }
}

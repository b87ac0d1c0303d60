import { DomainError } from '#kernel/errors.ts';
import type { MessageId, ProfileId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MessageView } from '../contracts/messages.schema.ts';
import { messageViews, visibleTo, type ShownMessage } from '../message/visible-messages.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

export class ShowMessage extends UseCase<Pick<UseCasePorts, 'db' | 'seals'>> {
  /** @throws common.not-found if the profile may not see it */
  async execute(profileId: ProfileId, id: MessageId): Promise<MessageView> {
    const { db, seals } = this.ports;
    const rows: ShownMessage[] = await db('messaging.message as m')
      .where({ 'm.id': id })
      .modify(visibleTo(profileId))
      .select('m.*');
    const [message] = await messageViews(seals, rows);
    if (!message) throw new DomainError('common.not-found');
    return message;
  }
}

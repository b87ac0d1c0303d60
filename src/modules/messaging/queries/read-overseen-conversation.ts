import { DomainError } from '#kernel/errors.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { LatestPage } from '#kernel/paged-list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OverseenMessage } from '../contracts/messages.schema.ts';
import { FLAGS, parseFlags } from '../infra/messages-repository.ts';
import { withPlace } from '../message/place-for-contacts.ts';
import { pageOfWhole, type MessageRange } from '../message/message-pages.ts';
import { overseenBy } from '../conversation/overseen-conversations.ts';
import { messageViews } from '../message/visible-messages.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** A page of a ward's conversation with all its messages, for her guardian. */
export class ReadOverseenConversation extends UseCase<
  Pick<UseCasePorts, 'db' | 'seals' | 'guardianship' | 'matchmaking'>
> {
  /** @throws common.not-found if he does not oversee it */
  async execute(guardianId: UserId, matchId: MatchId, range: MessageRange = {}): Promise<LatestPage<OverseenMessage>> {
    const { db, seals, guardianship, matchmaking } = this.ports;
    const wards = await guardianship.wardsOf(db, guardianId);
    const conversation: { match_id: MatchId } | undefined = await db('messaging.conversation as c')
      .modify(overseenBy(wards))
      .where({ match_id: matchId })
      .first('match_id');
    if (!conversation) throw new DomainError('common.not-found');
    const page = await pageOfWhole(db, matchId, range);
    const messages = await messageViews(seals, page.items);
    const flagged = await seals.openRows(FLAGS, page.items);
    const match = (await matchmaking.matchesById(db, [matchId])).get(matchId);
    const flags = flagged.map((message) => withPlace(parseFlags(message.flags), match));
    return { ...page, items: messages.map((message, n) => ({ ...message, flags: flags[n]! })) };
  }
}

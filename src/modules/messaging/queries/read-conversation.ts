import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId } from '#kernel/values/ids.ts';
import type { LatestPage } from '#kernel/paged-list.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { MessageView } from '../contracts/messages.schema.ts';
import { pageForMember, type MessageRange } from '../message/message-pages.ts';
import { messageViews } from '../message/visible-messages.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/**
 * A page in the order of sending. Messages 'after' one were written or decided later: an older one may be approved
 * last.
 */
export class ReadConversation extends UseCase<Pick<UseCasePorts, 'db' | 'seals'>> {
  /** @throws common.not-found for anybody else */
  async execute(profileId: ProfileId, matchId: MatchId, range: MessageRange = {}): Promise<LatestPage<MessageView>> {
    const { db, seals } = this.ports;
    const page = await pageForMember(db, profileId, matchId, range);
    if (!page) throw new DomainError('common.not-found');
    return { ...page, items: await messageViews(seals, page.items) };
  }
}

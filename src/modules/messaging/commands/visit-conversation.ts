import type { MatchId, UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { wardOverseenBy } from '../conversation/overseen-ward.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** A guardian has read a conversation; later messages are new to him. Idempotent. */
export class VisitConversation extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'guardianship' | 'conversations'>> {
  /** @throws common.not-found if he does not oversee it */
  execute(guardianId: UserId, matchId: MatchId): Promise<void> {
    const { uow, clock, conversations } = this.ports;
    return uow.run(async (tx) => {
      await wardOverseenBy(tx, this.ports, matchId, guardianId);
      await conversations.markVisited(tx, matchId, guardianId, clock.now());
    });
  }
}

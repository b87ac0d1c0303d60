import type { Clock } from '#kernel/clock.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Conversations } from '../domain/conversation.ts';
import { wardOverseenBy } from '../conversation/overseen-ward.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardianship: GuardianshipFacade;
  conversations: Conversations;
}

/** A guardian has read a conversation; later messages are new to him. Idempotent. */
export class VisitConversation extends UseCase<Ports> {
  /** @throws common.not-found if he does not oversee it */
  execute(guardianId: UserId, matchId: MatchId): Promise<void> {
    const { uow, clock, conversations } = this.ports;
    return uow.run(async (tx) => {
      await wardOverseenBy(tx, this.ports, matchId, guardianId);
      await conversations.markVisited(tx, matchId, guardianId, clock.now());
    });
  }
}

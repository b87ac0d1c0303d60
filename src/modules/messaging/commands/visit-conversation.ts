import type { Clock } from '#kernel/clock.ts';
import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { Conversations } from '../domain/conversation.ts';
import { wardOverseenBy } from './overseen-ward.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardianship: GuardianshipFacade;
  conversations: Conversations;
}

/** A guardian has read a conversation: what is written from now on is new to him. Harmless when repeated. */
export class VisitConversation {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `common.not-found` where it is not his to oversee. */
  execute(guardianId: UserId, matchId: MatchId): Promise<void> {
    const { uow, clock, conversations } = this.ports;
    return uow.run(async (tx) => {
      await wardOverseenBy(tx, this.ports, matchId, guardianId);
      await conversations.markVisited(tx, matchId, guardianId, clock.now());
    });
  }
}

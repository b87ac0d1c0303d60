import { UseCase } from '#kernel/use-case.ts';
import type { Caller } from '../../domain/session.ts';
import { sessionsEnded } from '../../events.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** The owner signs all other devices out, and ends credentials that may be pending there. */
export class EndOtherSessions extends UseCase<Pick<UseCasePorts, 'uow' | 'accounts' | 'sessions' | 'pending'>> {
  execute({ userId: accountId, sessionId }: Caller): Promise<void> {
    const { uow, accounts, sessions, pending } = this.ports;
    return uow.run(async (tx) => {
      await accounts.find(tx, accountId);
      await pending.end(tx, accountId, 'signed out elsewhere');
      if ((await sessions.endOthers(tx, accountId, sessionId)) > 0) tx.record(sessionsEnded({ accountId }));
    });
  }
}

import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Accounts } from '../../domain/accounts.ts';
import type { PendingCredentials } from '../../domain/pending-credentials.ts';
import type { Caller, Sessions } from '../../domain/session.ts';
import { sessionsEnded } from '../../events.ts';

interface Ports {
  uow: UnitOfWork;
  accounts: Accounts;
  sessions: Sessions;
  pending: PendingCredentials;
}

/** The owner signs all other devices out, and ends credentials that may be pending there. */
export class EndOtherSessions extends UseCase<Ports> {
  execute({ userId: accountId, sessionId }: Caller): Promise<void> {
    const { uow, accounts, sessions, pending } = this.ports;
    return uow.run(async (tx) => {
      await accounts.find(tx, accountId);
      await pending.end(tx, accountId, 'signed out elsewhere');
      if ((await sessions.endOthers(tx, accountId, sessionId)) > 0) tx.record(sessionsEnded({ accountId }));
    });
  }
}

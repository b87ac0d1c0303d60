import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Sessions } from '../../domain/session.ts';
import { sessionsEnded } from '../../events.ts';

interface Ports {
  uow: UnitOfWork;
  sessions: Sessions;
}

/** Signs one device out for the account's owner, from its next request on. */
export class EndSession {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** By the name of the session in lists. Throws `common.not-found` where the account has no such session. */
  execute(accountId: UserId, id: string): Promise<void> {
    const { uow, sessions } = this.ports;
    return uow.run(async (tx) => {
      if (!(await sessions.end(tx, accountId, id))) throw new DomainError('common.not-found');
      tx.record(sessionsEnded({ accountId }));
    });
  }
}

import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { sessionsEnded } from '../events.ts';
import { PendingThings } from '../domain/pending-credentials.ts';
import { Sessions } from '../infra/sessions.ts';

/** Signs devices out for the account's owner, from their next request on. Sessions are named as in lists. */
export class EndSessions {
  private readonly uow: UnitOfWork;
  constructor({ uow }: { uow: UnitOfWork }) {
    this.uow = uow;
  }

  /** Throws `common.not-found` where the account has no such session. */
  one(accountId: UserId, id: string): Promise<void> {
    return this.uow.run(async (tx) => {
      const ended = await tx.db('identity.session').where({ id, account_id: accountId }).delete();
      if (ended === 0) throw new DomainError('common.not-found');
      tx.record(sessionsEnded({ accountId }));
    });
  }

  /** All but the caller's own, and what they may have left pending. */
  others(accountId: UserId, own: string): Promise<void> {
    return this.uow.run(async (tx) => {
      await tx.db('identity.account').where({ id: accountId }).forNoKeyUpdate().first('id');
      await PendingThings.end(tx, accountId, 'signed out elsewhere');
      if ((await Sessions.endOthers(tx, accountId, own)) > 0) tx.record(sessionsEnded({ accountId }));
    });
  }
}

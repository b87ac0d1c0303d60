import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Accounts } from '../../domain/accounts.ts';

interface Ports {
  uow: UnitOfWork;
  accounts: Accounts;
}

/** A leaving member returns before the erasure. What had ended stays ended. */
export class RestoreAccount extends UseCase<Ports> {
  /**
   * Idempotent.
   * @throws common.unauthenticated if the account is erased already
   */
  execute(accountId: UserId): Promise<void> {
    const { uow, accounts } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account) throw new DomainError('common.unauthenticated');
      account.restore();
      await accounts.save(tx, account);
    });
  }
}

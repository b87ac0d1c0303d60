import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../../domain/account.ts';

interface Ports {
  uow: UnitOfWork;
  accounts: Accounts;
}

/** Somebody who left returns, until the moment of erasure. What leaving ended stays ended. */
export class RestoreAccount {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** A second call changes nothing. Throws `common.unauthenticated` when the account is erased already. */
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

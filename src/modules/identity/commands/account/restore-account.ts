import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** A leaving member returns before the erasure. What had ended stays ended. */
export class RestoreAccount extends UseCase<Pick<UseCasePorts, 'uow' | 'accounts'>> {
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

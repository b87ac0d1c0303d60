import { isStaff } from '#kernel/contracts/roles.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** A guardian becomes a member as well (R-2.17). His own requests and matches stay apart from his wards'. */
export class EnableMembership extends UseCase<Pick<UseCasePorts, 'uow' | 'accounts'>> {
  /**
   * Idempotent.
   * @throws identity.gender-fixed for a woman, and common.forbidden for staff, who have no profile
   */
  execute(accountId: UserId): Promise<void> {
    const { uow, accounts } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account) throw new DomainError('common.unauthenticated');
      if (isStaff(account.state.role)) throw new DomainError('common.forbidden');
      account.enableMembership();
      await accounts.save(tx, account);
    });
  }
}

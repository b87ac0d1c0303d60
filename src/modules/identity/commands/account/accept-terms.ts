import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { TermsVersion } from '../../contracts/terms.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Stores that the account accepts this version of the terms, which a sign-up may leave open. */
export class AcceptTerms extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'accounts'>> {
  /**
   * Idempotent.
   * @throws common.unauthenticated if the account is erased already
   */
  execute(accountId: UserId, version: TermsVersion): Promise<void> {
    const { uow, clock, accounts } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account) throw new DomainError('common.unauthenticated');
      account.acceptTerms(version, clock.now());
      await accounts.save(tx, account);
    });
  }
}

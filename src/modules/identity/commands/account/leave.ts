import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Signs a member out and hides the account at once; the erasure follows 30 days later. */
export class Leave extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'accounts' | 'sessions' | 'pending'>> {
  /**
   * Returns the date of erasure. Idempotent.
   * @throws identity.last-admin
   */
  execute(accountId: UserId, because: 'deletion-wanted' | 'consent-withdrawn'): Promise<Date> {
    const { uow, clock, accounts, sessions, pending } = this.ports;
    return uow.run(async (tx) => {
      const admins = await accounts.lockedAdmins(tx);
      if (admins.length === 1 && admins[0] === accountId) throw new DomainError('identity.last-admin');
      const account = await accounts.find(tx, accountId);
      if (!account) throw new DomainError('common.unauthenticated');
      if (because === 'consent-withdrawn') account.withdrawConsent(clock.now());
      else account.leave(clock.now());
      await accounts.save(tx, account);
      await sessions.endAll(tx, accountId);
      await pending.end(tx, accountId, 'left');
      return account.state.deletionScheduledFor!;
    });
  }
}

import { DomainError } from '#kernel/errors.ts';
import { chosenMorning } from '#kernel/values/chosen-morning.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Leaving {
  because: 'deletion-wanted' | 'consent-withdrawn';
  /** The day on whose morning a ward's guardian is informed, in her time zone; at once without it. */
  guardianNotifiedFrom?: string | undefined;
  zone: string;
}

/** Signs a member out and hides the account at once; the erasure follows 30 days later. */
export class Leave extends UseCase<Pick<UseCasePorts, 'uow' | 'clock' | 'accounts' | 'sessions' | 'pending'>> {
  /**
   * Returns the date of erasure. Idempotent.
   * @throws identity.last-admin
   * @throws with the field `guardianNotifiedFrom` if the day is not ahead, or too far ahead
   */
  execute(accountId: UserId, { because, guardianNotifiedFrom: day, zone }: Leaving): Promise<Date> {
    const { uow, clock, accounts, sessions, pending } = this.ports;
    return uow.run(async (tx) => {
      const admins = await accounts.lockedAdmins(tx);
      if (admins.length === 1 && admins[0] === accountId) throw new DomainError('identity.last-admin');
      const account = await accounts.find(tx, accountId);
      if (!account) throw new DomainError('common.unauthenticated');
      const at = clock.now();
      const informFrom = day ? chosenMorning('guardianNotifiedFrom', day, zone, at) : null;
      if (because === 'consent-withdrawn') account.withdrawConsent(at, informFrom);
      else account.leave(at, informFrom);
      await accounts.save(tx, account);
      await sessions.endAll(tx, accountId);
      await pending.end(tx, accountId, 'left');
      return account.state.deletionScheduledFor!;
    });
  }
}

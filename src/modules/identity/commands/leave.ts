import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { longDate } from '#kernel/i18n/dates.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Accounts } from '../domain/account.ts';
import type { Notify } from '../infra/notify.ts';
import { PendingThings } from '../domain/pending-credentials.ts';
import { Sessions } from '../infra/sessions.ts';
import { emails } from '../emails.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  notify: Notify;
}

/** A member leaves, or withdraws the consent without which there is no membership: signed out everywhere and hidden at once, erased 30 days later (decisions 8.2, 8.3). */
export class Leave {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Answers when the account is erased. A second call changes nothing. Throws `identity.last-admin`. */
  execute(accountId: UserId, because: 'asked' | 'consent-withdrawn'): Promise<Date> {
    const { uow, clock, accounts, notify } = this.ports;
    return uow.run(async (tx) => {
      const admins = await accounts.lockedAdmins(tx);
      if (admins.length === 1 && admins[0] === accountId) throw new DomainError('identity.last-admin');
      const account = await accounts.find(tx, accountId);
      if (!account) throw new DomainError('common.unauthenticated');
      const again = account.isLeaving;
      if (because === 'consent-withdrawn') account.withdrawConsent(clock.now());
      else account.leave(clock.now());
      await accounts.save(tx, account);
      await Sessions.endAll(tx, accountId);
      await PendingThings.end(tx, accountId, 'left');
      const date = account.state.deletionScheduledFor!;
      if (!again)
        await notify(tx, accountId, emails.accountLeaving, { values: { date: longDate(date) }, path: '/auth' });
      return date;
    });
  }
}

import { mailboxOf } from '#kernel/values/email-address.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Accounts } from '../../domain/accounts.ts';
import type { EmailConfirmations } from '../../domain/mailed-link.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import { mailConfirmationLink } from '../../account/mail-confirmation-link.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  accounts: Accounts;
  confirmations: EmailConfirmations;
  notify: Notify;
  limits: Limits;
}

/** Emails a new link that confirms the member's address; older links end. */
export class RequestConfirmation extends UseCase<Ports> {
  /** False if the address is confirmed already. */
  async execute(accountId: UserId): Promise<boolean> {
    const { uow, accounts, limits } = this.ports;
    return uow.run(async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (!account || account.state.emailConfirmedAt) return false;
      const mailbox = mailboxOf(account.state.email);
      await limits.inside(tx).consume(identityLimits['confirmation mails to a mailbox'], mailbox);
      await mailConfirmationLink(tx, accountId, this.ports);
      return true;
    });
  }
}

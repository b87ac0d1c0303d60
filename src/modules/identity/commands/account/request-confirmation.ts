import { mailboxOf } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import { mailConfirmationLink } from '../../account/mail-confirmation-link.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'accounts' | 'confirmations' | 'limits'> {
  notify: Notify;
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

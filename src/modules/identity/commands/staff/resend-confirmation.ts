import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';
import { mailConfirmationLink } from '../../account/mail-confirmation-link.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'>, Pick<UseCasePorts, 'accounts' | 'confirmations' | 'limits'> {
  notify: Notify;
}

/** Staff email a new link that confirms a member's address; older links end. */
export class ResendConfirmation extends AdminCommand<UserId, UserRecord, Ports> {
  protected readonly verb = 'resend-confirmation';
  protected readonly subjectType = 'user';

  /** @throws identity.email-confirmed, identity.disabled */
  protected change(tx: Tx, id: UserId, by: { admin: Actor; at: Date }): Promise<AdminChange<UserRecord>> {
    const { accounts, limits } = this.ports;
    return changeOthersAccount(accounts, tx, { ...by, id, duty: 'cases' }, async ({ state }) => {
      if (!state.isActive) throw new DomainError('identity.disabled');
      if (state.emailConfirmedAt) throw new DomainError('identity.email-confirmed');
      const mailbox = mailboxOf(state.email);
      await limits.inside(tx).consume(identityLimits['confirmation mails to a mailbox'], mailbox);
      await mailConfirmationLink(tx, id, this.ports);
    });
  }
}

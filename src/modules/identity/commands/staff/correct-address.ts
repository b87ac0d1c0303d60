import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import { mailboxOf, normalEmail } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';
import { emails } from '../../emails.ts';
import type { Notify } from '../../index.ts';
import { identityLimits } from '../../limits.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'>, Pick<UseCasePorts, 'accounts' | 'changes' | 'limits' | 'rule'> {
  notify: Notify;
}

/**
 * An admin corrects a mistyped address. It applies once its holder confirms it by the emailed link; the former address
 * is notified if it was confirmed.
 */
export class CorrectAddress extends AdminCommand<{ id: UserId; email: string }, UserRecord, Ports> {
  protected readonly verb = 'correct-address';
  protected readonly subjectType = 'user';

  /** @throws with the field `email` if it is the present address, another account's, or may not be used */
  protected change(
    tx: Tx,
    { id, email: given }: { id: UserId; email: string },
    by: { admin: Actor; at: Date },
  ): Promise<AdminChange<UserRecord>> {
    const { accounts, changes, limits, rule, notify } = this.ports;
    const email = normalEmail(given);
    return changeOthersAccount(accounts, tx, { ...by, id }, async ({ state, isLeaving }) => {
      if (!state.isActive) throw new DomainError('identity.disabled');
      if (isLeaving) throw new DomainError('identity.deletion-scheduled');
      if (state.email === email) throw invalidField('email', sentence('emailSame'));
      if (await accounts.findByEmail(tx, email)) throw new DomainError('identity.email-taken');
      await rule.requireSuitable(tx, id, email);
      await limits.inside(tx).consume(identityLimits['confirmation mails to a mailbox'], mailboxOf(email));
      const token = await changes.make(tx, { accountId: id, email, byStaff: true }, by.at);
      await notify(tx, { name: '', address: email }, emails.confirmNewEmail, { path: `/confirm-email?token=${token}` });
      if (state.emailConfirmedAt)
        await notify(tx, id, emails.emailChangeRequested, { path: '/account-settings?tab=security' });
    });
  }
}

import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import { mailboxOf } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';
import { exportRequested } from '../../events.ts';
import { identityLimits } from '../../limits.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'limits'>;

/**
 * An admin emails a person who wrote by post where to download a copy of the data. The copy itself needs the person's
 * own sign-in, so that neither staff nor a stranger with a letter reads it.
 */
export class SendExportLink extends AdminCommand<UserId, UserRecord, Ports> {
  protected readonly verb = 'send-export-link';
  protected readonly subjectType = 'user';

  /** @throws identity.disabled, identity.deletion-scheduled */
  protected change(tx: Tx, id: UserId, by: { admin: Actor; at: Date }): Promise<AdminChange<UserRecord>> {
    const { accounts, limits } = this.ports;
    return changeOthersAccount(accounts, tx, { ...by, id }, async ({ state, isLeaving }) => {
      if (!state.isActive) throw new DomainError('identity.disabled');
      if (isLeaving) throw new DomainError('identity.deletion-scheduled');
      await limits.inside(tx).consume(identityLimits['confirmation mails to a mailbox'], mailboxOf(state.email));
      tx.record(exportRequested({ accountId: id }));
    });
  }
}

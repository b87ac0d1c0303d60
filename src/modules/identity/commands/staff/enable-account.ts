import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import type { Accounts } from '../../domain/accounts.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';

interface Ports extends Pick<Kernel, 'uow' | 'clock'> {
  accounts: Accounts;
}

/** An admin enables a disabled account. */
export class EnableAccount extends AdminCommand<UserId, UserRecord, Ports> {
  protected readonly verb = 'enable';
  protected readonly subjectType = 'user';

  protected change(tx: Tx, id: UserId, by: { admin: Actor; at: Date }): Promise<AdminChange<UserRecord>> {
    return changeOthersAccount(this.ports.accounts, tx, { ...by, id }, (account) => account.enable());
  }
}

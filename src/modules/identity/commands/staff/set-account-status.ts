import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { closeAccount, type ClosingPorts } from '../../account/close-account.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';

/** An admin disables or enables an account by one switch. */
export class SetAccountStatus extends AdminCommand<{ id: UserId; isActive: boolean }, UserRecord, ClosingPorts> {
  protected readonly verb = 'set-status';
  protected readonly subjectType = 'user';

  protected change(
    tx: Tx,
    { id, isActive }: { id: UserId; isActive: boolean },
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<UserRecord>> {
    return changeOthersAccount(this.ports.accounts, tx, { admin, at, id }, async (account) => {
      if (isActive) account.enable();
      // Makes a suspension permanent.
      else if (account.state.isActive || account.state.disabledUntil)
        await closeAccount(this.ports, tx, account, { until: null, cause: 'rules', by: admin.userId, at });
    });
  }
}

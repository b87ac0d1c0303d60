import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'sessions' | 'pending'>;

interface RoleInput extends Pick<Actor, 'role'> {
  id: UserId;
  duties?: Actor['duties'] | undefined;
}

/** An admin changes a role or its duties, which ends the account's sessions and pending credentials. */
export class SetAccountRole extends AdminCommand<RoleInput, UserRecord, Ports> {
  protected readonly verb = 'set-role';
  protected readonly subjectType = 'user';

  protected change(
    tx: Tx,
    { id, role, duties }: RoleInput,
    by: { admin: Actor; at: Date },
  ): Promise<AdminChange<UserRecord>> {
    const { accounts, sessions, pending } = this.ports;
    return changeOthersAccount(accounts, tx, { ...by, id }, async (account) => {
      if (!account.setRole(role, duties)) return;
      await sessions.endAll(tx, id);
      await pending.end(tx, id, 'role changed');
    });
  }
}

import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'sessions' | 'pending'>;

/** An admin ends all sessions and pending credentials of an account. */
export class EndAccountSessions extends AdminCommand<UserId, UserRecord, Ports> {
  protected readonly verb = 'end-sessions';
  protected readonly subjectType = 'user';

  protected change(tx: Tx, id: UserId, by: { admin: Actor; at: Date }): Promise<AdminChange<UserRecord>> {
    const { accounts, sessions, pending } = this.ports;
    return changeOthersAccount(accounts, tx, { ...by, id }, async () => {
      await sessions.endAll(tx, id);
      await pending.end(tx, id, 'signed out elsewhere');
    });
  }
}

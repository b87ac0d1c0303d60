import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'sessions' | 'pending'>;

/** An admin closes an account whose owner wrote by post; the owner may restore it for 30 days. */
export class StartClosure extends AdminCommand<UserId, UserRecord, Ports> {
  protected readonly verb = 'start-closure';
  protected readonly subjectType = 'user';

  /** @throws identity.deletion-scheduled */
  protected change(tx: Tx, id: UserId, by: { admin: Actor; at: Date }): Promise<AdminChange<UserRecord>> {
    const { accounts, sessions, pending } = this.ports;
    return changeOthersAccount(accounts, tx, { ...by, id }, async (account) => {
      if (account.isLeaving) throw new DomainError('identity.deletion-scheduled');
      account.leave(by.at);
      await sessions.endAll(tx, id);
      await pending.end(tx, id, 'left');
    });
  }
}

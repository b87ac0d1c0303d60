import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import { chosenMorning } from '#kernel/values/chosen-morning.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'accounts' | 'sessions' | 'pending' | 'disablingRule'>;

interface ClosureInput {
  id: UserId;
  /** The day on whose morning her guardian is informed, in the time zone of the staff; at once without it. */
  guardianNotifiedFrom?: string | undefined;
  zone: string;
}

/** An admin closes an account whose owner wrote by post; the owner may restore it for 30 days. */
export class StartClosure extends AdminCommand<ClosureInput, UserRecord, Ports> {
  protected readonly verb = 'start-closure';
  protected readonly subjectType = 'user';

  /**
   * @throws identity.deletion-scheduled; for a guardian, what the disabling rule throws, since a forged request would
   * make him suspect his ward
   * @throws with the field `guardianNotifiedFrom` if the day is not ahead, or too far ahead
   */
  protected change(
    tx: Tx,
    { id, guardianNotifiedFrom: day, zone }: ClosureInput,
    by: { admin: Actor; at: Date },
  ): Promise<AdminChange<UserRecord>> {
    const { accounts, sessions, pending, disablingRule } = this.ports;
    return changeOthersAccount(accounts, tx, { ...by, id }, async (account) => {
      if (account.isLeaving) throw new DomainError('identity.deletion-scheduled');
      if (account.state.isActive) await disablingRule.requireCleared(tx, id, by.admin.userId, by.at);
      account.leave(by.at, day ? chosenMorning('guardianNotifiedFrom', day, zone, by.at) : null);
      await sessions.endAll(tx, id);
      await pending.end(tx, id, 'left');
    });
  }
}

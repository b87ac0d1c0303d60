import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { DisablingCause } from '../../contracts/disabling.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { closeAccount, type ClosingPorts } from '../../account/close-account.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';

interface DisableInput {
  id: UserId;
  until: Date | null;
  cause: DisablingCause;
}

/** An admin disables an account, for good or until a time; its owner reads the cause. */
export class DisableAccount extends AdminCommand<DisableInput, UserRecord, ClosingPorts> {
  protected readonly verb = 'disable';
  protected readonly subjectType = 'user';

  /**
   * @throws with the field `until` if the time has passed
   * @throws guardianship.not-cleared
   */
  protected change(
    tx: Tx,
    { id, until, cause }: DisableInput,
    { admin, at }: { admin: Actor; at: Date },
  ): Promise<AdminChange<UserRecord>> {
    if (until !== null && until <= at) throw invalidField('until', sentence('ahead'));
    return changeOthersAccount(this.ports.accounts, tx, { admin, at, id }, (account) =>
      closeAccount(this.ports, tx, account, { until, cause, by: admin.userId, at }),
    );
  }
}

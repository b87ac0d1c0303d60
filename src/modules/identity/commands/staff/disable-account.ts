import type { Actor } from '#kernel/actor.ts';
import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UserRecord } from '../../contracts/admin-users.schema.ts';
import { closeAccount, type ClosingPorts } from '../../account/close-account.ts';
import { changeOthersAccount } from '../../account/change-account-as-admin.ts';

/** An admin disables an account, for good or until a time. */
export class DisableAccount extends AdminCommand<{ id: UserId; until: Date | null }, UserRecord, ClosingPorts> {
  protected readonly verb = 'disable';
  protected readonly subjectType = 'user';

  /**
   * @throws with the field `until` if the time has passed
   * @throws guardianship.not-cleared
   */
  protected change(
    tx: Tx,
    { id, until }: { id: UserId; until: Date | null },
    by: { admin: Actor; at: Date },
  ): Promise<AdminChange<UserRecord>> {
    if (until !== null && until <= by.at) throw invalidField('until', sentence('ahead'));
    return changeOthersAccount(this.ports.accounts, tx, { ...by, id }, (account) =>
      closeAccount(this.ports, tx, account, { until, by }),
    );
  }
}

import type { NotificationSetting, SettingChanges } from '../contracts/account.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { profileVisibilityChanged } from '../events.ts';
import { settingColumns, settingsOfRow } from '../infra/account-settings.ts';
import { SecondFactors } from '../infra/second-factors.ts';
import { isSignedBy, readUnsubscribeToken } from '../infra/unsubscribe-token.ts';

/** Changes what the owner of an account chose: which e-mails come, and whether others find the profile. */
export class ChangeSettings {
  private readonly uow: UnitOfWork;
  constructor({ uow }: { uow: UnitOfWork }) {
    this.uow = uow;
  }

  /** Throws `identity.two-factor-elsewhere` for a second factor that is not as it is already. */
  execute(accountId: UserId, { twoFactorEnabled, ...changes }: SettingChanges): Promise<void> {
    return this.uow.run(async (tx) => {
      const row = await tx.db('identity.account').where({ id: accountId }).forNoKeyUpdate().first();
      const before = settingsOfRow(row, await SecondFactors.isOn(tx.db, accountId));
      if (twoFactorEnabled !== undefined && twoFactorEnabled !== before.twoFactorEnabled)
        throw new DomainError('identity.two-factor-elsewhere');
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      if (given.length === 0) return;
      await tx
        .db('identity.account')
        .where({ id: accountId })
        .update(
          Object.fromEntries(given.map(([name, value]) => [settingColumns[name as keyof typeof changes], value])),
        );
      const { profileVisibility } = changes;
      if (profileVisibility && profileVisibility !== before.profileVisibility)
        tx.record(profileVisibilityChanged({ accountId, profileVisibility }));
    });
  }

  /** Switches off the e-mails that a mailed link names, any number of times. Throws `common.not-found` for a link that is not ours. */
  async unsubscribe(token: string): Promise<NotificationSetting> {
    return this.uow.run(async (tx) => {
      const named = readUnsubscribeToken(token);
      const row =
        named &&
        (await tx.db('identity.account').where({ id: named.accountId }).forNoKeyUpdate().first('unsubscribe_key'));
      if (!named || !row || !isSignedBy(token, row.unsubscribe_key)) throw new DomainError('common.not-found');
      await tx
        .db('identity.account')
        .where({ id: named.accountId })
        .update({ [settingColumns[named.setting]]: false });
      return named.setting;
    });
  }
}

import type { Knex } from 'knex';
import type { AccountSettings } from '../contracts/account.ts';
import type { UserId } from '#kernel/ids.ts';
import { settingColumns, settingsOfRow } from '../infra/account-settings.ts';
import { SecondFactors } from '../infra/second-factors.ts';

/** The account's settings as they hold now. */
export const accountSettings = async (db: Knex, accountId: UserId): Promise<AccountSettings> =>
  settingsOfRow(
    await db('identity.account').where({ id: accountId }).first(Object.values(settingColumns)),
    await SecondFactors.isOn(db, accountId),
  );

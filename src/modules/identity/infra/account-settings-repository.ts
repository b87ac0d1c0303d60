import { DomainError } from '#kernel/errors.ts';
import type { AccountSettings, ChosenSettings } from '../domain/account-settings.ts';
import { settingColumns, settingsOfRow } from './setting-columns.ts';

export const knexAccountSettings: AccountSettings = {
  async find(tx, accountId) {
    const row = await tx.db('identity.account').where({ id: accountId }).forNoKeyUpdate().first();
    if (!row) throw new DomainError('common.unauthenticated');
    return settingsOfRow(row);
  },

  async change(tx, accountId, changes) {
    const given = (Object.keys(settingColumns) as (keyof ChosenSettings)[]).filter(
      (name) => changes[name] !== undefined,
    );
    if (given.length === 0) return;
    const columns = given.map((name) => [settingColumns[name], changes[name]]);
    await tx.db('identity.account').where({ id: accountId }).update(Object.fromEntries(columns));
  },
};

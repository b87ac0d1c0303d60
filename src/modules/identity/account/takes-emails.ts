import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { NotificationSetting } from '../contracts/account.ts';
import { settingColumns } from '../infra/setting-columns.ts';

export async function takesEmails(db: Knex, userId: UserId, setting: NotificationSetting): Promise<boolean> {
  const row = await db('identity.account').where({ id: userId }).first();
  return row?.[settingColumns[setting]] ?? false;
}

import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { NotificationSetting } from '../contracts/account.ts';
import { settingColumns } from '../infra/setting-columns.ts';

/** Whether an account's settings say yes to the e-mails that one of them governs. */
export async function takesEmails(db: Knex, userId: UserId, setting: NotificationSetting): Promise<boolean> {
  const row = await db('identity.account').where({ id: userId }).first();
  return row?.[settingColumns[setting]] ?? false;
}

import type { DeferredNotifications } from '../domain/deferred-notifications.ts';
import type { DeferredNotificationRow } from './rows.ts';

export const deferredNotifications: DeferredNotifications = {
  async save({ db }, accountId, setting, { beMailed }) {
    const deferred = db('identity.deferred_notification')
      .insert({ account_id: accountId, setting })
      .onConflict('account_id');
    await (beMailed ? deferred.merge() : deferred.ignore());
  },
  async take({ db }, most) {
    const { rows } = await db.raw<{ rows: DeferredNotificationRow[] }>(
      `delete from identity.deferred_notification where account_id in (
         select account_id from identity.deferred_notification order by account_id limit ? for update skip locked)
       returning account_id, setting`,
      [most],
    );
    return rows.map((row) => ({ accountId: row.account_id, setting: row.setting }));
  },
};

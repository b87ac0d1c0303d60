import type { PrayerReminder, PrayerReminders } from '../domain/prayer-reminder.ts';
import type { PrayerReminderRow } from './rows.ts';

export const reminderOf = (row: PrayerReminderRow): PrayerReminder => ({
  id: row.id,
  accountId: row.account_id,
  city: row.city,
  method: row.method,
  asr: row.asr,
  prayers: row.prayers,
  minutesBefore: row.minutes_before,
  enabled: row.enabled,
  dueAt: row.due_at,
  lastNotified: row.last_notified,
});

export const prayerReminders: PrayerReminders = {
  async find(tx, accountId) {
    const row = await tx.db('content.prayer_reminder').where({ account_id: accountId }).forNoKeyUpdate().first();
    return row ? reminderOf(row) : null;
  },

  async save(tx, reminder) {
    await tx
      .db('content.prayer_reminder')
      .insert({
        id: reminder.id,
        account_id: reminder.accountId,
        city: reminder.city,
        method: reminder.method,
        asr: reminder.asr,
        prayers: reminder.prayers,
        minutes_before: reminder.minutesBefore,
        enabled: reminder.enabled,
        due_at: reminder.dueAt,
        last_notified: reminder.lastNotified,
      })
      .onConflict('account_id')
      .merge();
  },

  async due(tx, at) {
    return tx.db('content.prayer_reminder').where('due_at', '<=', at).orderBy('due_at').pluck('account_id');
  },
};

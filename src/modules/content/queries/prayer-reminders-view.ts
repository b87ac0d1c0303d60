import type { PrayerRemindersView } from '../contracts/prayer-reminders.ts';
import type { Cities } from '../domain/cities.ts';
import type { PrayerReminder } from '../domain/prayer-reminder.ts';

/** Reminders as their owner sees them. */
export function prayerRemindersViewOf(reminder: PrayerReminder, cities: Cities): PrayerRemindersView {
  const { city, method, asr, prayers, minutesBefore, enabled, dueAt } = reminder;
  const { name = city, place = '' } = cities.find(city) ?? {};
  return { city, name, place, method, asr, prayers, minutesBefore, enabled, nextAt: dueAt?.toISOString() ?? null };
}

import type { Language } from '#kernel/i18n/languages.ts';
import type { PrayerRemindersView } from '../contracts/prayer-reminders.schema.ts';
import { nameIn, type Cities } from '../domain/cities.ts';
import { placeIn } from '../domain/place.ts';
import type { PrayerReminder } from '../domain/prayer-reminder.ts';

export function prayerRemindersViewOf(
  reminder: PrayerReminder,
  cities: Cities,
  language: Language,
): PrayerRemindersView {
  const { city: key, method, asr, prayers, minutesBefore, enabled, dueAt } = reminder;
  const city = cities.find(key);
  return {
    city: key,
    name: city ? nameIn(city, language) : key,
    place: city ? placeIn(city, language) : '',
    method,
    asr,
    prayers,
    minutesBefore,
    enabled,
    nextAt: dueAt?.toISOString() ?? null,
  };
}

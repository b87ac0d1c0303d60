import { after, MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { RemindersForm } from '../contracts/prayer-reminders.ts';
import type { City } from './cities.ts';
import { prayersAround, type PrayerAt } from './prayer-times.ts';

/** A reminder that could not go out in time is still of use for so long, or until its prayer begins. */
const OF_USE = 10 * MINUTE;

/** For which prayers an account gets an e-mail, and how long before. */
export interface PrayerReminder extends RemindersForm {
  /** By which the link in such an e-mail names the series of them. */
  id: string;
  accountId: UserId;
  /** When the next one is due; null where none is. */
  dueAt: Date | null;
  /** Of which prayer the last one told: of that none tells again, whatever is chosen since. */
  lastNotified: string | null;
}

/** The same ones with other choices; what was due before is due no more. */
export function chooseReminders(
  reminder: Pick<PrayerReminder, 'id' | 'accountId' | 'lastNotified'>,
  chosen: RemindersForm,
  city: City,
  at: Date,
): PrayerReminder {
  const { id, accountId, lastNotified } = reminder;
  return planned({ id, accountId, lastNotified, ...chosen, city: city.key, dueAt: null }, city, at);
}

/** None comes any more until they are chosen again. */
export const endReminders = (reminder: PrayerReminder): PrayerReminder => ({
  ...reminder,
  enabled: false,
  dueAt: null,
});

/**
 * Of which prayers to tell now, and the reminder as it is when that is done. What an outage held up for longer than it
 * is of use is left out.
 */
export function nextPrayerNotices(
  reminder: PrayerReminder,
  city: City,
  now: Date,
): { due: Planned[]; reminder: PrayerReminder } {
  const { dueAt } = reminder;
  const due = dueAt
    ? plan(reminder, city, now).filter(
        ({ remindAt, ofUseUntil }) => remindAt >= dueAt && remindAt <= now && now < ofUseUntil,
      )
    : [];
  const last = due.at(-1);
  return {
    due,
    reminder: planned({ ...reminder, lastNotified: last ? nameOf(last) : reminder.lastNotified }, city, now),
  };
}

const nameOf = ({ day, prayer }: PrayerAt): string => `${day} ${prayer}`;

/** A chosen prayer, with when to tell of it. */
interface Planned extends PrayerAt {
  remindAt: Date;
  ofUseUntil: Date;
}

/** The chosen prayers around a moment. */
const plan = (
  { prayers, minutesBefore, lastNotified, ...reckoning }: PrayerReminder,
  city: City,
  now: Date,
): Planned[] =>
  prayersAround(city, reckoning, now)
    .filter((one) => prayers.includes(one.prayer) && nameOf(one) !== lastNotified)
    .map((one) => {
      const remindAt = after(one.at, -minutesBefore * MINUTE);
      const atLeast = after(remindAt, OF_USE);
      return { ...one, remindAt, ofUseUntil: one.at > atLeast ? one.at : atLeast };
    });

const planned = (reminder: PrayerReminder, city: City, now: Date): PrayerReminder => ({
  ...reminder,
  dueAt: (reminder.enabled && plan(reminder, city, now).find(({ remindAt }) => remindAt > now)?.remindAt) || null,
});

/** Keeps the reminders of accounts, one choice for each. */
export interface PrayerReminders {
  /** With nobody else choosing or telling meanwhile. */
  find(tx: Tx, accountId: UserId): Promise<PrayerReminder | null>;
  save(tx: Tx, reminder: PrayerReminder): Promise<void>;
  /** Whose are due by then; not locked. */
  due(tx: Tx, at: Date): Promise<UserId[]>;
}

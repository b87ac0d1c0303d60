import { after, MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { RemindersForm } from '../contracts/prayer-reminders.schema.ts';
import type { City } from './cities.ts';
import { prayersAround, type PrayerAt } from './prayer-times.ts';

/** A late reminder is useful for this time, or until its prayer begins. */
const OF_USE = 10 * MINUTE;

/** An account's choice of prayers, and how long before each an email comes. */
export interface PrayerReminder extends RemindersForm {
  /** Id of the series, for the unsubscribe link. */
  id: string;
  accountId: UserId;
  /** When the next one is due; null if none is. */
  dueAt: Date | null;
  /** The prayer of the last reminder, which is never repeated, even after another choice. */
  lastNotified: string | null;
}

/** Replaces the choice; reminders that were due before are dropped. */
export function chooseReminders(
  reminder: Pick<PrayerReminder, 'id' | 'accountId' | 'lastNotified'>,
  chosen: RemindersForm,
  city: City,
  at: Date,
): PrayerReminder {
  const { id, accountId, lastNotified } = reminder;
  return planned({ id, accountId, lastNotified, ...chosen, city: city.key, dueAt: null }, city, at);
}

export const endReminders = (reminder: PrayerReminder): PrayerReminder => ({
  ...reminder,
  enabled: false,
  dueAt: null,
});

/** Returns the prayers to remind of now, and the state after that; late reminders are dropped. */
export function nextPrayerNotices(
  reminder: PrayerReminder,
  city: City,
  now: Date,
): { due: PlannedReminder[]; reminder: PrayerReminder } {
  const { dueAt } = reminder;
  const due = dueAt
    ? plan(reminder, city, now).filter(
        ({ remindAt, expiresAt }) => remindAt >= dueAt && remindAt <= now && now < expiresAt,
      )
    : [];
  const last = due.at(-1);
  return {
    due,
    reminder: planned({ ...reminder, lastNotified: last ? nameOf(last) : reminder.lastNotified }, city, now),
  };
}

const nameOf = ({ day, prayer }: PrayerAt): string => `${day} ${prayer}`;

interface PlannedReminder extends PrayerAt {
  remindAt: Date;
  expiresAt: Date;
}

const plan = (
  { prayers, minutesBefore, lastNotified, ...reckoning }: PrayerReminder,
  city: City,
  now: Date,
): PlannedReminder[] =>
  prayersAround(city, reckoning, now)
    .filter((one) => prayers.includes(one.prayer) && nameOf(one) !== lastNotified)
    .map((one) => {
      const remindAt = after(one.at, -minutesBefore * MINUTE);
      const atLeast = after(remindAt, OF_USE);
      return { ...one, remindAt, expiresAt: one.at > atLeast ? one.at : atLeast };
    });

const planned = (reminder: PrayerReminder, city: City, now: Date): PrayerReminder => ({
  ...reminder,
  dueAt: (reminder.enabled && plan(reminder, city, now).find(({ remindAt }) => remindAt > now)?.remindAt) || null,
});

/** One choice per account. */
export interface PrayerReminders {
  /** Locks. */
  find(tx: Tx, accountId: UserId): Promise<PrayerReminder | null>;
  save(tx: Tx, reminder: PrayerReminder): Promise<void>;
  /** Accounts with a reminder due by then; not locked. */
  due(tx: Tx, at: Date): Promise<UserId[]>;
}

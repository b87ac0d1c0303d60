import { expect, test } from 'vitest';
import { after, DAY, HOUR, MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { RemindersForm } from '../contracts/prayer-reminders.schema.ts';
import type { City } from './cities.ts';
import { chooseReminders, nextPrayerNotices, type PrayerReminder } from './prayer-reminder.ts';
import { prayerTimesOn } from './prayer-times.ts';

const london: City = {
  key: 'London',
  name: 'London',
  state: '',
  near: '',
  also: [],
  names: { ar: '', ur: '' },
  keys: [],
  country: 'GB',
  latitude: 51.51,
  longitude: -0.13,
  zone: 'Europe/London',
};
const chosen: RemindersForm = {
  city: 'London',
  method: 'MuslimWorldLeague',
  asr: 'standard',
  prayers: ['dhuhr', 'asr'],
  minutesBefore: 15,
  enabled: true,
};
const { dhuhr, asr } = prayerTimesOn(london, chosen, '2026-11-23');
const morning = new Date('2026-11-23T09:00:00Z');
const nobody = { id: 'reminder', accountId: 'account' as UserId, lastNotified: null };
const reminder = (changes: Partial<RemindersForm> = {}, at = morning): PrayerReminder =>
  chooseReminders(nobody, { ...chosen, ...changes }, london, at);
const due = (one: PrayerReminder, at: Date) => {
  const { due, reminder: next } = nextPrayerNotices(one, london, at);
  return { of: due.map(({ day, prayer }) => `${day} ${prayer}`), next };
};
const before = (at: Date, minutes: number) => after(at, -minutes * MINUTE);

test('the next reminder is due the chosen minutes before the next chosen prayer', () => {
  expect(reminder().dueAt).toEqual(before(dhuhr, 15));
  expect(reminder({}, before(dhuhr, 10)).dueAt).toEqual(before(asr, 15));
  expect(reminder({ enabled: false }).dueAt).toBeNull();
});

test('a reminder is about one prayer, and then the next one is due', () => {
  const { of, next } = due(reminder(), before(dhuhr, 14));
  expect(of).toEqual(['2026-11-23 dhuhr']);
  expect(next.dueAt).toEqual(before(asr, 15));
  expect(due(next, before(dhuhr, 13)).of).toEqual([]);
});

test('a reminder is useful until its prayer begins, or for ten minutes', () => {
  const until = (minutesBefore: number) => {
    const one = reminder({ minutesBefore });
    return nextPrayerNotices(one, london, one.dueAt!).due.map(({ expiresAt }) => expiresAt);
  };
  expect(until(15)).toEqual([dhuhr]);
  expect(until(0)).toEqual([after(dhuhr, 10 * MINUTE)]);
});

test('nothing is sent before it is due', () => {
  expect(due(reminder(), before(dhuhr, 16)).of).toEqual([]);
});

test('each prayer has one reminder, whatever is changed since', () => {
  const { next } = due(reminder(), before(dhuhr, 15));
  const later = chooseReminders(next, { ...chosen, minutesBefore: 5, method: 'Karachi' }, london, before(dhuhr, 12));
  expect(later.dueAt).toEqual(before(asr, 5));
  expect(due(later, before(dhuhr, 4)).of).toEqual([]);
});

test('after an outage only useful reminders are sent', () => {
  expect(due(reminder(), before(dhuhr, 1)).of).toEqual(['2026-11-23 dhuhr']);
  const late = due(reminder(), after(dhuhr, 2 * MINUTE));
  expect(late.of).toEqual([]);
  expect(late.next.dueAt).toEqual(before(asr, 15));
  const inTheEvening = after(dhuhr, 20 * DAY + 6 * HOUR);
  const muchLater = due(reminder(), inTheEvening);
  expect(muchLater.of).toEqual([]);
  expect(muchLater.next.dueAt! > inTheEvening).toBe(true);
});

test('one that comes with the prayer itself may be a few minutes late', () => {
  const withPrayer = reminder({ minutesBefore: 0 });
  expect(due(withPrayer, after(dhuhr, 9 * MINUTE)).of).toEqual(['2026-11-23 dhuhr']);
  expect(due(withPrayer, after(dhuhr, 10 * MINUTE)).of).toEqual([]);
});

test('each prayer has one reminder in the night in which the clock goes back', () => {
  let one = reminder({ prayers: ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] }, new Date('2026-10-24T12:00:00Z'));
  const all: string[] = [];
  for (let at = new Date('2026-10-24T12:00:00Z'); at < new Date('2026-10-26T00:00:00Z'); at = after(at, MINUTE)) {
    const { of, next } = due(one, at);
    all.push(...of);
    one = next;
  }
  expect(all).toEqual([
    ...['asr', 'maghrib', 'isha'].map((prayer) => `2026-10-24 ${prayer}`),
    ...['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'].map((prayer) => `2026-10-25 ${prayer}`),
  ]);
});

import { expect, test } from 'vitest';
import {
  formatDay,
  formatHijri,
  formatMoney,
  formats,
  formatTime,
  formatTimeOfDay,
  setTimeZone,
  toneOfCompletion,
  setDateLanguage,
} from './format.ts';

test('a time is shown as in Britain: day, short month, year and time', () => {
  expect(formatTime('2026-11-12T18:02:00')).toBe('12 Nov 2026, 18:02');
  expect(formatDay('2026-11-12T18:02:00')).toBe('12 Nov 2026');
});

test('Arabic and Urdu dates have names of months, and the digits of addresses', () => {
  setDateLanguage('ar');
  expect([formatDay('2026-11-12T18:02:00'), formatHijri('2027-02-26')]).toEqual(['12 نوفمبر 2026', '19 رمضان 1448 هـ']);
  setDateLanguage('ur');
  expect(formatTime('2026-11-12T18:02:00')).toBe('12 نومبر، 2026، 18:02');
  setDateLanguage('en');
});

test.each([null, undefined, '', 'yesterday'])('an invalid time (%s) is shown as a dash', (value) => {
  expect(formatTime(value)).toBe('–');
});

test.each([
  [100, 'ok'],
  [80, 'ok'],
  [79, 'wait'],
  [50, 'wait'],
  [49, 'end'],
  [0, 'end'],
])('a completion of %i is shown as %s', (percent, tone) => {
  expect(toneOfCompletion(percent)).toBe(tone);
});

test.each([
  ['15.99', '£15.99'],
  ['60.00', '£60.00'],
  ['0.00', '£0.00'],
])('%s is shown as %s', (pounds, shown) => {
  expect(formatMoney(pounds)).toBe(shown);
});

test('the number of cached formats is bounded', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  for (const shownLanguage of ['en', 'ar', 'ur'] as const) {
    setDateLanguage(shownLanguage);
    for (const zone of zones) {
      setTimeZone(zone);
      for (const format of [formatTime, formatDay, formatTimeOfDay]) format('2026-11-12T18:02:00Z');
    }
  }
  setTimeZone(undefined);
  setDateLanguage('en');
  expect(zones.length).toBeGreaterThan(400);
  expect(formats.size).toBeLessThanOrEqual(200);
});

import { expect, test } from 'vitest';
import { dayIn, endOfDayIn } from './local-day.ts';

test.each([
  ['UTC', '2027-01-10', '2027-01-11T00:00:00.000Z'],
  ['Pacific/Auckland', '2027-01-10', '2027-01-10T11:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-10', '2027-01-10T10:00:00.000Z'],
  ['Etc/GMT+12', '2027-01-10', '2027-01-11T12:00:00.000Z'],
  ['Asia/Kathmandu', '2027-01-10', '2027-01-10T18:15:00.000Z'],
  // The clock changes during the day, or at its end.
  ['Europe/London', '2027-03-28', '2027-03-28T23:00:00.000Z'],
  ['Europe/London', '2027-10-31', '2027-11-01T00:00:00.000Z'],
  ['America/Santiago', '2027-09-04', '2027-09-05T04:00:00.000Z'],
  ['America/Santiago', '2027-04-03', '2027-04-04T04:00:00.000Z'],
])('in %s the day %s has passed at %s', (zone, day, end) => {
  expect(endOfDayIn(zone, day).toISOString()).toBe(end);
  expect(dayIn(zone, new Date(endOfDayIn(zone, day).getTime() - 1))).toBe(day);
});

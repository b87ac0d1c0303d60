import { expect, test } from 'vitest';
import { DomainError } from '../errors.ts';
import { chosenMorning } from './chosen-morning.ts';

const now = new Date('2026-11-26T20:00:00Z');
const morningOf = (day: string, zone: string) => {
  try {
    return chosenMorning('from', day, zone, now).toISOString();
  } catch (error) {
    if (error instanceof DomainError) return Object.keys(error.fields ?? {}).join();
    throw error;
  }
};

test.each([
  ['2026-11-25', 'Europe/London', 'from'],
  ['2026-11-26', 'Europe/London', 'from'],
  ['2026-11-27', 'Europe/London', '2026-11-27T08:00:00.000Z'],
  // There, the 27th began three hours ago.
  ['2026-11-27', 'Asia/Karachi', 'from'],
  ['2026-11-28', 'Asia/Karachi', '2026-11-28T03:00:00.000Z'],
  ['2026-11-27', 'America/New_York', '2026-11-27T13:00:00.000Z'],
  ['2026-12-10', 'Europe/London', '2026-12-10T08:00:00.000Z'],
  ['2026-12-11', 'Europe/London', 'from'],
])('the morning of %s in %s: %s', (day, zone, expected) => {
  expect(morningOf(day, zone)).toBe(expected);
});

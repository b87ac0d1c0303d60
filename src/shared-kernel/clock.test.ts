import { expect, test } from 'vitest';
import { addMonths } from './clock.ts';

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2024-01-31T10:00:00Z', 1, '2024-02-29T10:00:00.000Z'],
  ['2026-11-15T23:59:59Z', 3, '2027-02-15T23:59:59.000Z'],
])('%s and %i months is %s: counted from the first day, a missing day becomes the last one', (from, months, to) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(to);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../testing/server/database.ts';

const db = await testDatabase();
const own = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Pacific/Auckland';
});
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

test('a day is read as written, in UTC, whatever the time zone', async () => {
  const at = new Date('2026-11-22T23:30:00Z');
  expect(at.getDate(), 'the process is elsewhere').toBe(23);
  const { rows } = await db.raw(`select date '1990-06-15' as day, :at::timestamptz as at, :at::date as today`, { at });
  expect(rows).toEqual([{ day: '1990-06-15', at, today: '2026-11-22' }]);
});

import { expect, test } from 'vitest';
import { testDatabase } from '../testing/server/database.ts';
import { after, DAY, FixedClock, HOUR } from './clock.ts';
import { Budgets } from './budgets.ts';

const db = await testDatabase();
const budget = { name: 'profiles read by an account', perDay: 500 };
const noon = new Date('2026-06-01T12:00:00Z');

test('a budget limits different items in a day and starts again the next day', async () => {
  const clock = new FixedClock(noon);
  const own = new Budgets({ db, clock, on: true });
  for (let n = 0; n < budget.perDay; n++) await own.spend(budget, 'amina', `${n}`);
  const refused = { code: 'common.rate-limited', details: { retryAfter: 12 * 3600 } };
  await expect(own.spend(budget, 'amina', 'one more')).rejects.toMatchObject(refused);
  await own.spend(budget, 'amina', '7');
  await own.spend(budget, 'yusuf', 'one more');
  clock.set(after(noon, 12 * HOUR));
  await own.spend(budget, 'amina', 'one more');
});

test('yesterday’s items are deleted, and nobody is identified', async () => {
  const clock = new FixedClock(noon);
  const own = new Budgets({ db, clock, on: true });
  await own.spend(budget, 'amina', '1001');
  expect(JSON.stringify(await db('kernel.quota_usage'))).not.toMatch(/amina|1001/);
  clock.set(after(noon, 2 * DAY));
  await own.purge();
  expect(await db('kernel.quota_usage')).toEqual([]);
});

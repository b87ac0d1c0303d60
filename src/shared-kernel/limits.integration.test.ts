import { expect, test } from 'vitest';
import { testDatabase } from '../app/testing/database.ts';
import { after, DAY, FixedClock } from './clock.ts';
import { Limits, networkOf } from './limits.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2026-06-01T12:00:00Z'));
const two = [new Limits({ db, clock, on: true }), new Limits({ db, clock, on: true })];

test('parallel tries count one by one, also over two processes', async () => {
  const tries = Array.from({ length: 40 }, (_, n) => two[n % 2]!.take('sign-in of an account', 'amina'));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('a refusal tells the seconds to wait, and a try during the wait does not lengthen it', async () => {
  const [limits] = two as [Limits];
  for (let n = 0; n < 5; n++) await limits.take('sign-in of an account', 'yusuf');
  const refused = { code: 'common.too-many', details: { retryAfter: 30 } };
  await expect(limits.take('sign-in of an account', 'yusuf')).rejects.toMatchObject(refused);
  await expect(limits.take('sign-in of an account', 'yusuf')).rejects.toMatchObject(refused);
  await limits.take('sign-in of an account', 'somebody else');
});

test("at most 100 guesses of an account's password can be made in a day, from everywhere together", async () => {
  const began = clock.now();
  let guesses = 0;
  for (const name of ['sign-in of an account', 'sign-in on a known device', 'guesses within a session'] as const) {
    for (clock.set(began); clock.now() < after(began, DAY);) {
      if (await two[0]!.permits(name, 'hafsa')) guesses++;
      else clock.set((await db('kernel.limit_bucket').where({ name }).first('blocked_until')).blocked_until);
    }
  }
  clock.set(began);
  expect(guesses).toBeGreaterThan(50);
  expect(guesses).toBeLessThanOrEqual(100);
});

test('switched off, nothing is counted', async () => {
  const off = new Limits({ db, clock, on: false });
  for (let n = 0; n < 20; n++) await off.take('sign-in of an account', 'idris');
  expect(await db('kernel.limit_bucket')).toEqual([]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a try whose time is a little earlier than the last one is not refused for that', async () => {
  const earlier = new Limits({ db, clock: new FixedClock(new Date('2026-06-01T11:59:59.990Z')), on: true });
  await two[0]!.take('sign-in from an address', '203.0.113.9');
  await expect(earlier.take('sign-in from an address', '203.0.113.9')).resolves.toBeUndefined();
});

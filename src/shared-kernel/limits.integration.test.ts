import { expect, test } from 'vitest';
import { testDatabase } from '../app/testing/database.ts';
import { after, DAY, FixedClock } from './clock.ts';
import { DomainError } from './errors.ts';
import { Limits, networkOf } from './limits.ts';
import { createLogger } from './logger.ts';
import { Tx } from './unit-of-work.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2026-06-01T12:00:00Z'));
const lines: string[] = [];
const log = createLogger('error', { write: (line) => lines.push(line) });
const two = [new Limits({ db, clock, log, on: true }), new Limits({ db, clock, log, on: true })];

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
  const off = new Limits({ db, clock, log, on: false });
  for (let n = 0; n < 20; n++) await off.take('sign-in of an account', 'idris');
  expect(await db('kernel.limit_bucket')).toEqual([]);
});

test('where only the counting fails, people get through, their transaction goes on, and the log tells of it', async () => {
  const [limits] = two as [Limits];
  await db.raw('alter table kernel.limit_bucket rename to away');
  try {
    await limits.take('sign-in of an account', 'asma');
    await db.transaction(async (trx) => {
      await limits.inside(new Tx(trx)).take('sign-in of an account', 'asma');
      await trx.raw('select 1');
    });
  } finally {
    await db.raw('alter table kernel.away rename to limit_bucket');
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain('asma');
});

test('in a transaction that is undone, nothing was tried', async () => {
  const [limits] = two as [Limits];
  const undone = db.transaction(async (trx) => {
    for (let n = 0; n < 5; n++) await limits.inside(new Tx(trx)).take('sign-in of an account', 'musa');
    await expect(limits.inside(new Tx(trx)).take('sign-in of an account', 'musa')).rejects.toThrow(DomainError);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await limits.take('sign-in of an account', 'musa');
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
  const earlier = new Limits({ db, log, clock: new FixedClock(new Date('2026-06-01T11:59:59.990Z')), on: true });
  await two[0]!.take('sign-in from an address', '203.0.113.9');
  await expect(earlier.take('sign-in from an address', '203.0.113.9')).resolves.toBeUndefined();
});

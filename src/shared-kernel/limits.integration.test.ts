import { expect, test } from 'vitest';
import { testDatabase } from '../testing/server/database.ts';
import { DAY, FixedClock, MINUTE } from './clock.ts';
import { DomainError } from './errors.ts';
import { Limits, namedLimits, networkOf } from './limits.ts';
import { createLogger } from './runtime/logger.ts';
import { Tx } from './tx.ts';

const { 'sign-in': SIGN_IN } = namedLimits({
  'sign-in': { free: 5, firstWait: 30_000, longestWait: 30 * MINUTE, forgottenAfter: DAY },
});
const db = await testDatabase();
const clock = new FixedClock(new Date('2026-06-01T12:00:00Z'));
const lines: string[] = [];
const log = createLogger('error', { write: (line) => lines.push(line) });
const two = [new Limits({ db, clock, log, on: true }), new Limits({ db, clock, log, on: true })];

test('parallel tries are counted one by one, even by two processes', async () => {
  const tries = Array.from({ length: 40 }, (_, n) => two[n % 2]!.consume(SIGN_IN, 'amina'));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('a refusal has the seconds to wait, and a try during the wait does not lengthen it', async () => {
  const [limits] = two as [Limits];
  for (let n = 0; n < 5; n++) await limits.consume(SIGN_IN, 'yusuf');
  const refused = { code: 'common.rate-limited', details: { retryAfter: 30 } };
  await expect(limits.consume(SIGN_IN, 'yusuf')).rejects.toMatchObject(refused);
  await expect(limits.consume(SIGN_IN, 'yusuf')).rejects.toMatchObject(refused);
  await limits.consume(SIGN_IN, 'somebody else');
});

test('nothing is counted if limits are off', async () => {
  const off = new Limits({ db, clock, log, on: false });
  for (let n = 0; n < 20; n++) await off.consume(SIGN_IN, 'idris');
  expect(await db('kernel.limit_bucket')).toEqual([]);
});

test('if only the counting fails, people get through, their transaction continues, and the failure is logged', async () => {
  const [limits] = two as [Limits];
  await db.raw('alter table kernel.limit_bucket rename to away');
  try {
    await limits.consume(SIGN_IN, 'asma');
    await db.transaction(async (trx) => {
      await limits.inside(new Tx(trx)).consume(SIGN_IN, 'asma');
      await trx.raw('select 1');
    });
  } finally {
    await db.raw('alter table kernel.away rename to limit_bucket');
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain('asma');
});

test('a rollback undoes the try', async () => {
  const [limits] = two as [Limits];
  const undone = db.transaction(async (trx) => {
    for (let n = 0; n < 5; n++) await limits.inside(new Tx(trx)).consume(SIGN_IN, 'musa');
    await expect(limits.inside(new Tx(trx)).consume(SIGN_IN, 'musa')).rejects.toThrow(DomainError);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await limits.consume(SIGN_IN, 'musa');
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

test('a try with a slightly earlier time than the last one is not refused', async () => {
  const earlier = new Limits({ db, log, clock: new FixedClock(new Date('2026-06-01T11:59:59.990Z')), on: true });
  await two[0]!.consume(SIGN_IN, '203.0.113.9');
  await expect(earlier.consume(SIGN_IN, '203.0.113.9')).resolves.toBeUndefined();
});

import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { countDeadlocks, expectNoDeadlocks } from './deadlocks.ts';
import { createDatabase, databaseOn, dropDatabase } from './postgres.ts';

/** A database for deliberate deadlocks, which no other test counts. */
const PROVOKED = `${inject('templateDatabase')}_deadlocks_${process.env['VITEST_POOL_ID']}`;
const server = inject('postgresUrl');

beforeAll(() => createDatabase(server, PROVOKED));
afterAll(() => dropDatabase(server, PROVOKED));

/** Two transactions lock the rows of `first` and `second` in these orders. Returns how each ended. */
async function lockInOrders(...orders: [number, number][]): Promise<string[]> {
  const db = openDatabase(databaseOn(server, PROVOKED));
  try {
    await db.raw('create table if not exists thing (id integer primary key)');
    await db.raw('insert into thing values (1), (2) on conflict do nothing');
    const trxs = await Promise.all(orders.map(() => db.transaction()));
    const lock = (n: number, place: 0 | 1) =>
      trxs[n]!.raw(`select from thing where id = ${orders[n]![place]} for update`);
    for (const trx of trxs) await trx.raw(`set local deadlock_timeout = '10ms'`);
    const firsts = orders.map((_, n) => lock(n, 0));
    // If both want the same row, one of them waits until the other has ended.
    await (new Set(orders.map(([row]) => row)).size === 1 ? Promise.race(firsts) : Promise.all(firsts));
    const ends = orders.map(async (_, n) => {
      try {
        await firsts[n];
        await lock(n, 1);
        await trxs[n]!.commit();
        return 'committed';
      } catch (error) {
        await trxs[n]!.rollback();
        return (error as { code: string }).code;
      }
    });
    return await Promise.all(ends);
  } finally {
    await db.destroy();
  }
}

test('locks in the same order do not deadlock', async () => {
  expect(await lockInOrders([1, 2], [1, 2])).toEqual(['committed', 'committed']);
  await expectNoDeadlocks(server, PROVOKED);
});

test('a deadlock is detected and fails the test', async () => {
  const before = await countDeadlocks(server, PROVOKED);
  expect((await lockInOrders([1, 2], [2, 1])).toSorted()).toEqual(['40P01', 'committed']);
  expect(await countDeadlocks(server, PROVOKED)).toBe(before + 1);
  await expect(expectNoDeadlocks(server, PROVOKED, before)).rejects.toThrow(/locks are to be taken in one order/);
  await expectNoDeadlocks(server, PROVOKED, before + 1);
});

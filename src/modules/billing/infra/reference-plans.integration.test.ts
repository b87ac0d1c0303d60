import { beforeEach, expect, test } from 'vitest';
import { Tx } from '#kernel/tx.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { plans, seedPlans } from './reference-plans.ts';

const db = await testDatabase();
const start = () => db.transaction((trx) => seedPlans(new Tx(trx)));
const codes = async (): Promise<string[]> =>
  (await db('billing.plan').orderBy('display_order')).map(({ code }) => code);
beforeEach(start);

test('a new database has the plans of the specification', async () => {
  expect(await codes()).toEqual(plans.map(({ code }) => code));
});

test('a restart restores no deleted plan and keeps changes', async () => {
  await db('billing.plan').where({ code: 'six_month' }).delete();
  await db('billing.plan').where({ code: 'monthly' }).update({ name: 'Month by month' });
  await start();
  expect(await codes()).toEqual(['free', 'monthly', 'lifetime']);
  expect(await db('billing.plan').where({ code: 'monthly' }).first('name')).toEqual({ name: 'Month by month' });
});

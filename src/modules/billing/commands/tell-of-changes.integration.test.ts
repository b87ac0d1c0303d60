import { expect, test } from 'vitest';
import { addMonths, after, DAY, FixedClock } from '#kernel/clock.ts';
import { withFact } from '#kernel/events.ts';
import { newId, type PlanId, type UserId } from '#kernel/ids.ts';
import { ask } from '#kernel/persistence/question.ts';
import { UnitOfWork, type Tx } from '#kernel/unit-of-work.ts';
import { testDatabase } from '../../../testing/database.ts';
import { ComplimentaryAccess } from '../domain/complimentary-access.ts';
import { Entitlements } from '../domain/entitlements.ts';
import { entitlementChanged } from '../events.ts';
import { HOLDINGS } from '../infra/holdings.ts';
import { complimentaryAccesses } from '../infra/objection-complimentary-access.ts';
import { seedPlans } from '../infra/reference-plans.ts';
import { toldStandings as told } from '../infra/knex-told-standings.ts';
import { TellOfChanges } from './tell-of-changes.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2027-03-01T10:00:00Z'));
const uow = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
const entitlements = new Entitlements({ clock, told, holdings: () => Promise.resolve([]) });
const sweep = new TellOfChanges({ uow, clock, told, entitlements, people: { lock: () => Promise.resolve() } });

test('one account of which nothing can be told holds up nobody whose plan ended after his', async () => {
  const [first, second] = [newId<UserId>(clock.now()), newId<UserId>(clock.now())];
  await uow.run(async (tx) => {
    await told.keep(tx, first, after(clock.now(), -2 * DAY));
    await told.keep(tx, second, after(clock.now(), -DAY));
  });
  const heard: UserId[] = [];
  let refuses = true;
  uow.subscribe([
    withFact(entitlementChanged, 'testing.hears', async (_, { accountId }) => {
      if (refuses && accountId === first) throw new Error('This account cannot be told');
      heard.push(accountId);
    }),
  ]);
  await expect(sweep.execute()).rejects.toThrow(`1 of 2 failed: ["${first}"]`);
  expect(heard).toEqual([second]);
  refuses = false;
  await sweep.execute();
  await sweep.execute();
  expect(heard).toEqual([second, first]);
});

test('of two plans that are granted at once whoever tells last tells of both', async () => {
  const heard: (string | null)[] = [];
  const granting = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
  granting.subscribe([
    withFact(entitlementChanged, 'testing.hears', async (_, { validUntil }) => {
      heard.push(validUntil);
    }),
  ]);
  await granting.run(seedPlans);
  const plans: PlanId[] = await db('billing.plan').where('request_limit', '>', 0).orderBy('id').pluck('id');
  const accountId = newId<UserId>(clock.now());
  const holdings = (tx: Tx, account: UserId) => ask(tx.db, HOLDINGS, { accountId: account });
  const telling = new Entitlements({ clock, told, holdings });
  const grant = async (tx: Tx, planId: PlanId, months: number) => {
    await complimentaryAccesses.save(tx, ComplimentaryAccess.grant(accountId, planId, months, null, clock.now()));
    await telling.tell(tx, accountId);
  };

  const [granted, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = granting.run(async (tx) => {
    await grant(tx, plans[0]!, 1);
    granted.resolve();
    await both.promise;
  });
  await granted.promise;
  let isTold = false;
  const second = granting
    .run((tx) => grant(tx, plans[1]!, 12))
    .finally(() => {
      isTold = true;
    });
  const locked = db('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereRaw('datname = current_database()');
  await expect.poll(async () => isTold || (await locked.clone()).length > 0).toBe(true);
  both.resolve();
  await Promise.all([first, second]);
  expect(heard.at(-1)).toBe(addMonths(clock.now(), 12).toISOString());
});

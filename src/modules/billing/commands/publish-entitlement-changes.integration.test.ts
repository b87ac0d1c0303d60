import { expect, test } from 'vitest';
import { addMonths, after, DAY, FixedClock } from '#kernel/clock.ts';
import { inTransaction } from '#kernel/events.ts';
import { newId, type PlanId, type UserId } from '#kernel/values/ids.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import type { Tx } from '#kernel/tx.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { ComplimentaryAccess } from '../domain/complimentary-access.ts';
import { Entitlements } from '../domain/entitlements.ts';
import { entitlementChanged } from '../events.ts';
import { ACTIVE_PLANS } from '../infra/active-plans.ts';
import { complimentaryAccesses } from '../infra/complimentary-access-repository.ts';
import { seedPlans } from '../infra/reference-plans.ts';
import { publishedEntitlements as published } from '../infra/published-entitlements-repository.ts';
import { PublishEntitlementChanges } from './publish-entitlement-changes.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2027-03-01T10:00:00Z'));
const uow = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
const entitlements = new Entitlements({ clock, published, activePlans: () => Promise.resolve([]) });
const sweep = new PublishEntitlementChanges({
  uow,
  clock,
  published,
  entitlements,
  people: { lock: () => Promise.resolve() },
});

test('a failing account does not delay the accounts after it', async () => {
  const [first, second] = [newId<UserId>(clock.now()), newId<UserId>(clock.now())];
  await uow.run(async (tx) => {
    await published.save(tx, first, after(clock.now(), -2 * DAY));
    await published.save(tx, second, after(clock.now(), -DAY));
  });
  const received: UserId[] = [];
  let refuses = true;
  uow.subscribe([
    inTransaction(entitlementChanged, 'testing.hears', async (_, { accountId }) => {
      if (refuses && accountId === first) throw new Error('This account cannot be told');
      received.push(accountId);
    }),
  ]);
  await expect(sweep.execute()).rejects.toThrow(`1 of 2 failed: ["${first}"]`);
  expect(received).toEqual([second]);
  refuses = false;
  await sweep.execute();
  await sweep.execute();
  expect(received).toEqual([second, first]);
});

test('of two parallel grants the last publication includes both', async () => {
  const received: (string | null)[] = [];
  const granting = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
  granting.subscribe([
    inTransaction(entitlementChanged, 'testing.hears', async (_, { validUntil }) => {
      received.push(validUntil);
    }),
  ]);
  await granting.run(seedPlans);
  const plans: PlanId[] = await db('billing.plan').where('request_limit', '>', 0).orderBy('id').pluck('id');
  const accountId = newId<UserId>(clock.now());
  const activePlans = (tx: Tx, account: UserId) => runQuery(tx.db, ACTIVE_PLANS, { accountId: account });
  const publishing = new Entitlements({ clock, published, activePlans });
  const grant = async (tx: Tx, planId: PlanId, months: number) => {
    await complimentaryAccesses.save(tx, ComplimentaryAccess.grant(accountId, planId, months, null, clock.now()));
    await publishing.publish(tx, accountId);
  };

  const [granted, both] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = granting.run(async (tx) => {
    await grant(tx, plans[0]!, 1);
    granted.resolve();
    await both.promise;
  });
  await granted.promise;
  let isNotified = false;
  const second = granting
    .run((tx) => grant(tx, plans[1]!, 12))
    .finally(() => {
      isNotified = true;
    });
  const locked = db('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereRaw('datname = current_database()');
  await expect.poll(async () => isNotified || (await locked.clone()).length > 0).toBe(true);
  both.resolve();
  await Promise.all([first, second]);
  expect(received.at(-1)).toBe(addMonths(clock.now(), 12).toISOString());
});

import { expect, test } from 'vitest';
import { after, DAY, FixedClock } from '#kernel/clock.ts';
import { withFact } from '#kernel/events.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase } from '../../../testing/database.ts';
import { Entitlements } from '../domain/entitlements.ts';
import { entitlementChanged } from '../events.ts';
import { toldStandings as told } from '../infra/knex-told-standings.ts';
import { TellOfChanges } from './tell-of-changes.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2027-03-01T10:00:00Z'));
const uow = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
const entitlements = new Entitlements({ clock, told, holdings: () => Promise.resolve([]) });
const sweep = new TellOfChanges({ uow, clock, told, entitlements });

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

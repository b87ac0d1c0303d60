import { expect, test } from 'vitest';
import { FixedClock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { customers } from './customers-repository.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2027-03-01T10:00:00Z'));
const uow = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });

test('adding a known customer changes nothing of him', async () => {
  const [accountId, signUpId] = [newId<UserId>(clock.now()), newId(clock.now())];
  const fresh = { id: 'cus_1', accountId: null, signUpId, version: 0 };
  const served = { ...fresh, accountId, version: 1 };
  await uow.run(async (tx) => {
    await customers.add(tx, fresh);
    await customers.save(tx, served);
  });
  await uow.run((tx) => customers.add(tx, fresh));
  expect(await uow.run((tx) => customers.find(tx, 'cus_1'))).toEqual(served);
});

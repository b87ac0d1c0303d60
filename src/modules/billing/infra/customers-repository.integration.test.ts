import { expect, test } from 'vitest';
import { after, DAY, FixedClock } from '#kernel/clock.ts';
import type { Pence } from '#kernel/values/money.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { customers } from './customers-repository.ts';
import { seedPlans } from './reference-plans.ts';

interface Payer {
  isMember: boolean;
  state: 'open' | 'paid' | 'expired';
  openedAt: Date;
}

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

test('who began to pay and never did is removed after a week, member or not; who paid or only lately began stays', async () => {
  const at = clock.now();
  await uow.run(seedPlans);
  const planId = (await db('billing.plan').where({ code: 'monthly' }).first('id'))!.id;
  const [weekAgo, today] = [after(at, -8 * DAY), after(at, -DAY)];
  const payer = async (id: string, { isMember, state, openedAt }: Payer) => {
    const buyer = isMember ? { account_id: newId<UserId>(at) } : { sign_up_id: newId(at) };
    await db('billing.customer').insert({ id, ...buyer });
    const order = { customer_id: id, plan_id: planId, price_pence: 1599 as Pence, state, opened_at: openedAt };
    await db('billing.checkout').insert({ id: newId(at), ...buyer, ...order });
  };

  await payer('cus_member', { isMember: true, state: 'expired', openedAt: weekAgo });
  await payer('cus_sign_up', { isMember: false, state: 'expired', openedAt: weekAgo });
  await payer('cus_paid', { isMember: true, state: 'paid', openedAt: weekAgo });
  await payer('cus_open', { isMember: true, state: 'open', openedAt: weekAgo });
  await payer('cus_lately', { isMember: true, state: 'expired', openedAt: today });
  expect(await uow.run((tx) => customers.unpaidSince(tx, after(at, -7 * DAY), 10))).toEqual([
    'cus_member',
    'cus_sign_up',
  ]);
});

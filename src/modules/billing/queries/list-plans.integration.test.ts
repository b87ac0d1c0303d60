import { expect, test } from 'vitest';
import { after, DAY, FixedClock } from '#kernel/clock.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { payments } from '../infra/payments-repository.ts';
import { seedPlans } from '../infra/reference-plans.ts';
import { ListPlans } from './list-plans.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2027-03-01T10:00:00Z'));
const uow = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
const tags = async () =>
  (await new ListPlans({ db, clock }).execute()).map(({ name, tag }) => [name, tag]).filter(([, tag]) => tag !== null);

test('six months is our suggestion, and most popular by 20 sales of the last 90 days', async () => {
  await uow.run(seedPlans);
  const { id: planId } = (await db('billing.plan').where({ code: 'six_month' }).first('id'))!;
  let sold = 0;
  const sell = (paidAt: Date, isFirst = true) =>
    uow.run((tx) => {
      const id = newId(clock.now());
      return payments.save(tx, {
        id,
        accountId: newId<UserId>(clock.now()),
        subscription: newId(clock.now()),
        planId,
        invoiceId: `in_${++sold}`,
        paymentIntentId: `pi_${sold}`,
        number: `M-${sold}`,
        subtotal: penceOf(6000),
        amount: penceOf(6000),
        refunded: penceOf(0),
        isFirst,
        wasReminded: false,
        isDisputed: false,
        card: null,
        paidAt,
        periodStart: paidAt,
        periodEnd: null,
      });
    });
  for (let n = 0; n < 19; n++) await sell(after(clock.now(), -DAY));
  // Neither an old sale nor a renewal counts.
  await sell(after(clock.now(), -91 * DAY));
  await sell(after(clock.now(), -DAY), false);
  expect(await tags()).toEqual([['6 Months', 'suggestion']]);
  await sell(after(clock.now(), -89 * DAY));
  expect(await tags()).toEqual([['6 Months', 'popular']]);
});

import { expect, test } from 'vitest';
import { after, DAY, FixedClock } from '#kernel/clock.ts';
import { newId, type PlanId, type UserId } from '#kernel/values/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase } from '../../../testing/server/database.ts';
import { Checkout } from '../domain/checkout.ts';
import type { OutboundJob } from '../domain/outbound-job.ts';
import type { PaymentProvider } from '../domain/payment-provider.ts';
import { checkouts } from '../infra/checkouts-repository.ts';
import { plans } from '../infra/plans-repository.ts';
import { providerEvents as events } from '../infra/provider-events-repository.ts';
import { subscriptions } from '../infra/subscriptions-repository.ts';
import { seedPlans } from '../infra/reference-plans.ts';
import { Reconcile } from './reconcile.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2027-03-01T10:00:00Z'));
const uow = new UnitOfWork({ db, clock, outbox: { write: () => Promise.resolve() } });
const provider = { missedEvents: () => Promise.resolve([]) } as Partial<PaymentProvider> as PaymentProvider;

/** A sign-up's checkout older than a day, and a run of `Reconcile` for it. */
async function lapsed() {
  const outboundJobs: OutboundJob[] = [];
  const add = (_: unknown, outboundJob: OutboundJob) => Promise.resolve(void outboundJobs.push(outboundJob));
  const look = new Reconcile({ uow, clock, provider, checkouts, subscriptions, plans, events, outboundJobs: { add } });
  const openedAt = after(clock.now(), -DAY - 1);
  const [id, signUpId] = [newId(openedAt), newId(openedAt)];
  await uow.run(async (tx) => {
    await seedPlans(tx);
    await tx.db('billing.plan').update({ stripe_price_id: 'price_1' });
    const monthly = (await tx.db('billing.plan').where({ code: 'monthly' }).first('id'))!.id as PlanId;
    const order = { id, accountId: null, signUpId, customerId: 'cus_1', planId: monthly, replaces: null, openedAt };
    const amounts = { price: penceOf(1599), credit: penceOf(0), credited: null, discount: penceOf(0) };
    const payment = { subscriptionId: 'sub_1', invoiceId: 'in_1', paymentIntentId: 'pi_1', amountDue: penceOf(1599) };
    await checkouts.save(tx, Checkout.open({ ...order, ...amounts, promoCodeId: null }).started(payment));
  });
  const stateOf = async () => (await db('billing.checkout').where({ id }).first('state', 'account_id'))!;
  return { id, look, outboundJobs, stateOf };
}

test('a checkout unpaid for a day expires, and its order is abandoned', async () => {
  const { look, outboundJobs, stateOf } = await lapsed();
  await look.execute();
  expect(await stateOf()).toEqual({ state: 'expired', account_id: null });
  expect(outboundJobs).toEqual([{ do: 'abandon', subscription: 'sub_1', invoice: 'in_1', customer: 'cus_1' }]);
});

test('a checkout paid at the moment of its expiry stays paid', async () => {
  const { id, look, outboundJobs, stateOf } = await lapsed();
  const account = newId<UserId>(clock.now());
  const waits = async () =>
    (await db.raw(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .rowCount > 0;
  let isDone = false;
  const { looking } = await uow.run(async (tx) => {
    const checkout = (await checkouts.find(tx, id))!;
    await checkouts.save(tx, checkout.paid(account));
    const looking = look.execute().finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await waits())).toBe(true);
    return { looking };
  });
  await looking;
  expect(await stateOf()).toEqual({ state: 'paid', account_id: account });
  expect(outboundJobs).toEqual([]);
});

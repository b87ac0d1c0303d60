import { expect, test } from 'vitest';
import { DAY, HOUR } from '#kernel/clock.ts';
import { anAdmin, expectOk, PASSWORD } from '../../../testing/people.ts';
import { aPayer, callStripe, confirmPayment, intentOf, PLANS, type Payer } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** Moves the clock and signs in again, because that ends sessions. */
async function wait(milliseconds: number, { email, browser }: Payer): Promise<void> {
  await product.current.advance(`PT${Math.round(milliseconds / 1000)}S`);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
}
const statusOf = async ({ browser }: Payer) => (await browser.get('/api/subscription/status')).body;
/** Moves the clock close to the renewal of the plan. */
async function waitForRenewal(payer: Payer, beyond: number): Promise<void> {
  const { subscriptionExpiresAt } = await statusOf(payer);
  const left = new Date(subscriptionExpiresAt).getTime() - (await product.current.now()).getTime();
  await wait(left + beyond, payer);
}
const open = async ({ browser }: Payer, planId: number) =>
  (await expectOk('Checkout', browser.post('/api/create-upgrade-checkout-session', { planId }))).body;
async function pay({ browser }: Payer, { clientSecret }: { clientSecret: string }): Promise<void> {
  await expectOk('Payment', confirmPayment(product.current, clientSecret));
  const paymentIntentId = intentOf(clientSecret);
  await expectOk('Verification', browser.post('/api/verify-upgrade-payment', { paymentIntentId }));
  await product.current.waitForIdle();
}
/** Payments and their refunds, oldest first. */
const moneyOf = async ({ browser }: Payer) =>
  (await browser.get('/api/subscription/invoices')).body
    .map(({ amountPaid, amountRefunded }: Record<string, string>) => [amountPaid, amountRefunded])
    .toReversed();

test('an upgrade before the renewal credits the current period, and the renewal is not charged', async () => {
  const payer = await aPayer(product.current, 'Salman');
  await waitForRenewal(payer, HOUR / 2);
  const checkout = await open(payer, PLANS.lifetime);
  expect(checkout).toMatchObject({ credit: '0.00', amountDue: '99.99' });
  await pay(payer, checkout);
  await wait(2 * HOUR, payer);
  expect(await moneyOf(payer)).toEqual([
    ['15.99', '0.00'],
    ['99.99', '0.00'],
  ]);
});

test('a payment started before the end of the period is started again after it', async () => {
  const payer = await aPayer(product.current, 'Idris');
  await waitForRenewal(payer, -HOUR);
  const early = await open(payer, PLANS.lifetime);
  expect(Number(early.credit)).toBeGreaterThan(0);
  await waitForRenewal(payer, HOUR / 2);
  const late = await open(payer, PLANS.lifetime);
  expect([late.credit, late.clientSecret === early.clientSecret]).toEqual(['0.00', false]);
});

test('after the renewal its charge is credited, even for a payment started before', async () => {
  const payer = await aPayer(product.current, 'Bilal', { planId: PLANS.sixMonth });
  await waitForRenewal(payer, -HOUR);
  const early = await open(payer, PLANS.lifetime);
  expect(Number(early.credit)).toBeLessThan(0.05);
  await wait(3 * HOUR, payer);
  const late = await open(payer, PLANS.lifetime);
  expect(Number(late.credit)).toBeGreaterThan(59.9);
  await pay(payer, late);
  expect(await moneyOf(payer)).toEqual([
    ['60.00', '0.00'],
    ['60.00', '0.00'],
    [late.amountDue, '0.00'],
  ]);
});

test('a renewal charged during an upgrade payment is refunded', async () => {
  const payer = await aPayer(product.current, 'Harun', { planId: PLANS.sixMonth });
  await waitForRenewal(payer, -HOUR);
  const begun = await open(payer, PLANS.lifetime);
  await wait(3 * HOUR, payer);
  expect(await moneyOf(payer)).toHaveLength(2);
  await pay(payer, begun);
  expect(await statusOf(payer)).toMatchObject({ subscriptionPlan: 'lifetime', subscriptionStatus: 'active' });
  expect(await moneyOf(payer)).toEqual([
    ['60.00', '0.00'],
    ['60.00', '60.00'],
    [begun.amountDue, '0.00'],
  ]);
});

/** Refunds as staff may do at the provider, without the console. */
async function refundAtStripe(paymentIntent: string, amount?: number): Promise<void> {
  const form = `payment_intent=${paymentIntent}${amount ? `&amount=${amount}` : ''}`;
  await expectOk('Refund', callStripe(product.current, 'POST', 'refunds', form));
  await product.current.waitForIdle();
}
const undecided = async () =>
  (await (await anAdmin(product.current)).get('/api/admin/refunds?filter={"state":"requested"}')).body.length as number;

test.each([
  ['a plan for life', PLANS.lifetime],
  ['a plan that renews', PLANS.sixMonth],
])(
  'after a chargeback or refund of a payment credited to %s, that plan ends and staff are notified',
  async (_, planId) => {
    const payer = await aPayer(product.current, 'Salim');
    await pay(payer, await open(payer, planId));
    const before = await undecided();
    await refundAtStripe(payer.paymentIntentId);
    expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free' });
    expect(await undecided()).toBe(before + 1);
    // However often the provider reports it.
    await refundAtStripe(payer.paymentIntentId).catch(() => undefined);
    expect(await undecided()).toBe(before + 1);
  },
);

test('a partial refund ends the plan only if it reduces the credited amount', async () => {
  const payer = await aPayer(product.current, 'Zayd');
  await product.current.advance('P10D');
  await expectOk('Sign-in', payer.browser.post('/api/auth/signin', { email: payer.email, password: PASSWORD }));
  const checkout = await open(payer, PLANS.lifetime);
  const used = 1599 - Math.round(Number(checkout.credit) * 100);
  await pay(payer, checkout);
  await refundAtStripe(payer.paymentIntentId, used);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'active' });
  await refundAtStripe(payer.paymentIntentId, 100);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free' });
});

test('of three plans each bought as an upgrade of the one before, the running one ends', async () => {
  const payer = await aPayer(product.current, 'Umar');
  await pay(payer, await open(payer, PLANS.sixMonth));
  await pay(payer, await open(payer, PLANS.lifetime));
  await refundAtStripe(payer.paymentIntentId);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free' });
});

test('a plan bought after the credited one and the restored one had ended continues', async () => {
  const payer = await aPayer(product.current, 'Talha');
  const upgrade = await open(payer, PLANS.lifetime);
  await pay(payer, upgrade);
  await refundAtStripe(intentOf(upgrade.clientSecret));
  // The plan before it is back.
  expect(await statusOf(payer)).toMatchObject({ subscriptionPlan: 'monthly', subscriptionStatus: 'canceled' });
  await wait(40 * DAY, payer);
  await pay(payer, await open(payer, PLANS.sixMonth));
  await refundAtStripe(payer.paymentIntentId);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'active' });
});

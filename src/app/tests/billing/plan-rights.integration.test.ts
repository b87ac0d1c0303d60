import { expect, test } from 'vitest';
import { DAY } from '#kernel/clock.ts';
import { daysBetween } from '../../../modules/billing/domain/refund-window.ts';
import { aBrother, anAdmin, expectOk, grant, PASSWORD, type Person } from '../../../testing/people.ts';
import { aPayer, buy, giveCard, makeOlder, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
type Buyer = Pick<Person, 'email' | 'browser'>;

/** Moves the clock and signs in again, because that ends sessions. */
async function wait(duration: string, { email, browser }: Buyer): Promise<void> {
  await product.current.advance(duration);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
}
const statusOf = async ({ browser }: Pick<Buyer, 'browser'>) => (await browser.get('/api/subscription/status')).body;

/** A request for each action; refusals have a 4xx status. */
const tries: Record<string, (buyer: Buyer) => Promise<{ status: number }>> = {
  cancel: ({ browser }) => browser.post('/api/subscription/cancel'),
  resume: ({ browser }) => browser.post('/api/subscription/resume'),
  'change-card': ({ browser }) => browser.post('/api/subscription/payment-method'),
  'ask-for-refund': ({ browser }) => browser.post('/api/subscription/refund', {}),
};

/** Expects that exactly the offered actions are accepted, and that each offered plan opens a checkout. */
async function expectTrue(buyer: Buyer, but: string[] = []): Promise<void> {
  const { allowedActions, plansToBuy } = await statusOf(buyer);
  for (const planId of [PLANS.monthly, PLANS.sixMonth, PLANS.lifetime]) {
    const { status } = await buyer.browser.post('/api/create-upgrade-checkout-session', { planId });
    expect.soft(status < 300, `plan ${planId} bought`).toBe(plansToBuy.includes(planId));
  }
  expect(allowedActions.includes('buy')).toBe(plansToBuy.length > 0);
  for (const [action, attempt] of Object.entries(tries).toReversed()) {
    if (but.includes(action)) continue;
    expect.soft((await attempt(buyer)).status < 300, action).toBe(allowedActions.includes(action));
  }
}

test('on the free plan every plan can be bought, and nothing else is offered', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  expect(await statusOf(brother)).toMatchObject({
    planName: 'Free',
    paid: null,
    granted: [],
    allowedActions: ['buy'],
    plansToBuy: [PLANS.monthly, PLANS.sixMonth, PLANS.lifetime],
    refund: null,
    agreement: null,
  });
  await expectTrue(brother);
});

test('a renewing plan offers cancellation, upgrades, another card and a refund', async () => {
  const payer = await aPayer(product.current, 'Musa', { beginAtOnce: true });
  const status = await statusOf(payer);
  expect(status).toMatchObject({
    paid: { planName: 'Monthly', status: 'active', price: '15.99', duration: 1, card: 'Visa 4242', renews: true },
    allowedActions: ['buy', 'cancel', 'change-card', 'ask-for-refund'],
    plansToBuy: [PLANS.sixMonth, PLANS.lifetime],
    refund: { kind: 'full', amount: '15.99', card: 'Visa 4242', restores: null },
    refundRequestedAt: null,
  });
  const lastDay = daysBetween(await product.current.now(), new Date(status.refund.until));
  expect(lastDay).toBe(7);
  await makeOlder(product.current, payer, 10);
  expect((await statusOf(payer)).refund).toMatchObject({ kind: 'part', amount: expect.stringMatching(/^1[012]\./) });
  await makeOlder(product.current, payer, 10);
  expect((await statusOf(payer)).refund).toEqual({
    kind: 'later',
    amount: '15.99',
    until: null,
    card: 'Visa 4242',
    restores: null,
  });
  await expectTrue(payer, ['resume']);
  expect(await statusOf(payer)).toMatchObject({
    subscriptionStatus: 'canceled',
    allowedActions: ['resume'],
    plansToBuy: [],
    refund: null,
    refundRequestedAt: expect.any(String),
  });
  await expectTrue(payer, ['cancel']);
});

test('once the paid time is over no refund is offered', async () => {
  const payer = await aPayer(product.current, 'Idris');
  await giveCard(product.current, payer, 'pm_card_chargeCustomerFail');
  await wait('P32D', payer);
  expect(await statusOf(payer)).toMatchObject({ refund: null, paid: { planName: 'Monthly' } });
});

test('a plan paid once offers neither cancellation nor replacement', async () => {
  const payer = await aPayer(product.current, 'Salman', { planId: PLANS.lifetime });
  expect(await statusOf(payer)).toMatchObject({
    paid: { planName: 'Lifetime', expiresAt: null, renews: false, accessUntil: null },
    allowedActions: ['ask-for-refund'],
    plansToBuy: [],
  });
  await expectTrue(payer);
});

test('an unpaid renewal shows until when to change the card; after access ends any plan replaces it', async () => {
  const payer = await aPayer(product.current, 'Harun');
  await giveCard(product.current, payer, 'pm_card_chargeCustomerFail');
  await wait('P32D', payer);
  const { paid, allowedActions } = await statusOf(payer);
  expect(paid).toMatchObject({ status: 'past_due', renews: true });
  const left = new Date(paid.accessUntil).getTime() - (await product.current.now()).getTime();
  expect(left).toBeGreaterThan(4 * DAY);
  expect(left).toBeLessThanOrEqual(7 * DAY);
  expect(allowedActions).toEqual(['buy', 'cancel', 'change-card']);

  await wait('P7D', payer);
  expect((await statusOf(payer)).plansToBuy).toEqual([PLANS.monthly, PLANS.sixMonth, PLANS.lifetime]);
  await buy(product.current, payer, PLANS.monthly);
  await product.current.waitForIdle();
  expect(await statusOf(payer)).toMatchObject({ paid: { status: 'active' }, allowedActions: expect.any(Array) });
  // The unpaid renewal is no longer charged.
  await wait('P10D', payer);
  expect((await payer.browser.get('/api/subscription/invoices')).body).toHaveLength(2);
});

test('a grant is shown next to the paid plan, and offers no cancellation', async () => {
  const brother = await aBrother(product.current, 'Bilal');
  await grant(product.current, brother, 'Monthly', 3);
  expect(await statusOf(brother)).toMatchObject({
    subscriptionStatus: 'active',
    paid: null,
    granted: [{ planName: 'Monthly' }],
    allowedActions: ['buy'],
  });
  await expectTrue(brother);
  await buy(product.current, brother, PLANS.sixMonth);
  expect(await statusOf(brother)).toMatchObject({
    paid: { planName: '6 Months', renews: true },
    granted: [{ planName: 'Monthly' }],
  });
});

test('a man with four wives is refused before any payment, and offered no plan', async () => {
  const four = { currentMaritalStatus: 'currently_married', numberOfWives: 4 };
  const brother = await aBrother(product.current, 'Dawud', four);
  expect(await statusOf(brother)).toMatchObject({ allowedActions: [], plansToBuy: [] });
  const { status, body } = await brother.browser.post('/api/create-upgrade-checkout-session', {
    planId: PLANS.monthly,
  });
  expect([status, body.code]).toEqual([403, 'matchmaking.four-wives']);
});

test('staff are offered no plans', async () => {
  const admin = await anAdmin(product.current);
  expect((await admin.get('/api/subscription/status')).body).toMatchObject({ allowedActions: [], plansToBuy: [] });
});

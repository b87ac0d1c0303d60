import { expect, onTestFinished, test } from 'vitest';
import { addMonths, DAY, isoDay } from '#kernel/clock.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import {
  aBrother,
  anAdmin,
  aSister,
  expectOk,
  grant,
  guardianOf,
  PASSWORD,
  type Person,
} from '../../../testing/people.ts';
import {
  aPayer,
  callStripe,
  buy,
  confirmPayment,
  giveCard,
  intentOf,
  PLANS,
  type Payer,
} from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { kindOf } from '../../../testing/read-mail.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
const rows = (table: string) => product.current.application.kernel.db(table);
const control = (settings: object) =>
  expectOk('Control', product.current.visitor().post('/dev/stripe/control/webhooks', settings));
type Buyer = Pick<Person, 'email' | 'browser'>;

/** Moves the clock and signs in again, because that ends sessions. */
async function wait(duration: string, { email, browser }: Buyer): Promise<void> {
  await product.current.advance(duration);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
}
const statusOf = async ({ browser }: Pick<Payer, 'browser'>) => (await browser.get('/api/subscription/status')).body;
const invoicesOf = async ({ browser }: Pick<Payer, 'browser'>) =>
  (await browser.get('/api/subscription/invoices')).body;
const emailsTo = async ({ email }: Buyer) => (await product.current.mailTo(email)).map(kindOf);
const refusal = async (answer: Promise<{ status: number; body: { code: string } }>) => (await answer).body.code;

test('it renews each month on its day, is announced a week before, and each payment has a receipt', async () => {
  const payer = await aPayer(product.current, 'Yusuf');
  await wait('P25D', payer);
  expect((await emailsTo(payer)).filter((kind) => kind === 'renewalNear')).toHaveLength(1);
  await wait('P8D', payer);
  const [second, first, ...more] = await invoicesOf(payer);
  expect(more).toEqual([]);
  expect(second.periodStart).toBe(first.periodEnd);
  expect(await statusOf(payer)).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionExpiresAt: second.periodEnd,
    renews: true,
    requestsRemaining: 6,
  });
  expect((await emailsTo(payer)).filter((kind) => kind === 'paymentReceipt')).toHaveLength(2);
});

test('a cancelled plan lasts until its paid end; resumed before, it continues', async () => {
  const payer = await aPayer(product.current, 'Musa');
  const { browser } = payer;
  // No further month is granted once it has ended.
  const before = { ...(await statusOf(payer)), resetDate: expect.toSatisfy(() => true) };
  expect((await browser.post('/api/subscription/cancel')).body.message).toBe(
    'Your subscription will remain active until the current period ends.',
  );
  expect(await statusOf(payer)).toEqual({
    ...before,
    subscriptionStatus: 'canceled',
    renews: false,
    paid: { ...before.paid, status: 'canceled', renews: false, accessUntil: before.subscriptionExpiresAt },
    allowedActions: ['buy', 'resume', 'ask-for-refund'],
  });
  expect(await refusal(browser.post('/api/subscription/cancel'))).toBe('billing.nothing-to-cancel');
  expect((await browser.post('/api/subscription/resume')).status).toBe(200);
  expect(await statusOf(payer)).toEqual(before);
  expect(await refusal(browser.post('/api/subscription/resume'))).toBe('billing.nothing-to-resume');

  await browser.post('/api/subscription/cancel');
  await wait('P32D', payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free', requestsRemaining: 0 });
  expect(await invoicesOf(payer)).toHaveLength(1);
  expect(await refusal(browser.post('/api/subscription/resume'))).toBe('billing.nothing-to-resume');
  await buy(product.current, payer, PLANS.monthly);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'active', requestsRemaining: 3 });
  const emails = await emailsTo(payer);
  expect(emails.filter((kind) => kind === 'subscriptionCancelled')).toHaveLength(2);
  expect(emails.filter((kind) => kind === 'subscriptionResumed')).toHaveLength(1);
});

test('a failed renewal keeps access for seven days; another card is charged at once', async () => {
  const payer = await aPayer(product.current, 'Idris');
  await giveCard(product.current, payer, 'pm_card_chargeCustomerFail');
  await wait('P32D', payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'past_due', requestsRemaining: 6 });
  const { id: userId } = (await payer.browser.get('/api/user')).body;
  const filter = encodeURIComponent(JSON.stringify({ userId }));
  const { body } = await (await anAdmin(product.current)).get(`/api/admin/subscriptions?filter=${filter}`);
  const { accessUntil } = (await statusOf(payer)).paid;
  expect(body).toMatchObject([{ status: 'past_due', renewsAt: null, endsAt: accessUntil }]);
  expect(await emailsTo(payer)).toContain('paymentFailed');
  await wait('P7D', payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'past_due', requestsRemaining: 0 });
  await giveCard(product.current, payer, 'pm_card_visa');
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'active', requestsRemaining: 6 });
  expect(await invoicesOf(payer)).toHaveLength(2);
});

test('cancelling during an unpaid renewal ends the plan at once, and the open amount is not charged any more', async () => {
  const payer = await aPayer(product.current, 'Talha');
  await giveCard(product.current, payer, 'pm_card_chargeCustomerFail');
  await wait('P32D', payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'past_due', requestsRemaining: 6 });
  const { body } = await expectOk('Cancellation', payer.browser.post('/api/subscription/cancel'));
  expect(body.message).toBe('Your subscription has ended. We will not charge you again.');
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free', requestsRemaining: 0 });
  expect(await emailsTo(payer)).toContain('subscriptionEnded');
  const { body: refused } = await payer.browser.post('/api/subscription/payment-method');
  expect(refused.code).toBe('billing.no-card-needed');
  await wait('P30D', payer);
  expect(await invoicesOf(payer)).toHaveLength(1);
});

test('an unpaid renewal ends the subscription after its last attempt', async () => {
  const payer = await aPayer(product.current, 'Harun');
  await giveCard(product.current, payer, 'pm_card_chargeCustomerFail');
  await wait('P47D', payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free', requestsRemaining: 0 });
  expect(await invoicesOf(payer)).toHaveLength(1);
});

test('an upgrade credits the unused part of the current plan and replaces it; an abandoned one changes nothing', async () => {
  const payer = await aPayer(product.current, 'Salman');
  await wait('P10D', payer);
  const request = (planId: number) => payer.browser.post('/api/create-upgrade-checkout-session', { planId });
  const { body: abandoned } = await request(PLANS.lifetime);
  const before = await statusOf(payer);
  const { body: again } = await request(PLANS.lifetime);
  expect(again.clientSecret).toBe(abandoned.clientSecret);
  expect(await statusOf(payer)).toEqual(before);

  const { body } = await request(PLANS.sixMonth);
  const [credit, due] = [Number(body.credit), Number(body.amountDue)];
  expect(credit).toBeGreaterThan(10);
  expect(credit).toBeLessThan(15.99);
  expect(Math.round((credit + due) * 100)).toBe(6000);
  await confirmPayment(product.current, body.clientSecret);
  const paymentIntentId = intentOf(body.clientSecret);
  for (let again = 0; again < 2; again++)
    expect((await payer.browser.post('/api/verify-upgrade-payment', { paymentIntentId })).status).toBe(200);
  await product.current.waitForIdle();
  expect(await statusOf(payer)).toMatchObject({ subscriptionPlan: 'six_month', subscriptionStatus: 'active' });
  const [invoice] = await invoicesOf(payer);
  expect(invoice).toMatchObject({ amountPaid: body.amountDue, amountOff: body.credit, subtotal: '60.00' });

  expect(await refusal(request(PLANS.monthly))).toBe('billing.not-an-upgrade');
  expect(await refusal(request(PLANS.sixMonth))).toBe('billing.plan-running');
  await wait('P40D', payer);
  expect(await invoicesOf(payer)).toHaveLength(2);
  await buy(product.current, payer, PLANS.lifetime);
  await product.current.waitForIdle();
  expect(await statusOf(payer)).toMatchObject({
    subscriptionPlan: 'lifetime',
    subscriptionExpiresAt: null,
    renews: false,
  });
  await wait('P35D', payer);
  expect(await invoicesOf(payer)).toHaveLength(3);
  expect(await statusOf(payer)).toMatchObject({ subscriptionPlan: 'lifetime', requestsRemaining: 6 });
});

test('an order that the provider accepted is continued after an interruption; an unpaid one ends in a day', async () => {
  const { browser, email } = await aBrother(product.current, 'Imran');
  const cutOff = { route: 'POST /v1/subscriptions', mode: 'reset', when: 'after', times: 3 };
  await expectOk('Fault', product.current.visitor().post('/dev/stripe/control/faults', cutOff));
  const request = () => browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  expect(await refusal(request())).toBe('billing.provider-away');
  const answers = await Promise.all([request(), request(), request()]);
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1);
  const [account] = await rows('identity.account').where({ email });
  const [customer] = await rows('billing.customer').where({ account_id: account.id });
  const stored = async () =>
    (await callStripe(product.current, 'GET', 'subscriptions', `customer=${customer.id}&status=all`)).body.data;
  expect(await stored()).toMatchObject([{ status: 'incomplete' }]);
  await product.current.advance('P1DT1H');
  expect(await stored()).toMatchObject([{ status: 'incomplete_expired' }]);
  expect(await rows('billing.checkout').where({ account_id: account.id })).toMatchObject([{ state: 'expired' }]);
});

test('no plan is sold to members who cannot use it', async () => {
  const { browser } = await aBrother(product.current, 'Bilal', {
    currentMaritalStatus: 'currently_married',
    numberOfWives: 4,
  });
  const request = () => browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  expect(await refusal(request())).toBe('matchmaking.four-wives');
  await expectOk('Profile', browser.put('/api/profile', { numberOfWives: 3 }));
  expect((await request()).status).toBe(200);
});

test('another member’s payment is not found', async () => {
  const [one, other] = [await aBrother(product.current, 'Ali'), await aBrother(product.current, 'Hamza')];
  const { body } = await one.browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  await confirmPayment(product.current, body.clientSecret);
  const paymentIntentId = intentOf(body.clientSecret);
  expect((await other.browser.post('/api/verify-upgrade-payment', { paymentIntentId })).status).toBe(404);
  await product.current.waitForIdle();
  const [invoice] = await invoicesOf(one);
  expect((await other.browser.get(`/api/subscription/invoices/${invoice.id}`)).status).toBe(404);
});

test('a grant and a paid plan coexist; the better one counts', async () => {
  const brother = await aBrother(product.current, 'Bilal');
  await grant(product.current, brother, 'Monthly', 3);
  await buy(product.current, brother, PLANS.monthly);
  await brother.browser.post('/api/subscription/cancel');
  expect(await statusOf(brother)).toMatchObject({ subscriptionStatus: 'active', renews: false, requestsRemaining: 3 });
  await wait('P40D', brother);
  expect(await statusOf(brother)).toMatchObject({ subscriptionStatus: 'active' });
  expect((await statusOf(brother)).requestsRemaining).toBeGreaterThan(0);
});

test('a refund ends the plan; amounts and emails agree', async () => {
  const payer = await aPayer(product.current, 'Anas', { planId: PLANS.lifetime });
  await expectOk('Refund', callStripe(product.current, 'POST', 'refunds', `payment_intent=${payer.paymentIntentId}`));
  await product.current.waitForIdle();
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free', requestsRemaining: 0 });
  expect((await invoicesOf(payer))[0]).toMatchObject({ amountPaid: '99.99', amountRefunded: '99.99' });
  expect(await emailsTo(payer)).toContain('paymentRefunded');
});

test('a leaving member is not charged again, and still has the paid period after a return', async () => {
  const payer = await aPayer(product.current, 'Nuh', { planId: PLANS.sixMonth });
  await expectOk('Leaving', payer.browser.delete('/api/account'));
  await product.current.waitForIdle();
  await wait('P20D', payer);
  await expectOk('Return', payer.browser.post('/api/account/restore'));
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'canceled', subscriptionPlan: 'six_month' });
});

test('a disabled member is not charged again, nor for payments afterwards', async () => {
  const [payer, late] = [await aPayer(product.current, 'Harun'), await aBrother(product.current, 'Idris')];
  const { body } = await late.browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  const accounts: { id: string }[] = await rows('identity.account')
    .whereIn('email', [payer.email, late.email])
    .select('id');
  const govern = async (verb: string) => {
    for (const { id } of accounts) {
      const admin = await anAdmin(product.current);
      await expectOk(verb, admin.post(`/api/admin/users/${id}/${verb}`, { reason: 'a test' }));
    }
    await product.current.waitForIdle();
  };
  await govern('disable');
  await confirmPayment(product.current, body.clientSecret);
  await product.current.advance('P35D');
  const paid = await rows('billing.payment').whereIn(
    'account_id',
    accounts.map(({ id }) => id as never),
  );
  expect(paid.map(({ is_first }) => is_first)).toEqual([true, true]);
  await govern('enable');
  await wait('PT1M', payer);
  expect(await statusOf(payer)).toMatchObject({ renews: false, requestsRemaining: 0 });
});

test('Stripe gets the payer’s email address and nothing else about the person', async () => {
  const { email } = await aPayer(product.current, 'Zubair');
  const owner = openDatabase(product.databaseUrl);
  onTestFinished(() => owner.destroy());
  const { rows: objects } = await owner.raw('select body from local.stripe_object');
  const words = JSON.stringify(objects);
  expect(words).toContain(email);
  expect(words).not.toMatch(/Zubair|"(fe)?male"|Bradford|Teacher|practicing|primary school/);
});

test('erasure deletes subscription and card; the bare payment remains for six years', async () => {
  const payer = await aPayer(product.current, 'Dawud');
  const [account] = await rows('identity.account').where({ email: payer.email });
  const [customer] = await rows('billing.customer').where({ account_id: account.id });
  await expectOk('Leaving', payer.browser.delete('/api/account'));
  await product.current.advance('P31D');
  const { body } = await callStripe(product.current, 'GET', `customers/${customer.id}`);
  expect(body).toEqual({ id: customer.id, object: 'customer', deleted: true });
  expect(await rows('billing.subscription').where({ account_id: account.id })).toEqual([]);
  expect(await rows('billing.payment').where({ account_id: account.id })).toHaveLength(1);
  const sixYearsAgo = addMonths(await product.current.now(), -72);
  await rows('billing.payment').where({ account_id: account.id }).update({ paid_at: sixYearsAgo });
  await product.current.advance('PT1M');
  expect(await rows('billing.payment').where({ account_id: account.id })).toEqual([]);
});

test('a plan’s new price applies to new buyers; others renew at the old one', async () => {
  const payer = await aPayer(product.current, 'Ishaq');
  await rows('billing.plan').where({ id: PLANS.monthly }).update({ price_pence: 1999 });
  try {
    await wait('P32D', payer);
    expect((await invoicesOf(payer)).map((one: { amountPaid: string }) => one.amountPaid)).toEqual(['15.99', '15.99']);
    const other = await aPayer(product.current, 'Yunus');
    expect((await invoicesOf(other))[0].amountPaid).toBe('19.99');
  } finally {
    await rows('billing.plan').where({ id: PLANS.monthly }).update({ price_pence: 1599 });
  }
});

test('a renewal with lost webhooks is found by polling', async () => {
  const payer = await aPayer(product.current, 'Luqman');
  await control({ drop: true });
  await product.current.advance('P31DT6H');
  await control({});
  await wait('PT11M', payer);
  expect(await invoicesOf(payer)).toHaveLength(2);
});

test('usage shows the requests of this period by day, and the rest', async () => {
  const payer = await aBrother(product.current, 'Sulayman');
  const usage = async () => (await payer.browser.get('/api/subscription/usage')).body;
  expect(await usage()).toMatchObject({ totalRequests: 0, usedRequests: 0, remainingRequests: 0, resetDate: null });
  await buy(product.current, payer, PLANS.monthly);
  const sister = await aSister(product.current, 'Maryam');
  await guardianOf(product.current, sister);
  const request = { toProfileId: sister.profileId, message: 'Salam.' };
  await expectOk('Interest', payer.browser.post('/api/interest-requests', request));
  const objects = await usage();
  expect(objects).toMatchObject({ totalRequests: 3, usedRequests: 1, remainingRequests: 2 });
  expect(objects.dailyUsage).toHaveLength(30);
  expect(objects.dailyUsage.at(-1)).toEqual({
    date: isoDay(await product.current.now()),
    requests: 1,
  });
  expect(objects.recentActivity).toMatchObject([{ toProfileId: sister.profileId }]);
});

let promoCount = 0;
async function aPromoCode(changes: object = {}): Promise<string> {
  const now = await product.current.now();
  const code = `EID${++promoCount}`;
  await rows('billing.promo_code').insert({
    code,
    discount_type: 'percentage',
    discount_value: 25,
    valid_from: new Date(now.getTime() - DAY),
    valid_until: new Date(now.getTime() + DAY),
    ...changes,
  });
  return code;
}

test('a promo code discounts the first payment only, once for an account', async () => {
  const code = await aPromoCode();
  const brother = await aBrother(product.current, 'Yahya');
  const check = (given: object) =>
    brother.browser.post('/api/promo-codes/check', { code, planId: PLANS.monthly, ...given });
  expect((await check({ code: code.toLowerCase() })).body).toEqual({
    code,
    discountType: 'percentage',
    discountValue: '25',
    amountOff: '4.00',
    amountDue: '11.99',
  });
  await buy(product.current, brother, PLANS.monthly, { promoCode: code });
  expect((await invoicesOf(brother))[0]).toMatchObject({ amountPaid: '11.99', amountOff: '4.00', subtotal: '15.99' });
  expect((await check({})).body.code).toBe('billing.promo-used');
  await wait('P32D', brother);
  expect((await invoicesOf(brother))[0]).toMatchObject({ amountPaid: '15.99', amountOff: '0.00' });
});

test.each([
  ['unknown', {}, 'billing.promo-unknown', { code: 'NOTHING' }],
  ['not active', { is_active: false }, 'billing.promo-unknown', {}],
  ['for another plan', { applicable_plans: [PLANS.lifetime] }, 'billing.promo-other-plan', {}],
  ['too much', { discount_type: 'fixed', discount_value: 1570 }, 'billing.nothing-to-pay', {}],
  ['over', { valid_from: new Date(0), valid_until: new Date(1) }, 'billing.promo-ended', {}],
])('a code that is %s is refused, in the form and at the payment', async (_, changes, expected, given) => {
  const code = await aPromoCode(changes);
  const { browser } = await aBrother(product.current, 'Zayd');
  const requested = { code, ...given };
  expect(await refusal(browser.post('/api/promo-codes/check', { ...requested, planId: PLANS.monthly }))).toBe(expected);
  const checkout = { planId: PLANS.monthly, promoCode: requested.code };
  expect(await refusal(browser.post('/api/create-upgrade-checkout-session', checkout))).toBe(expected);
});

test('the last use of a code goes to one of 50 concurrent orders; an abandoned order returns it', async () => {
  const code = await aPromoCode({ max_uses: 1 });
  const racers: Person[] = [];
  for (let n = 0; n < 50; n++) racers.push(await aBrother(product.current, 'Racer'));
  const checkout = { planId: PLANS.monthly, promoCode: code };
  const answers = await Promise.all(
    racers.map(({ browser }) => browser.post('/api/create-upgrade-checkout-session', checkout)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'billing.promo-used-up')).toHaveLength(49);
  const winner = racers[answers.findIndex(({ status }) => status === 200)]!;
  await winner.browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  const other = racers.find((racer) => racer !== winner)!;
  expect((await other.browser.post('/api/create-upgrade-checkout-session', checkout)).status).toBe(200);
}, 400_000);

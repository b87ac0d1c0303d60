import { expect, onTestFinished, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { aWali, expectOk, PASSWORD, verifyGuardian } from '../../../testing/people.ts';
import {
  callStripe,
  beginPaidSignUp,
  buy,
  confirmPayment,
  intentOf,
  PLANS,
  aPayer,
  type Payer,
} from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import type { Email } from '../../../testing/product.ts';
import { isEmail } from '../../../testing/read-mail.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' }, inProcess: false });
const control = (what: 'faults' | 'webhooks', settings: object) =>
  expectOk('Control', product.current.visitor().post(`/dev/stripe/control/${what}`, settings));
const rows = (table: string) => product.current.application.kernel.db(table);
const verify = ({ browser, paymentIntentId, clientSecret }: Payer) =>
  browser.post('/api/verify-signup-payment', { paymentIntentId, clientSecret });
const signIn = ({ browser, email }: Payer) => browser.post('/api/auth/signin', { email, password: PASSWORD });
const accountsOf = ({ email }: Payer) => rows('identity.account').where({ email });

const isReceipt = (mail: Email) => isEmail(mail, 'paymentReceipt');
const prices = { monthly: '15.99', sixMonth: '60.00', lifetime: '99.99' } as const;

test.each(['monthly', 'sixMonth', 'lifetime'] as const)('a man pays for %s and gets his account', async (plan) => {
  const payer = await beginPaidSignUp(product.current, 'Yusuf', { planId: PLANS[plan] });
  expect(await accountsOf(payer)).toEqual([]);
  expect((await signIn(payer)).status).toBe(401);
  await confirmPayment(product.current, payer.clientSecret);
  expect((await verify(payer)).body).toMatchObject({ status: 'succeeded' });

  expect((await signIn(payer)).status).toBe(200);
  const { body } = await payer.browser.get('/api/subscription/status');
  expect(body).toMatchObject({ subscriptionStatus: 'active', renews: plan !== 'lifetime', requestsRemaining: 3 });
  expect(body.subscriptionExpiresAt === null).toBe(plan === 'lifetime');
  const [invoice, ...more] = (await payer.browser.get('/api/subscription/invoices')).body;
  expect(more).toEqual([]);
  expect(invoice).toMatchObject({
    amountPaid: prices[plan],
    amountOff: '0.00',
    currency: 'GBP',
    seller: expect.stringMatching(/^Mithaq/),
  });
  expect((await payer.browser.get(`/api/subscription/invoices/${invoice.id}`)).body).toEqual(invoice);
  const receipt = (await product.current.mailTo(payer.email)).find(isReceipt);
  expect(isReceipt(receipt!)).toBe(true);
  expect(receipt!.text).toMatch(new RegExp(`£${prices[plan]}[^]*${invoice.number}`));
});

test('a woman pays before her guardian is verified; he is invited after the payment', async () => {
  const wali = aWali('Ibrahim Hassan');
  const payer = await beginPaidSignUp(product.current, 'Amina', {
    form: { gender: 'female', firstName: 'Amina', ...wali },
  });
  expect(await product.current.mailTo(wali.waliEmail)).toEqual([]);
  await confirmPayment(product.current, payer.clientSecret);
  await verify(payer);
  // Her first month starts with his verification.
  await product.current.advance('P3D');
  const sister = { wali: { email: wali.waliEmail } } as Parameters<typeof verifyGuardian>[1];
  expect(await verifyGuardian(product.current, sister)).toContain('/guardian-claim');
  expect((await signIn(payer)).body).toMatchObject({ gender: 'female', firstName: 'Amina' });
  await product.current.advance('P27D');
  await signIn(payer);
  const { requestsRemaining, resetDate } = (await payer.browser.get('/api/subscription/status')).body;
  expect(requestsRemaining).toBe(3);
  expect(new Date(resetDate).getTime() - (await product.current.now()).getTime()).toBeGreaterThan(0);
});

test('a form that could not create an account is refused before the payment', async () => {
  const { email } = await aPayer(product.current, 'Musa');
  const request = (signupData: object, planId: unknown = PLANS.monthly) =>
    product.current.visitor().post('/api/create-signup-checkout-session', { planId, signupData });
  const form = { password: PASSWORD, username: 'Zayd', email: 'zayd.new@people.example' };
  expect((await request({ ...form, email })).body).toMatchObject({ code: 'identity.email-taken' });
  expect((await request({ ...form, gender: 'female', ...aWali('Umar Khan'), waliEmail: form.email })).status).toBe(400);
  expect((await request({ ...form, password: '123456' })).body.fields).toHaveProperty('password');
  expect((await request(form, PLANS.free)).body.code).toBe('billing.plan-free');
  expect((await request(form, 99)).body.code).toBe('billing.plan-unknown');
  expect((await request({})).body.code).toBe('billing.sign-up-expired');
});

test('a reload gets the same payment by its cookie, without a password, and no other browser does', async () => {
  const payer = await beginPaidSignUp(product.current, 'Harun');
  const reload = (browser = payer.browser) =>
    browser.post('/api/create-signup-checkout-session', { planId: PLANS.monthly, email: payer.email });
  expect((await reload()).body).toMatchObject({ clientSecret: payer.clientSecret, amountDue: '15.99' });
  expect((await reload(product.current.visitor())).body.code).toBe('billing.sign-up-expired');
  // Another plan is another payment; the previous one can no longer be paid.
  const other = await payer.browser.post('/api/create-signup-checkout-session', { planId: PLANS.sixMonth });
  expect(other.body).toMatchObject({ amountDue: '60.00' });
  await product.current.waitForIdle();
  expect((await confirmPayment(product.current, payer.clientSecret)).status).toBe(400);
  expect((await confirmPayment(product.current, other.body.clientSecret)).status).toBe(200);
});

test('a declined card creates nothing; another card on the same payment creates the account', async () => {
  const payer = await beginPaidSignUp(product.current, 'Idris');
  expect((await confirmPayment(product.current, payer.clientSecret, 'pm_card_chargeDeclined')).status).toBe(402);
  expect((await verify(payer)).body.code).toBe('billing.payment-failed');
  expect(await accountsOf(payer)).toEqual([]);
  await confirmPayment(product.current, payer.clientSecret);
  expect((await verify(payer)).status).toBe(200);
});

test('3-D Secure: the payer authenticates at his bank and returns with the payment in the address', async () => {
  const payer = await beginPaidSignUp(product.current, 'Salman');
  const path = `payment_intents/${payer.paymentIntentId}/confirm`;
  const back = `${product.current.site}/signup-success`;
  const requested = await callStripe(
    product.current,
    'POST',
    path,
    `payment_method=pm_card_authenticationRequired&return_url=${encodeURIComponent(back)}`,
  );
  const bank = requested.body.next_action.redirect_to_url.url;
  expect((await verify(payer)).body.code).toBe('billing.payment-failed');
  expect((await payer.browser.get(bank)).body).toContain('£15.99');
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await payer.browser.post(bank, 'proof=complete', form);
  const address = new URL(answer.headers.get('Location')!);
  expect(address.searchParams.get('redirect_status')).toBe('succeeded');
  const paymentIntentId = address.searchParams.get('payment_intent')!;
  expect((await payer.browser.post('/api/verify-signup-payment', { paymentIntentId })).status).toBe(200);
  expect((await signIn(payer)).status).toBe(200);
});

test('if nobody returns, the webhook creates the account', async () => {
  const payer = await beginPaidSignUp(product.current, 'Umar');
  await confirmPayment(product.current, payer.clientSecret);
  await product.current.waitForIdle();
  expect((await signIn(payer)).status).toBe(200);
});

test('page and webhooks at once create one account, one subscription and one payment', async () => {
  const payer = await beginPaidSignUp(product.current, 'Bilal');
  await confirmPayment(product.current, payer.clientSecret);
  const answers = await Promise.all(Array.from({ length: 5 }, () => verify(payer)));
  await product.current.waitForIdle();
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const accounts = await accountsOf(payer);
  expect(accounts).toHaveLength(1);
  const account_id = accounts[0].id;
  expect(await rows('billing.subscription').where({ account_id })).toHaveLength(1);
  expect(await rows('billing.payment').where({ account_id })).toHaveLength(1);
  expect((await product.current.mailTo(payer.email)).filter(isReceipt)).toHaveLength(1);
});

test('another person’s secret and an unknown payment belong to nobody', async () => {
  const [payer, other] = [
    await beginPaidSignUp(product.current, 'Ali'),
    await beginPaidSignUp(product.current, 'Hamza'),
  ];
  await confirmPayment(product.current, payer.clientSecret);
  const request = (paymentIntentId: string, clientSecret: string) =>
    other.browser.post('/api/verify-signup-payment', { paymentIntentId, clientSecret });
  expect((await request(payer.paymentIntentId, other.clientSecret)).status).toBe(404);
  expect((await request('pi_of_nobody', 'pi_of_nobody_secret_x')).status).toBe(404);
});

test('if the address is taken during the payment, everything is refunded and nothing half-created', async () => {
  const email = `taken.${process.pid}@people.example`;
  const first = await beginPaidSignUp(product.current, 'Khalid', { email });
  const second = await beginPaidSignUp(product.current, 'Khalid', { email, planId: PLANS.lifetime });
  await confirmPayment(product.current, first.clientSecret);
  await verify(first);
  await confirmPayment(product.current, second.clientSecret);
  expect((await verify(second)).body.code).toBe('billing.payment-returned');
  await product.current.waitForIdle();
  const { body } = await callStripe(product.current, 'GET', 'refunds', `payment_intent=${second.paymentIntentId}`);
  expect(body.data).toMatchObject([{ amount: 9999, status: 'succeeded' }]);
  const [account] = await accountsOf(first);
  expect(await rows('billing.payment').where({ account_id: account.id })).toHaveLength(1);
});

test('a payment within the day creates the account; an unpaid one can no longer be paid afterwards', async () => {
  const [inTime, late] = [
    await beginPaidSignUp(product.current, 'Anas'),
    await beginPaidSignUp(product.current, 'Yahya'),
  ];
  await product.current.advance('PT20H');
  await confirmPayment(product.current, inTime.clientSecret);
  expect((await verify(inTime)).status).toBe(200);
  await product.current.advance('PT5H');
  expect((await confirmPayment(product.current, late.clientSecret)).status).toBe(400);
  expect((await verify(late)).status).toBe(402);
});

test('a lost response creates no second subscription, and a retry after a failure continues', async () => {
  await control('faults', { route: 'POST /v1/subscriptions', mode: 'reset', when: 'after' });
  const payer = await beginPaidSignUp(product.current, 'Nuh');
  const [customer] = await rows('billing.checkout').where({ payment_intent_id: payer.paymentIntentId });
  const { body } = await callStripe(
    product.current,
    'GET',
    'subscriptions',
    `customer=${customer.customer_id}&status=all`,
  );
  expect(body.data).toHaveLength(1);

  await control('faults', { route: 'POST /v1/customers', mode: 500, times: 3 });
  const signupData = { email: 'dawud.away@people.example', password: PASSWORD, username: 'Dawud' };
  const browser = product.current.visitor();
  const request = (given: object) =>
    browser.post('/api/create-signup-checkout-session', { planId: PLANS.monthly, ...given });
  expect((await request({ signupData })).body.code).toBe('billing.provider-away');
  expect((await request({ signupData })).status).toBe(200);
});

test('webhooks delivered three times in any order have the effect of one each', async () => {
  await control('webhooks', { times: 3, shuffle: true });
  const payer = await aPayer(product.current, 'Luqman');
  await buy(product.current, payer, PLANS.sixMonth);
  await product.current.waitForIdle();
  await control('webhooks', {});
  const [account] = await accountsOf(payer);
  const paid = await rows('billing.payment').where({ account_id: account.id }).orderBy('paid_at');
  expect(paid).toHaveLength(2);
  const stored = await rows('billing.subscription').where({ account_id: account.id }).orderBy('plan_id');
  expect(stored.map(({ plan_id, ended_at }) => [plan_id, ended_at === null])).toEqual([
    [PLANS.monthly, false],
    [PLANS.sixMonth, true],
  ]);
  expect((await product.current.mailTo(payer.email)).filter(isReceipt)).toHaveLength(2);
});

test('lost webhooks are replaced by polling', async () => {
  await control('webhooks', { drop: true });
  const payer = await beginPaidSignUp(product.current, 'Ishaq');
  await confirmPayment(product.current, payer.clientSecret);
  await product.current.waitForIdle();
  expect(await accountsOf(payer)).toEqual([]);
  await control('webhooks', {});
  await product.current.advance('PT11M');
  expect(await accountsOf(payer)).toHaveLength(1);
});

test('an unsigned webhook is refused without effect', async () => {
  await control('webhooks', { badSignature: true });
  const payer = await beginPaidSignUp(product.current, 'Yunus');
  await confirmPayment(product.current, payer.clientSecret);
  await product.current.waitForIdle();
  expect(await accountsOf(payer)).toEqual([]);
  await control('webhooks', {});
  const { status } = await product.current.visitor().post('/api/webhooks/stripe', { id: 'evt_1' });
  expect(status).toBe(400);
});

test('neither password nor card number is stored in plain text', async () => {
  const payer = await beginPaidSignUp(product.current, 'Zakariya');
  const [{ customer_id }] = await rows('billing.checkout').where({ payment_intent_id: payer.paymentIntentId });
  const text = JSON.stringify([
    await rows('identity.pending_sign_up'),
    (await callStripe(product.current, 'GET', 'customers/' + customer_id)).body,
    await rows('billing.checkout'),
  ]);
  expect(text).not.toContain(PASSWORD);
  expect(text).not.toContain('Zakariya');
  expect(intentOf(payer.clientSecret)).toMatch(/^pi_/);
});

test('a week later Stripe has no data of those who never paid, and keeps those who did', async () => {
  const email = `never.${process.pid}@people.example`;
  const occupied = await beginPaidSignUp(product.current, 'Taken', { email });
  const unpaid = await beginPaidSignUp(product.current, 'Unpaid');
  const payer = await aPayer(product.current, 'Paid', { email });
  const signupData = { email: `stray.${process.pid}@people.example`, password: PASSWORD, username: 'Stray' };
  const strayed = await product.current
    .visitor()
    .post('/api/create-signup-checkout-session', { planId: 99, email: signupData.email, signupData });
  expect(strayed.body.code).toBe('billing.plan-unknown');
  await confirmPayment(product.current, occupied.clientSecret);
  await product.current.waitForIdle();
  const owner = openDatabase(product.databaseUrl);
  onTestFinished(() => owner.destroy());
  const known = async (address: string) =>
    (await owner('local.stripe_object').where({ kind: 'customer' }).whereRaw(`body ->> 'email' = ?`, [address])).length;
  const everybody = () => Promise.all([email, unpaid.email, signupData.email].map(known));
  const before = await rows('billing.customer').whereNull('account_id');
  expect(before.length).toBeGreaterThanOrEqual(3);
  expect(await everybody()).toEqual([2, 1, 1]);

  await product.current.advance('P6D');
  // A checkout that can no longer be paid is deleted with its sign-up.
  expect(await everybody()).toEqual([2, 1, 0]);
  await product.current.advance('P1DT1H');
  expect(await everybody()).toEqual([1, 0, 0]);
  expect(await rows('billing.customer').whereNull('account_id')).toEqual([]);
  const { body } = await callStripe(product.current, 'GET', 'refunds', `payment_intent=${occupied.paymentIntentId}`);
  expect(body.data).toMatchObject([{ amount: 1599, status: 'succeeded' }]);
  await signIn(payer);
  expect((await payer.browser.get('/api/subscription/status')).body).toMatchObject({ subscriptionStatus: 'active' });
});

/** Sends a sign-up form from this browser. */
const send = (browser: Visitor, email: string, promoCode: string) =>
  browser.post('/api/create-signup-checkout-session', {
    planId: PLANS.monthly,
    promoCode,
    signupData: { email, password: PASSWORD, username: 'Twice', gender: 'male' },
  });

async function aCodeForOne(code: string): Promise<string> {
  const now = await product.current.now();
  await product.current.application.kernel.db('billing.promo_code').insert({
    code,
    discount_type: 'percentage',
    discount_value: 25,
    max_uses: 1,
    valid_from: after(now, -DAY),
    valid_until: after(now, DAY),
  });
  return code;
}

test('a form sent again from the same browser still has the last use of a code, and the previous payment ends', async () => {
  const [code, email] = [await aCodeForOne('TWICE1'), `twice.${process.pid}@people.example`];
  const browser = product.current.visitor();
  const first = (await send(browser, email, code)).body;
  const second = (await send(browser, email, code)).body;
  expect([first.amountDue, second.amountDue]).toEqual(['11.99', '11.99']);
  const redirect = await send(product.current.visitor(), `else.${process.pid}@people.example`, code);
  expect([redirect.status, redirect.body.code]).toEqual([409, 'billing.promo-used-up']);
  await product.current.waitForIdle();
  expect((await confirmPayment(product.current, first.clientSecret)).status).toBe(400);
  await expectOk('Payment', confirmPayment(product.current, second.clientSecret));
  await expectOk(
    'Verification',
    browser.post('/api/verify-signup-payment', { paymentIntentId: intentOf(second.clientSecret) }),
  );
});

test('a payment made before the form is sent again is not refunded: the account exists', async () => {
  const email = `paid.${process.pid}@people.example`;
  const payer = await beginPaidSignUp(product.current, 'Paid', { email });
  await expectOk('Payment', confirmPayment(product.current, payer.clientSecret));
  const again = await send(payer.browser, email, '');
  expect([again.status, again.body.code]).toEqual([409, 'identity.email-taken']);
  const { status } = await payer.browser.post('/api/verify-signup-payment', payer);
  expect(status).toBe(200);
});

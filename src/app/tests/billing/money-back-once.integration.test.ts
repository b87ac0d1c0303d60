import { expect, test } from 'vitest';
import { anAdmin, expectOk, PASSWORD } from '../../../testing/people.ts';
import { aPayer, callStripe, confirmPayment, intentOf, makeOlder, PLANS, type Payer } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

const statusOf = async ({ browser }: Payer) => (await browser.get('/api/subscription/status')).body;
const open = ({ browser }: Payer) => browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.lifetime });
const fetchIt = ({ browser }: Payer) => browser.post('/api/subscription/refund', {});
/** Asks for a refund when only the staff can give it. */
async function askLate(payer: Payer): Promise<void> {
  await makeOlder(product.current, payer, 20);
  expect((await fetchIt(payer)).status).toBe(202);
}
async function pay({ browser }: Payer, clientSecret: string): Promise<void> {
  await expectOk('Payment', confirmPayment(product.current, clientSecret));
  const paymentIntentId = intentOf(clientSecret);
  await expectOk('Verification', browser.post('/api/verify-upgrade-payment', { paymentIntentId }));
  await product.current.waitForIdle();
}
/** Refunded amounts of all payments, oldest first. */
const moneyOf = async ({ browser }: Payer) =>
  (await browser.get('/api/subscription/invoices')).body
    .map(({ amountPaid, amountRefunded }: Record<string, string>) => [amountPaid, amountRefunded])
    .toReversed();

/** The newest refund request as staff see it. */
const lastRequest = async () =>
  (await (await anAdmin(product.current)).get('/api/admin/refunds?sort=["requestedAt","DESC"]')).body[0];
async function decide(verb: 'approve' | 'refuse') {
  const admin = await anAdmin(product.current);
  const { id } = await lastRequest();
  const answer = await admin.post(`/api/admin/refunds/${id}/${verb}`, { reason: 'for a test' });
  await product.current.waitForIdle();
  return answer;
}

test('during a refund request no upgrade is offered or sold; after a refusal it is again', async () => {
  const payer = await aPayer(product.current, 'Yusuf');
  await askLate(payer);
  const { plansToBuy, allowedActions } = await statusOf(payer);
  expect([plansToBuy, allowedActions.includes('buy')]).toEqual([[], false]);
  const { status, body } = await open(payer);
  expect([status, body.code]).toEqual([409, 'billing.refund-pending']);
  await decide('refuse');
  expect((await statusOf(payer)).plansToBuy).toEqual([PLANS.sixMonth, PLANS.lifetime]);
  expect(Number((await open(payer)).body.credit)).toBeGreaterThan(9);
});

test('an upgrade payment started before the refund request can no longer be paid', async () => {
  const payer = await aPayer(product.current, 'Musa');
  const { clientSecret } = (await open(payer)).body;
  expect((await fetchIt(payer)).status).toBe(200);
  await product.current.waitForIdle();
  expect((await confirmPayment(product.current, clientSecret)).status).toBe(400);
  expect(await moneyOf(payer)).toEqual([['15.99', '15.99']]);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free' });
});

test('concurrent refund request and purchase: one of them succeeds', async () => {
  for (let time = 0; time < 5; time++) {
    const payer = await aPayer(product.current, 'Racer');
    const [requested, opened] = await Promise.all([fetchIt(payer), open(payer)]);
    expect(requested.status).toBe(200);
    await product.current.waitForIdle();
    const paid = opened.status === 200 ? await confirmPayment(product.current, opened.body.clientSecret) : opened;
    expect([400, 409]).toContain(paid.status);
  }
});

test('a payment credited to an upgrade cannot be refunded as well, nor does the console offer that', async () => {
  const payer = await aPayer(product.current, 'Idris');
  await askLate(payer);
  await decide('refuse');
  expect(await lastRequest()).toMatchObject({ state: 'refused', isCredited: false });
  expect((await lastRequest()).allowedActions).toContain('approve');
  const { clientSecret, amountDue } = (await open(payer)).body;
  await pay(payer, clientSecret);
  const request = await lastRequest();
  expect(request).toMatchObject({ state: 'refused', isCredited: true });
  expect(request.allowedActions).not.toContain('approve');
  const { status, body } = await decide('approve');
  expect([status, body.code]).toEqual([409, 'billing.refund-credited']);
  expect(Object.fromEntries(await moneyOf(payer))).toEqual({ '15.99': '0.00', [amountDue]: '0.00' });
  expect(await statusOf(payer)).toMatchObject({ subscriptionPlan: 'lifetime' });
});

test('a refund granted on appeal abandons an upgrade payment started meanwhile', async () => {
  const payer = await aPayer(product.current, 'Harun');
  await askLate(payer);
  await decide('refuse');
  const { clientSecret } = (await open(payer)).body;
  expect((await decide('approve')).status).toBe(200);
  expect((await confirmPayment(product.current, clientSecret)).status).toBe(400);
  expect(await moneyOf(payer)).toEqual([['15.99', '15.99']]);
});

test('charges during a refund request are refunded with it', async () => {
  const payer = await aPayer(product.current, 'Nuh');
  await askLate(payer);
  await product.current.advance('P40D');
  expect(await lastRequest()).toMatchObject({ amount: '31.98', amountRefunded: '0.00' });
  expect((await decide('approve')).status).toBe(200);
  const { email, browser } = payer;
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  expect(await moneyOf(payer)).toEqual([
    ['15.99', '15.99'],
    ['15.99', '15.99'],
  ]);
  expect(await lastRequest()).toMatchObject({ amount: '31.98', amountRefunded: '31.98' });
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free' });
});

test('an undecided refund request is granted at erasure, with later charges', async () => {
  const { db } = product.current.application.kernel;
  const paymentsOf = (accounts: string[]) =>
    db('billing.payment')
      .whereIn('account_id', accounts as never[])
      .orderBy('paid_at')
      .select('payment_intent_id', 'amount_pence', 'refunded_pence');
  const [fetchInProcess, silent, refused] = [
    await aPayer(product.current, 'Asks'),
    await aPayer(product.current, 'Silent'),
    await aPayer(product.current, 'Refused'),
  ];
  const accounts: string[] = [];
  for (const payer of [fetchInProcess, silent, refused]) accounts.push((await payer.browser.get('/api/user')).body.id);
  await askLate(refused);
  await decide('refuse');
  await askLate(fetchInProcess);
  for (const { browser } of [fetchInProcess, silent, refused])
    await expectOk('Leaving', browser.delete('/api/account'));
  expect(await lastRequest()).toMatchObject({ state: 'requested' });
  await product.current.advance('P31D');
  await product.current.waitForIdle();

  expect((await paymentsOf([accounts[0]!])).map((row) => [row.amount_pence, row.refunded_pence])).toEqual([
    [1599, 1599],
  ]);
  const stored = await paymentsOf(accounts.slice(1));
  expect(stored.map((row) => row.refunded_pence)).toEqual([0, 0]);
  for (const [{ paymentIntentId }, amounts] of [
    [fetchInProcess, [1599]],
    [silent, []],
    [refused, []],
  ] as const) {
    const { body } = await callStripe(product.current, 'GET', 'refunds', `payment_intent=${paymentIntentId}`);
    expect(body.data.map(({ amount }: { amount: number }) => amount)).toEqual(amounts);
  }
  expect(await db('billing.refund_request').whereIn('account_id', accounts as never[])).toEqual([]);
});

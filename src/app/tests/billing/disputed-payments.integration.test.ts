import { expect, test } from 'vitest';
import { anAdmin, expectOk, PASSWORD } from '../../../testing/people.ts';
import { aPayer, callStripe, DISPUTING, giveCard, PLANS, takeBack, type Payer } from '../../../testing/paying.ts';
import { ADMIN } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { kindOf } from '../../../testing/read-mail.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** Moves the clock and signs in again, because that ends sessions. */
async function wait(duration: string, { email, browser }: Payer): Promise<void> {
  await product.current.advance(duration);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
}
const statusOf = async ({ browser }: Payer) => (await browser.get('/api/subscription/status')).body;
/** Refunded amounts of all payments, oldest first. */
const moneyOf = async ({ browser }: Payer) =>
  (await browser.get('/api/subscription/invoices')).body
    .map(({ amountPaid, amountRefunded }: Record<string, string>) => [amountPaid, amountRefunded])
    .toReversed();
const emailsTo = async ({ email }: Payer) => (await product.current.mailTo(email)).map(kindOf);

test('a disputed payment counts until a chargeback, which ends the plan', async () => {
  const payer = await aPayer(product.current, 'Anas', { planId: PLANS.lifetime, card: DISPUTING });
  await product.current.waitForIdle();
  expect(await statusOf(payer)).toMatchObject({ subscriptionPlan: 'lifetime', subscriptionStatus: 'active' });
  expect(await moneyOf(payer)).toEqual([['99.99', '0.00']]);
  await takeBack(product.current, payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free', requestsRemaining: 0 });
  expect(await moneyOf(payer)).toEqual([['99.99', '99.99']]);
  const emails = await emailsTo(payer);
  expect(emails).toContain('paymentTakenBack');
  expect(emails).not.toContain('paymentRefunded');
});

test('after a chargeback of the current month the plan is not charged any more', async () => {
  const payer = await aPayer(product.current, 'Umar', { card: DISPUTING });
  await takeBack(product.current, payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free', paid: null });
  await wait('P40D', payer);
  expect(await moneyOf(payer)).toEqual([['15.99', '15.99']]);
});

test('after a chargeback of a past month the paid one continues', async () => {
  const payer = await aPayer(product.current, 'Nuh', { card: DISPUTING });
  await giveCard(product.current, payer, 'pm_card_visa');
  await wait('P32D', payer);
  await takeBack(product.current, payer);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'active', renews: true });
  expect(await moneyOf(payer)).toEqual([
    ['15.99', '15.99'],
    ['15.99', '0.00'],
  ]);
});

test('after a refund of the current month at the provider the plan is not charged any more', async () => {
  const payer = await aPayer(product.current, 'Ishaq');
  await expectOk('Refund', callStripe(product.current, 'POST', 'refunds', `payment_intent=${payer.paymentIntentId}`));
  await product.current.waitForIdle();
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'free', paid: null });
  await wait('P40D', payer);
  expect(await moneyOf(payer)).toEqual([['15.99', '15.99']]);
});

test('while the bank decides about a payment, it is not refunded', async () => {
  const payer = await aPayer(product.current, 'Luqman', { card: DISPUTING });
  await product.current.waitForIdle();
  const { status, body } = await payer.browser.post('/api/subscription/refund', {});
  expect([status, body.code]).toEqual([409, 'billing.payment-disputed']);
  expect(await statusOf(payer)).toMatchObject({ subscriptionStatus: 'active', refund: null });
  await takeBack(product.current, payer);
  expect(await moneyOf(payer)).toEqual([['15.99', '15.99']]);
});

test('a dispute is a case with its deadline and the agreement, and admins are emailed at once', async () => {
  const payer = await aPayer(product.current, 'Sahl', { card: DISPUTING });
  const mail = (await product.current.mailTo(ADMIN.email)).find((one) => kindOf(one) === 'paymentDisputed');
  expect(mail?.text).toContain('£15.99');
  const admin = await anAdmin(product.current);
  const { id: accountId } = (await payer.browser.get('/api/user')).body;
  const caseOf = async () =>
    (await admin.get(`/api/admin/payment-disputes?filter=${JSON.stringify({ accountId })}`)).body[0];
  const dispute = await caseOf();
  const { agreement } = await statusOf(payer);
  expect(dispute).toMatchObject({ amount: '15.99', reason: 'fraudulent', state: 'pending' });
  expect(new Date(dispute.respondBy) > new Date(dispute.openedAt)).toBe(true);
  expect(dispute.evidence.words).toEqual(agreement.words);
  const respond = (response: string) =>
    admin.post(`/api/admin/payment-disputes/${dispute.id}/respond`, { response, reason: 'for a test' });
  await expectOk('Response', respond('contested'));
  expect(await caseOf()).toMatchObject({ state: 'contested', pendingSince: null, allowedActions: [] });
  expect((await respond('accepted')).status).toBe(409);
  await takeBack(product.current, payer);
  expect(await caseOf()).toMatchObject({ state: 'lost', pendingSince: null });
});

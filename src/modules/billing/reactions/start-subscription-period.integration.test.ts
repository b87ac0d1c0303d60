import { expect, test } from 'vitest';
import { addMonths } from '#kernel/clock.ts';
import { callStripe, buy, confirmPayment, intentOf, PLANS } from '../../../testing/paying.ts';
import {
  aBrother,
  aSister,
  aWali,
  expectOk,
  nameAndVerify,
  PASSWORD,
  decideGuardianCase,
  verifyGuardian,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { kindOf } from '../../../testing/read-mail.ts';
import { daysLater } from '../domain/refund-window.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

const statusOf = async ({ browser, email }: Person) => {
  await browser.post('/api/auth/signin', { email, password: PASSWORD });
  return (await expectOk('Status', browser.get('/api/subscription/status'))).body;
};
const paidBy = async ({ browser }: Person): Promise<string[]> =>
  (await expectOk('Invoices', browser.get('/api/subscription/invoices'))).body.map(
    ({ amountPaid }: { amountPaid: string }) => amountPaid,
  );
const days = (count: number) => product.current.advance(`P${count}D`);

/** A woman who has paid, while her guardian is not verified yet. */
async function aWaitingSister(name: string, planId: number = PLANS.monthly) {
  const sister = await aSister(product.current, name);
  await buy(product.current, sister, planId);
  await product.current.waitForIdle();
  return sister;
}

async function verify(sister: Awaited<ReturnType<typeof aWaitingSister>>): Promise<Date> {
  const at = await product.current.now();
  await nameAndVerify(product.current, sister, aWali('Ibrahim Hassan'));
  await product.current.waitForIdle();
  return at;
}

/** Compares two times within the seconds that a test takes. */
const isAbout = (moment: string, expected: Date): boolean =>
  Math.abs(new Date(moment).getTime() - expected.getTime()) < 60_000;

test('a paid month begins with the verification of her guardian, and is charged again a month later', async () => {
  const sister = await aWaitingSister('Maryam');
  expect(await statusOf(sister)).toMatchObject({
    subscriptionStatus: 'active',
    subscriptionExpiresAt: null,
    renews: true,
    paid: { expiresAt: null, accessUntil: null, hasAccess: true, isAwaitingGuardian: true },
  });
  await days(40);
  await statusOf(sister);
  expect(await paidBy(sister)).toEqual(['15.99']);

  const month = addMonths(await verify(sister), 1);
  const { paid, ...status } = await statusOf(sister);
  expect([status.subscriptionStatus, paid.isAwaitingGuardian, paid.renews]).toEqual(['active', false, true]);
  expect(isAbout(status.subscriptionExpiresAt, month)).toBe(true);
  expect(isAbout(status.resetDate, month)).toBe(true);
  const [invoice] = (await sister.browser.get('/api/subscription/invoices')).body;
  expect(isAbout(invoice.periodEnd, month)).toBe(true);

  await days(27);
  await statusOf(sister);
  expect(await paidBy(sister)).toEqual(['15.99']);
  const emails = (await product.current.mailTo(sister.email)).map(kindOf);
  expect(emails).toContain('renewalNear');
  await days(6);
  const renewed = await statusOf(sister);
  expect(await paidBy(sister)).toEqual(['15.99', '15.99']);
  expect(isAbout(renewed.subscriptionExpiresAt, addMonths(month, 1))).toBe(true);
});

test('a plan cancelled while she waits lasts a month from the verification, and then ends', async () => {
  const sister = await aWaitingSister('Safiya');
  await expectOk('Cancelling', sister.browser.post('/api/subscription/cancel'));
  expect(await statusOf(sister)).toMatchObject({ subscriptionStatus: 'canceled', subscriptionExpiresAt: null });
  await days(32);
  expect(await statusOf(sister)).toMatchObject({ subscriptionStatus: 'canceled', paid: { hasAccess: true } });
  const month = addMonths(await verify(sister), 1);
  const { subscriptionExpiresAt, paid } = await statusOf(sister);
  expect(isAbout(subscriptionExpiresAt, month)).toBe(true);
  expect(paid).toMatchObject({ hasAccess: true, renews: false });
  const brother = await aBrother(product.current, 'Hasan');
  const request = { toProfileId: brother.profileId, message: 'Peace be with you.' };
  expect((await sister.browser.post('/api/interest-requests', request)).status).toBe(201);
  await days(32);
  expect(await statusOf(sister)).toMatchObject({ subscriptionStatus: 'free' });
  expect(await paidBy(sister)).toEqual(['15.99']);
});

test('a woman whose guardian is not verified is not charged again', async () => {
  const sister = await aWaitingSister('Khadija');
  await days(85);
  expect(await statusOf(sister)).toMatchObject({ subscriptionStatus: 'active', paid: { isAwaitingGuardian: true } });
  expect(await paidBy(sister)).toEqual(['15.99']);
});

test('what a woman paid goes back with her account, if her guardian was never verified', async () => {
  const sister = await aWaitingSister('Asma', PLANS.lifetime);
  await expectOk('Leaving', sister.browser.delete('/api/account'));
  await days(31);
  await product.current.waitForIdle();
  const row = await product.current.application.kernel
    .db('billing.payment')
    .where({ account_id: sister.userId })
    .first('amount_pence', 'refunded_pence');
  expect(row).toEqual({ amount_pence: 9999, refunded_pence: 9999 });
});

test('a plan that has not begun is credited in full, and the dearer one waits as well', async () => {
  const sister = await aWaitingSister('Ruqayya');
  await days(45);
  await statusOf(sister);
  const { body } = await expectOk(
    'Checkout',
    sister.browser.post('/api/create-upgrade-checkout-session', { planId: PLANS.sixMonth }),
  );
  expect([body.credit, body.amountDue]).toEqual(['15.99', '44.01']);
  await expectOk('Payment', confirmPayment(product.current, body.clientSecret));
  await expectOk(
    'Verification',
    sister.browser.post('/api/verify-upgrade-payment', { paymentIntentId: intentOf(body.clientSecret) }),
  );
  await product.current.waitForIdle();
  expect(await statusOf(sister)).toMatchObject({ subscriptionPlan: 'six_month', paid: { isAwaitingGuardian: true } });
  const invoices = (await sister.browser.get('/api/subscription/invoices')).body;
  const periods = invoices.map((one: { periodStart: string | null; periodEnd: string | null; paidAt: string }) => [
    one.periodStart === one.paidAt,
    one.periodEnd !== null,
  ]);
  expect(periods, 'the one that waits, and the one that never began').toEqual([
    [false, false],
    [true, true],
  ]);
  const halfYear = addMonths(await verify(sister), 6);
  expect(isAbout((await statusOf(sister)).subscriptionExpiresAt, halfYear)).toBe(true);
});

test.each([
  ['a month', PLANS.monthly],
  ['a plan for life', PLANS.lifetime],
])('%s: everything is refundable while she waits, and for 14 days from his verification', async (_, planId) => {
  const sister = await aWaitingSister('Sumayya', planId);
  await days(40);
  expect((await statusOf(sister)).refund).toMatchObject({ kind: 'full', until: null });
  const verifiedAt = await verify(sister);
  expect(new Date((await statusOf(sister)).refund.until)).toEqual(daysLater(verifiedAt, 14));
});

test("a man's plan begins when he pays", async () => {
  const brother = await aBrother(product.current, 'Yahya');
  const month = addMonths(await product.current.now(), 1);
  await buy(product.current, brother, PLANS.monthly);
  const { subscriptionExpiresAt, paid } = await statusOf(brother);
  expect(isAbout(subscriptionExpiresAt, month)).toBe(true);
  expect(paid.isAwaitingGuardian).toBe(false);
  const { body } = await callStripe(product.current, 'GET', 'subscriptions', 'limit=100');
  expect(body.data.map(({ trial_end }: { trial_end: number | null }) => trial_end)).toContain(null);
});

test('emails and pages name no date while she waits', async () => {
  const sister = await aWaitingSister('Aaliya');
  await expectOk('Cancelling', sister.browser.post('/api/subscription/cancel'));
  // Otherwise both changes may be synchronised as one, which says nothing.
  await product.current.waitForIdle();
  await expectOk('Resuming', sister.browser.post('/api/subscription/resume'));
  await product.current.waitForIdle();
  const texts = new Map((await product.current.mailTo(sister.email)).map((mail) => [kindOf(mail), mail.text]));
  expect(texts.get('paymentReceipt')).toContain('begins when your guardian is verified');
  expect(texts.get('subscriptionCancelled')).toContain('begins when your guardian is verified');
  expect(texts.get('subscriptionResumed')).toContain('begins when your guardian is verified');
  const [invoice] = (await sister.browser.get('/api/subscription/invoices')).body;
  expect([invoice.periodStart, invoice.periodEnd]).toEqual([null, null]);
});

test('a plan paid during a dispute about her guardian begins once he acts again', async () => {
  const sister = await aSister(product.current, 'Sumayya');
  await verifyGuardian(product.current, sister);
  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  await buy(product.current, sister, PLANS.monthly);
  await product.current.waitForIdle();
  expect((await statusOf(sister)).paid).toMatchObject({ isAwaitingGuardian: true, expiresAt: null });
  await days(40);
  const at = await product.current.now();
  await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'dismissed' });
  await product.current.waitForIdle();
  const { paid } = await statusOf(sister);
  expect(paid.isAwaitingGuardian).toBe(false);
  expect(isAbout(paid.expiresAt, addMonths(at, 1))).toBe(true);
});

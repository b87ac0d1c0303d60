import { expect, test } from 'vitest';
import { aBrother, expectOk } from '../../../testing/people.ts';
import { confirmPayment, intentOf, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

const open = async (browser: Awaited<ReturnType<typeof aBrother>>['browser'], given: object) =>
  (await expectOk('Checkout', browser.post('/api/create-upgrade-checkout-session', given))).body;
const statusOf = async (browser: Awaited<ReturnType<typeof aBrother>>['browser']) =>
  (await browser.get('/api/subscription/status')).body;

test('checkout, subscription page and export have the same words', async () => {
  const { browser, userId } = await aBrother(product.current, 'Yusuf');
  const before = await open(browser, { planId: PLANS.monthly });
  expect(before.agreement.words).toContain('You pay £15.99 today, then £15.99 each month until you cancel.');
  expect(before.agreement.beginAtOnce).toMatch(/^Please begin with my plan at once\./);
  const checkout = await open(browser, { planId: PLANS.monthly, beginAtOnce: true });
  expect(checkout.clientSecret).toBe(before.clientSecret);
  await expectOk('Payment', confirmPayment(product.current, checkout.clientSecret));
  const paymentIntentId = intentOf(checkout.clientSecret);
  await expectOk('Verification', browser.post('/api/verify-upgrade-payment', { paymentIntentId }));
  const { agreement } = await statusOf(browser);
  expect(agreement).toEqual({ words: checkout.agreement.words, begunAtOnceAt: expect.any(String) });
  const { agreements } = (await expectOk('Export', browser.get('/api/account/export'))).body.data;
  const { words, beginAtOnceWords, duePence, reminderDays, refundableUntil } = agreements[0];
  expect([words, beginAtOnceWords]).toEqual([checkout.agreement.words, checkout.agreement.beginAtOnce]);
  expect([duePence, reminderDays, typeof refundableUntil]).toEqual([1599, 7, 'string']);

  await expectOk('Leaving', browser.delete('/api/account'));
  await product.current.advance('P31D');
  await product.current.waitForIdle();
  const { db } = product.current.application.kernel;
  expect(await db('billing.agreement').whereNotNull('agreed_at')).toEqual([]);
  expect(await db('billing.checkout').where({ account_id: userId })).toEqual([]);
});

test('without a choice nothing is stored as chosen, and the last choice counts', async () => {
  const { browser, userId } = await aBrother(product.current, 'Musa');
  const choose = (given: object) => open(browser, { planId: PLANS.monthly, ...given });
  await choose({});
  const choice = async () => {
    const row = await product.current.application.kernel
      .db('billing.agreement as a')
      .join('billing.checkout as c', 'c.id', 'a.checkout_id')
      .where('c.account_id', userId)
      .first('a.begin_at_once_words');
    return row.begin_at_once_words !== null;
  };
  expect(await choice()).toBe(false);
  for (const [beginAtOnce, expected] of [
    [true, true],
    // The page is opened again: nothing new is said.
    [undefined, true],
    [false, false],
  ] as const) {
    await choose({ beginAtOnce });
    expect(await choice()).toBe(expected);
  }
});

test('a plan whose 14 days are refunded in full has no such choice', async () => {
  const { browser, userId } = await aBrother(product.current, 'Harun');
  const { agreement } = await open(browser, { planId: PLANS.lifetime, beginAtOnce: true });
  expect(agreement.beginAtOnce).toBeNull();
  expect(agreement.words).toContain('First 14 days: everything back.');
  const row = await product.current.application.kernel
    .db('billing.agreement as a')
    .join('billing.checkout as c', 'c.id', 'a.checkout_id')
    .where('c.account_id', userId)
    .first('a.begin_at_once_at', 'a.agreed_at');
  expect(row).toEqual({ begin_at_once_at: null, agreed_at: null });
});

test('the words are in the language of the buyer', async () => {
  const { browser } = await aBrother(product.current, 'Idris');
  const asked = browser.post('/ar/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  const { agreement } = (await expectOk('Checkout', asked)).body;
  expect(agreement.words[0]).toMatch(/^تشترون الباقة/);
});

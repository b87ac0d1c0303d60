import { expect, test } from 'vitest';
import { aBrother, expectOk } from '../../../testing/people.ts';
import { DAY } from '#kernel/clock.ts';
import type { MailId } from '#kernel/mail/mailer.ts';
import { buy, confirmPayment, intentOf, PLANS } from '../../../testing/paying.ts';
import { kindOf } from '../../../testing/read-mail.ts';
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
  const answer = browser.post('/ar/api/create-upgrade-checkout-session', { planId: PLANS.monthly });
  const { agreement } = (await expectOk('Checkout', answer)).body;
  expect(agreement.words[0]).toMatch(/^تشترون الباقة/);
});

/** The newest email of this kind. */
async function mailOf(email: string, kind: MailId) {
  await product.current.waitForIdle();
  const mail = (await product.current.mailTo(email)).find((one) => kindOf(one) === kind);
  expect(mail, kind).toBeDefined();
  return mail!;
}

test('the receipt is the whole contract, and the notice on withdrawal comes alone', async () => {
  const { browser, email } = await aBrother(product.current, 'Salman');
  await buy(product.current, { browser }, PLANS.monthly, { beginAtOnce: true });
  const { words } = (await statusOf(browser)).agreement;
  const receipt = await mailOf(email, 'paymentReceipt');
  for (const line of words) expect(receipt.text).toContain(`> ${line}`);
  const { name, email: contact } = product.current.application.kernel.operator;
  for (const part of [
    `You bought it from ${name}`,
    `You can reach us at ${contact}`,
    'It renews on',
    'for £15.99, from your card Visa 4242, until you cancel.',
    'you get all of it back: £15.99.',
    'you get back the days you did not use.',
    'You asked us to begin at once, on',
    'Form to withdraw',
    'If you have a complaint',
  ])
    expect(receipt.text).toContain(part);
  const notice = await mailOf(email, 'coolingOff');
  expect(notice.text).toContain('You can withdraw from this, without a reason.');
  expect(notice.text).not.toContain('Invoice');
});

test('after a cheaper month the notice comes again with the first full price, and not later', async () => {
  const { browser, email } = await aBrother(product.current, 'Zayd');
  const now = await product.current.now();
  await product.current.application.kernel.db('billing.promo_code').insert({
    code: 'CHEAPER',
    discount_type: 'percentage',
    discount_value: 25,
    valid_from: now,
    valid_until: new Date(now.getTime() + 365 * DAY),
  });
  const notices = async () =>
    (await product.current.mailTo(email)).filter((mail) => kindOf(mail) === 'coolingOff').length;
  await buy(product.current, { browser }, PLANS.monthly, { promoCode: 'CHEAPER' });
  await product.current.waitForIdle();
  expect(await notices()).toBe(1);
  for (const expected of [2, 2]) {
    await product.current.advance('P25D');
    await product.current.advance('P7D');
    expect(await notices()).toBe(expected);
  }
});

import { expect, test } from 'vitest';
import { beginPaidSignUp, PLANS, type Payer } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { billingLimits } from '../limits.ts';

const product = productUnderTest({ inProcess: false });
const open = async ({ browser }: Payer, planId: number, promoCode?: string) => {
  const { status, body } = await browser.post('/api/create-signup-checkout-session', { planId, promoCode });
  return [status, body.code];
};

test('sign-up checkouts and promo code checks share one limit on guesses', async () => {
  const payer = await beginPaidSignUp(product.current, 'Guesser');
  const limit = billingLimits['promo codes tried from an address'];
  for (let n = 1; n < limit.free; n++) await product.current.application.kernel.limits.consume(limit, '127.0.0.1');
  expect(await open(payer, PLANS.monthly, 'GUESS1')).toEqual([404, 'billing.promo-unknown']);
  expect(await open(payer, PLANS.monthly, 'GUESS2')).toEqual([429, 'common.rate-limited']);
  expect(await open(payer, PLANS.monthly, ' ')).toEqual([200, undefined]);
});

test('the checkouts of a sign-up are limited', async () => {
  const payer = await beginPaidSignUp(product.current, 'Changer');
  for (let n = 1; n < billingLimits['checkouts of a buyer'].free; n++)
    expect(await open(payer, n % 2 ? PLANS.sixMonth : PLANS.monthly)).toEqual([200, undefined]);
  expect(await open(payer, PLANS.monthly)).toEqual([429, 'common.rate-limited']);
});

import { beforeAll, expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { aPayer, beginPaidSignUp, PLANS } from '../../../testing/paying.ts';
import { aBrother } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
let codes = 0;

async function aCode(): Promise<string> {
  const code = `TENTH${++codes}`;
  const now = await product.current.now();
  await product.current.application.kernel.db('billing.promo_code').insert({
    code,
    discount_type: 'percentage',
    discount_value: 10,
    max_uses: 1,
    valid_from: after(now, -DAY),
    valid_until: after(now, DAY),
  });
  return code;
}
let code: string;
beforeAll(async () => {
  code = await aCode();
});

const check = async (browser: Visitor, planId: number, promoCode: string) => {
  const { status, body } = await browser.post('/api/promo-codes/check', { code: promoCode, planId });
  return [status, body.code, body.amountOff, body.amountDue];
};

test('a used-up code still works for the member who reserved its use, and for nobody else', async () => {
  const brother = await aBrother(product.current, 'Yusuf');
  const wanted = { planId: PLANS.monthly, promoCode: code };
  const { body } = await brother.browser.post('/api/create-upgrade-checkout-session', wanted);
  const published = [200, code, body.amountOff, body.amountDue];
  expect(await check(brother.browser, PLANS.monthly, code)).toEqual(published);
  expect((await check(brother.browser, PLANS.sixMonth, code))[0]).toBe(200);
  const other = await aBrother(product.current, 'Musa');
  expect((await check(other.browser, PLANS.monthly, code)).slice(0, 2)).toEqual([409, 'billing.promo-used-up']);
});

test('a used-up code still works for the browser of the sign-up that reserved its use', async () => {
  const own = await aCode();
  const payer = await beginPaidSignUp(product.current, 'Idris', { promoCode: own });
  expect(await check(payer.browser, PLANS.monthly, own)).toEqual([200, own, '1.60', '14.39']);
  expect((await check(product.current.visitor(), PLANS.monthly, own))[1]).toBe('billing.promo-used-up');
});

test('the discount with a credit is the same as at the payment', async () => {
  const own = await aCode();
  const payer = await aPayer(product.current, 'Bilal');
  const published = await check(payer.browser, PLANS.lifetime, own);
  const wanted = { planId: PLANS.lifetime, promoCode: own };
  const { body } = await payer.browser.post('/api/create-upgrade-checkout-session', wanted);
  expect(published).toEqual([200, own, body.amountOff, body.amountDue]);
  expect(Number(body.credit)).toBeGreaterThan(10);
});

test('a plan that could not be bought is refused as at the payment', async () => {
  const payer = await aPayer(product.current, 'Harun');
  const own = await aCode();
  expect((await check(payer.browser, PLANS.monthly, own)).slice(0, 2)).toEqual([409, 'billing.plan-running']);
  expect((await check(payer.browser, PLANS.free, own)).slice(0, 2)).toEqual([409, 'billing.plan-free']);
});

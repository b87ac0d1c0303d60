import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import { beginPaidSignUp, confirmPayment, PLANS, type Payer } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
let codes = 0;

async function aCode(maxUses: number): Promise<string> {
  const code = `FEW${++codes}`;
  const now = await product.current.now();
  await product.current.application.kernel.db('billing.promo_code').insert({
    code,
    discount_type: 'percentage',
    discount_value: 10,
    max_uses: maxUses,
    valid_from: after(now, -DAY),
    valid_until: after(now, DAY),
  });
  return code;
}
const begin = (promoCode: string) => beginPaidSignUp(product.current, 'Harun', { promoCode });
const refusalOf = (promoCode: string) =>
  begin(promoCode).then(
    () => null,
    (error: Error) => /billing\.[\w-]+/.exec(error.message)?.[0],
  );
const pay = async ({ clientSecret }: Payer) => (await confirmPayment(product.current, clientSecret)).status;
const check = async (code: string) =>
  (await product.current.visitor().post('/api/promo-codes/check', { code, planId: PLANS.monthly })).status;
const countOf = async (code: string, states: string[]) => {
  const { db } = product.current.application.kernel;
  const ids = db('billing.promo_code').where({ code }).select('id');
  return (await db('billing.checkout').whereIn('promo_code_id', ids).whereIn('state', states)).length;
};

test('five unpaid sign-ups reserve a code with five uses for a quarter of an hour', async () => {
  const code = await aCode(5);
  for (let begun = 0; begun < 5; begun++) await begin(code);
  expect(await refusalOf(code)).toBe('billing.promo-used-up');
  expect(await check(code)).toBe(409);
  await product.current.advance('PT16M');
  expect(await check(code)).toBe(200);
  expect(await refusalOf(code)).toBeNull();
});

test('the oldest reservation is released first, and its order cannot be paid any more', async () => {
  const code = await aCode(2);
  const [first, second] = [await begin(code), await begin(code)];
  await product.current.advance('PT16M');
  const third = await begin(code);
  await product.current.waitForIdle();
  expect([await pay(first), await pay(second), await pay(third)]).toEqual([400, 200, 200]);
  await product.current.waitForIdle();
  expect(await countOf(code, ['paid'])).toBe(2);
});

test('a late payer has the discount if nobody else needed the use', async () => {
  const code = await aCode(1);
  const payer = await begin(code);
  await product.current.advance('PT3H');
  expect(await pay(payer)).toBe(200);
  await product.current.waitForIdle();
  expect(await countOf(code, ['paid'])).toBe(1);
  expect(await refusalOf(code)).toBe('billing.promo-used-up');
});

test('concurrent requests never exceed the uses of a code', async () => {
  const code = await aCode(3);
  for (let begun = 0; begun < 3; begun++) await begin(code);
  await product.current.advance('PT16M');
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => refusalOf(code)));
  expect(outcomes.filter((refusal) => refusal === null)).toHaveLength(3);
  expect(await countOf(code, ['open', 'paid'])).toBe(3);
});

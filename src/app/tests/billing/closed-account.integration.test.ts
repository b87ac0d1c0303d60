import { expect, test } from 'vitest';
import { govern } from '../../../testing/people.ts';
import { aPayer, buy, callStripe, DISPUTING, makeOlder, PLANS, type Payer } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

// The unused time of an account that staff close goes back once.

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

async function close(payer: Payer, more: object = {}): Promise<string> {
  const userId = (await payer.browser.get('/api/user')).body.id;
  await govern(product.current, { userId }, 'disable', more);
  await product.current.waitForIdle();
  return userId;
}
const paymentsOf = (userId: string) =>
  product.current.application.kernel
    .db('billing.payment')
    .where({ account_id: userId as never })
    .orderBy('paid_at')
    .select('payment_intent_id', 'amount_pence', 'refunded_pence');

test('of an upgrade and of the plan before it, all that is unused goes back, and no more than was paid', async () => {
  const payer = await aPayer(product.current, 'Yunus');
  await buy(product.current, payer, PLANS.lifetime);
  const payments = await paymentsOf(await close(payer));
  expect(payments).toHaveLength(2);
  for (const { amount_pence, refunded_pence } of payments) expect(refunded_pence).toBe(amount_pence);
});

test('a request on which the staff have not decided ends with it, and later closings give nothing more', async () => {
  const payer = await aPayer(product.current, 'Ilyas', { planId: PLANS.sixMonth });
  await makeOlder(product.current, payer, 20);
  expect((await payer.browser.post('/api/subscription/refund', {})).status).toBe(202);
  const userId = await close(payer);
  const [payment] = await paymentsOf(userId);
  expect(payment?.refunded_pence).toBeGreaterThan(5000);
  expect(payment?.refunded_pence).toBeLessThan(6000);
  for (const verb of ['enable', 'disable'] as const) await govern(product.current, { userId: userId as never }, verb);
  await product.current.waitForIdle();
  expect(await paymentsOf(userId)).toEqual([payment]);
  const intent = `payment_intent=${payment?.payment_intent_id}`;
  const { body } = await callStripe(product.current, 'GET', 'refunds', intent);
  expect(body.data.map(({ amount }: { amount: number }) => amount)).toEqual([payment?.refunded_pence]);
});

test('a payment in dispute is left to the bank, and a payment of a violent member to us', async () => {
  const disputed = await aPayer(product.current, 'Anas', { card: DISPUTING });
  const violent = await aPayer(product.current, 'Dawud');
  expect((await paymentsOf(await close(disputed)))[0]?.refunded_pence).toBe(0);
  expect((await paymentsOf(await close(violent, { cause: 'violence' })))[0]?.refunded_pence).toBe(0);
});

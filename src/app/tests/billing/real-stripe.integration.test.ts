import { expect, test } from 'vitest';
import { paymentPages } from '../../../modules/billing/contracts/payment-pages.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

/** Keys in Stripe's format; no request is sent to Stripe. */
const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_ofNobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_ofNobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_ofNobody',
};
const product = productUnderTest({ settings: KEYS });
const policyOf = async (path: string): Promise<string> =>
  (await product.current.visitor().get(path)).headers.get('Content-Security-Policy')!;

test.each(paymentPages)('with Stripe’s keys, %s may load its card form', async (page) => {
  const policy = await policyOf(page);
  for (const part of ['script-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://js\\.stripe\\.com`));
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.stripe\.com/);
});

test.each(['/', '/pricing', '/signup', '/signup-success', '/dashboard', '/api/user'])(
  'with Stripe’s keys, %s may load nothing from it',
  async (page) => {
    expect(await policyOf(page)).not.toContain('stripe');
  },
);

test('with Stripe’s keys there is no stand-in', async () => {
  expect((await product.current.visitor().get('/dev/stripe/stripe.js')).status).toBe(404);
});

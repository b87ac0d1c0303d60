import type Stripe from 'stripe';
import type { Order } from '../../domain/payment-provider.ts';
import { unless } from './stripe-errors.ts';

export const CURRENCY = 'gbp';

/** The plan's price at this amount, made if missing. A changed price is a new one. */
export async function priceOf(stripe: Stripe, plan: Order['plan']): Promise<string> {
  const product = `plan-${plan.id}`;
  const lookupKey = `${product}-${plan.price}-${plan.months}`;
  const known = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (known.data[0]) return known.data[0].id;
  const ensured = await unless('resource_already_exists')(stripe.products.create({ id: product, name: plan.name }));
  const price = await stripe.prices.create(
    {
      product: ensured?.id ?? product,
      currency: CURRENCY,
      unit_amount: plan.price,
      lookup_key: lookupKey,
      ...(plan.months > 0 && { recurring: { interval: 'month', interval_count: plan.months } }),
    },
    { idempotencyKey: `price-${lookupKey}` },
  );
  return price.id;
}

/** Single-use coupons of exactly the amounts that the payer was shown. */
export async function discountsOf(stripe: Stripe, { key, reductions }: Order): Promise<{ coupon: string }[]> {
  const discounts: { coupon: string }[] = [];
  for (const [at, { name, amount }] of reductions.entries()) {
    const coupon = await stripe.coupons.create(
      { name, amount_off: amount, currency: CURRENCY, duration: 'once', max_redemptions: 1 },
      { idempotencyKey: `${key}-coupon-${at}` },
    );
    discounts.push({ coupon: coupon.id });
  }
  return discounts;
}

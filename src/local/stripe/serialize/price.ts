import type Stripe from 'stripe';
import type * as state from '../state.ts';
import { CURRENCY, decimal } from './money.ts';

export const price = (one: state.Price): Stripe.Price => ({
  id: one.id,
  object: 'price',
  active: one.active,
  billing_scheme: 'per_unit',
  created: one.created,
  currency: CURRENCY,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: one.lookupKey,
  metadata: {},
  nickname: null,
  product: one.product,
  recurring:
    one.months === null
      ? null
      : { interval: 'month', interval_count: one.months, meter: null, trial_period_days: null, usage_type: 'licensed' },
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: one.months === null ? 'one_time' : 'recurring',
  unit_amount: one.amount,
  unit_amount_decimal: decimal(one.amount),
});

/** The predecessor of a price, which subscription items still contain. */
export const plan = (one: state.Price): Stripe.Plan => ({
  id: one.id,
  object: 'plan',
  active: one.active,
  amount: one.amount,
  amount_decimal: decimal(one.amount),
  billing_scheme: 'per_unit',
  created: one.created,
  currency: CURRENCY,
  interval: 'month',
  interval_count: one.months ?? 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: one.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

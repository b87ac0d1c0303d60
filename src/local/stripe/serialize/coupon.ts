import type Stripe from 'stripe';
import type * as state from '../state.ts';
import { CURRENCY } from './money.ts';

export const coupon = (one: state.Coupon): Stripe.Coupon => ({
  id: one.id,
  object: 'coupon',
  amount_off: one.amountOff,
  created: one.created,
  currency: CURRENCY,
  duration: 'once',
  duration_in_months: null,
  livemode: false,
  max_redemptions: one.maxRedemptions,
  metadata: {},
  name: one.name,
  percent_off: null,
  redeem_by: null,
  times_redeemed: one.timesRedeemed,
  valid: one.maxRedemptions === null || one.timesRedeemed < one.maxRedemptions,
});

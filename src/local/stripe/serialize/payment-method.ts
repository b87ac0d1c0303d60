import type Stripe from 'stripe';
import { cardOf } from '../cards.ts';
import type * as state from '../state.ts';

export const paymentMethod = (one: state.PaymentMethod): Stripe.PaymentMethod => ({
  id: one.id,
  object: 'payment_method',
  allow_redisplay: 'unspecified',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: cardOf(one.number)!.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'GB',
    display_brand: cardOf(one.number)!.brand,
    exp_month: 12,
    exp_year: 2034,
    fingerprint: `fp${one.number.slice(-4)}`,
    funding: 'credit',
    generated_from: null,
    last4: one.number.slice(-4),
    networks: { available: [cardOf(one.number)!.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: one.created,
  customer: one.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});

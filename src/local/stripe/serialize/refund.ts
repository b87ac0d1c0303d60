import type Stripe from 'stripe';
import type * as state from '../state.ts';
import { CURRENCY } from './money.ts';

export const refund = (one: state.Refund): Stripe.Refund => ({
  id: one.id,
  object: 'refund',
  amount: one.amount,
  balance_transaction: null,
  charge: one.charge,
  created: one.created,
  currency: CURRENCY,
  customer: one.customer,
  customer_account: null,
  destination_details: { card: { type: 'refund' }, type: 'card' },
  metadata: {},
  payment_intent: one.paymentIntent,
  payment_method: null,
  reason: 'requested_by_customer',
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

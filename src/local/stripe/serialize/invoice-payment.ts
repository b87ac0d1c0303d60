import type Stripe from 'stripe';
import type * as state from '../state.ts';
import { CURRENCY } from './money.ts';

export const invoicePayment = (one: state.Invoice, intent: state.PaymentIntent): Stripe.InvoicePayment => ({
  id: one.id.replace(/^in_/, 'inpay_'),
  object: 'invoice_payment',
  amount_paid: intent.status === 'succeeded' ? intent.amount : null,
  amount_requested: intent.amount,
  created: intent.created,
  currency: CURRENCY,
  invoice: one.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent.id, type: 'payment_intent' },
  status: intent.status === 'succeeded' ? 'paid' : intent.status === 'canceled' ? 'canceled' : 'open',
  status_transitions: { canceled_at: intent.canceledAt, paid_at: one.paidAt },
});

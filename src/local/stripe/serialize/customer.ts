import type Stripe from 'stripe';
import type * as state from '../state.ts';

export const customer = (one: state.Customer): Stripe.Customer => ({
  id: one.id,
  object: 'customer',
  balance: 0,
  created: one.created,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  email: one.email,
  invoice_prefix: one.invoicePrefix,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: one.defaultPaymentMethod,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: one.metadata,
  name: null,
  next_invoice_sequence: one.nextInvoice,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
  test_clock: null,
  address: null,
});

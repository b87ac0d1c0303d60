import type Stripe from 'stripe';
import type { AddedItem } from '../api/outcome.ts';
import { CURRENCY, decimal } from './money.ts';

export const invoiceItem = ({ line, invoice: one }: AddedItem['item']): Stripe.InvoiceItem => ({
  id: line.id.replace(/^il_/, 'ii_'),
  object: 'invoiceitem',
  amount: line.amount,
  currency: CURRENCY,
  customer: one.customer,
  customer_account: null,
  date: one.created,
  description: line.description,
  discountable: true,
  discounts: [],
  invoice: one.id,
  livemode: false,
  metadata: {},
  net_amount: line.amount,
  parent: null,
  period: { start: line.start, end: line.end },
  pricing: {
    price_details: { price: line.price, product: '' },
    type: 'price_details',
    unit_amount_decimal: decimal(line.amount),
  },
  proration: false,
  quantity: 1,
  quantity_decimal: decimal(1),
  tax_rates: [],
  test_clock: null,
});

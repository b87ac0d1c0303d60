import { subtotalOf, totalOf } from './amounts.ts';
import type { StripeStore } from './store.ts';
import { invalid } from './errors.ts';
import { emit } from './events.ts';
import { cancelIntent, newPaymentIntent } from './payments/payment-intents.ts';
import type { Invoice, InvoiceLine, Price } from './state.ts';

/** Time in which a draft can be changed before it is charged, in seconds. */
const DRAFT_LIFE = 3600;

type New = Pick<
  Invoice,
  'customer' | 'subscription' | 'reason' | 'coupons' | 'periodStart' | 'periodEnd' | 'autoAdvance'
>;

export async function newInvoice(books: StripeStore, given: New, lines: InvoiceLine[] = []): Promise<Invoice> {
  const invoice: Invoice = {
    kind: 'invoice',
    id: books.id('invoice'),
    created: books.at,
    ...given,
    status: 'draft',
    number: null,
    lines,
    discounts: [],
    attempts: 0,
    nextAttempt: given.autoAdvance ? books.at + DRAFT_LIFE : null,
    paymentIntent: null,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
  };
  await books.put(invoice, invoice.nextAttempt);
  await emit(books, 'invoice.created', invoice);
  return invoice;
}

export const lineOf = (books: StripeStore, price: Price, name: string, start: number, end: number): InvoiceLine => ({
  id: books.id('invoice').replace(/^in_/, 'il_'),
  price: price.id,
  amount: price.amount,
  description: `1 × ${name} (at £${(price.amount / 100).toFixed(2)})`,
  start,
  end,
});

/** Numbers a draft, applies its discounts, and opens it for payment. */
export async function finalize(books: StripeStore, draft: Invoice): Promise<Invoice> {
  if (draft.status !== 'draft')
    throw invalid(`This invoice is already finalized, you can't re-finalize a non-draft invoice.`);
  const customer = await books.get('customer', draft.customer);
  await books.put({ ...customer, nextInvoice: customer.nextInvoice + 1 });
  const discounts: Invoice['discounts'] = [];
  for (const id of draft.coupons) {
    const coupon = await books.get('coupon', id);
    const left = subtotalOf(draft) - discounts.reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.min(coupon.amountOff, left);
    discounts.push({ id: books.id('coupon').replace(/^co_/, 'di_'), coupon: id, amount });
    await books.put({ ...coupon, timesRedeemed: coupon.timesRedeemed + 1 });
  }
  const number = `${customer.invoicePrefix}-${String(customer.nextInvoice).padStart(4, '0')}`;
  const open: Invoice = { ...draft, status: 'open', number, discounts, finalizedAt: books.at, nextAttempt: null };
  const amount = totalOf(open);
  if (amount === 0) throw invalid('An invoice of nothing is not known here.');
  const intent = await newPaymentIntent(books, { customer: customer.id, amount, invoice: open.id });
  open.paymentIntent = intent.id;
  await books.put(open);
  await emit(books, 'invoice.finalized', open);
  return open;
}

export async function voidInvoice(books: StripeStore, invoice: Invoice): Promise<Invoice> {
  if (invoice.status !== 'open') throw invalid(`You can only pass in open invoices. This invoice isn't open.`);
  const voided: Invoice = { ...invoice, status: 'void', voidedAt: books.at, autoAdvance: false, nextAttempt: null };
  await books.put(voided);
  if (voided.paymentIntent) await cancelIntent(books, voided.paymentIntent);
  await emit(books, 'invoice.voided', voided);
  return voided;
}

import type { StripeStore } from './store.ts';
import { invalid } from './errors.ts';
import { cancelIntent, newPaymentIntent } from './payments/payment-intents.ts';
import { totalOf, type Invoice } from './state.ts';

/** Time in which a draft can be changed before it is charged, in seconds. */
const DRAFT_LIFE = 3600;

type New = Pick<
  Invoice,
  'customer' | 'subscription' | 'coupons' | 'lines' | 'periodStart' | 'periodEnd' | 'autoAdvance'
>;

/** Makes a draft; refuses a coupon that was used. */
export async function newInvoice(books: StripeStore, given: New): Promise<Invoice> {
  for (const id of given.coupons)
    if ((await books.get('coupon', id)).isUsed) throw invalid('Coupon expired: It has been used up.');
  const invoice: Invoice = {
    kind: 'invoice',
    id: books.id('invoice'),
    created: books.at,
    ...given,
    status: 'draft',
    number: null,
    discounts: [],
    attempts: 0,
    paymentIntent: null,
    paidAt: null,
  };
  await books.put(invoice, given.autoAdvance ? books.at + DRAFT_LIFE : null);
  return invoice;
}

/** Numbers a draft, applies its discounts, and opens it for payment. */
export async function finalize(books: StripeStore, draft: Invoice): Promise<Invoice> {
  if (draft.status !== 'draft')
    throw invalid(`This invoice is already finalized, you can't re-finalize a non-draft invoice.`);
  const customer = await books.get('customer', draft.customer);
  await books.put({ ...customer, nextInvoice: customer.nextInvoice + 1 });
  const number = `${customer.invoicePrefix}-${String(customer.nextInvoice).padStart(4, '0')}`;
  const open: Invoice = { ...draft, status: 'open', number, discounts: [] };
  for (const id of draft.coupons) {
    const coupon = await books.get('coupon', id);
    open.discounts.push({ amount: Math.min(coupon.amountOff, totalOf(open)) });
    await books.put({ ...coupon, isUsed: true });
  }
  const amount = totalOf(open);
  if (amount === 0) throw invalid('An invoice of nothing is not known here.');
  const intent = await newPaymentIntent(books, { customer: customer.id, amount, invoice: open.id });
  open.paymentIntent = intent.id;
  await books.put(open);
  return open;
}

export async function voidInvoice(books: StripeStore, invoice: Invoice): Promise<Invoice> {
  if (invoice.status !== 'open') throw invalid(`You can only pass in open invoices. This invoice isn't open.`);
  const voided: Invoice = { ...invoice, status: 'void', autoAdvance: false };
  await books.put(voided);
  if (voided.paymentIntent) await cancelIntent(books, voided.paymentIntent);
  return voided;
}

import type { Books } from './books.ts';
import { invalid } from './errors.ts';
import { tell } from './events.ts';
import { cancelIntent, confirm, newPaymentIntent } from './payments.ts';
import type { Invoice, InvoiceLine, PaymentIntent, Price, Subscription } from './state.ts';
import { firstPaymentCame, renewalFailed, renewalPaid } from './subscriptions.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** A draft may be changed for so long before it is charged. */
const DRAFT_LIFE = HOUR;
/** After each failure the next try comes so much later; after the last one the subscription ends. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY];

export const subtotalOf = ({ lines }: Invoice): number => lines.reduce((sum, { amount }) => sum + amount, 0);
export const discountOf = ({ discounts }: Invoice): number => discounts.reduce((sum, { amount }) => sum + amount, 0);
export const totalOf = (invoice: Invoice): number => subtotalOf(invoice) - discountOf(invoice);

type New = Pick<
  Invoice,
  'customer' | 'subscription' | 'reason' | 'coupons' | 'periodStart' | 'periodEnd' | 'autoAdvance'
>;

export async function newInvoice(books: Books, given: New, lines: InvoiceLine[] = []): Promise<Invoice> {
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
  await tell(books, 'invoice.created', invoice);
  return invoice;
}

export const lineOf = (books: Books, price: Price, name: string, start: number, end: number): InvoiceLine => ({
  id: books.id('invoice').replace(/^in_/, 'il_'),
  price: price.id,
  amount: price.amount,
  description: `1 × ${name} (at £${(price.amount / 100).toFixed(2)})`,
  start,
  end,
});

/** Numbers it, takes off what is to be taken off, and opens it for payment. */
export async function finalize(books: Books, draft: Invoice): Promise<Invoice> {
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
  const due = totalOf(open);
  if (due > 0) {
    const intent = await newPaymentIntent(books, { customer: customer.id, amount: due, invoice: open.id });
    open.paymentIntent = intent.id;
  }
  await books.put(open);
  await tell(books, 'invoice.finalized', open);
  return due > 0 ? open : markPaid(books, open);
}

/** Charges what is open; `given` is a card other than the one that is kept for it. */
export async function charge(books: Books, invoice: Invoice, given?: string): Promise<PaymentIntent> {
  const subscription = invoice.subscription ? await books.find('subscription', invoice.subscription) : null;
  const customer = await books.get('customer', invoice.customer);
  const card = given ?? subscription?.defaultPaymentMethod ?? customer.defaultPaymentMethod;
  const intent = await books.get('payment_intent', invoice.paymentIntent ?? '');
  if (!card) throw invalid('There is no `default_payment_method` set on this Customer or Invoice.');
  return confirm(books, intent, await books.get('payment_method', card), { onSession: false });
}

export async function voidInvoice(books: Books, invoice: Invoice): Promise<Invoice> {
  if (invoice.status !== 'open') throw invalid(`You can only pass in open invoices. This invoice isn't open.`);
  const voided: Invoice = { ...invoice, status: 'void', voidedAt: books.at, autoAdvance: false, nextAttempt: null };
  await books.put(voided);
  if (voided.paymentIntent) await cancelIntent(books, voided.paymentIntent);
  await tell(books, 'invoice.voided', voided);
  return voided;
}

/** Its payment came. */
export async function invoicePaid(books: Books, intent: PaymentIntent): Promise<void> {
  const invoice = await books.find('invoice', intent.invoice);
  if (invoice?.status === 'open') await markPaid(books, { ...invoice, attempts: invoice.attempts + 1 }, intent);
}

async function markPaid(books: Books, invoice: Invoice, intent: PaymentIntent | null = null): Promise<Invoice> {
  const paid: Invoice = { ...invoice, status: 'paid', paidAt: books.at, nextAttempt: null };
  await books.put(paid);
  await tell(books, 'invoice.paid', paid);
  await tell(books, 'invoice.payment_succeeded', paid);
  const subscription = await subscriptionOf(books, paid);
  if (subscription?.status === 'incomplete') await firstPaymentCame(books, subscription, intent?.paymentMethod ?? null);
  else if (subscription) await renewalPaid(books, subscription);
  return paid;
}

/** A charge of it was declined. */
export async function paymentOfInvoiceFailed(books: Books, intent: PaymentIntent): Promise<void> {
  const invoice = await books.find('invoice', intent.invoice);
  if (invoice?.status !== 'open') return;
  const attempts = invoice.attempts + 1;
  const wait = invoice.autoAdvance ? RETRIES[attempts - 1] : undefined;
  const nextAttempt = wait === undefined ? null : books.at + wait;
  const failed: Invoice = { ...invoice, attempts, nextAttempt };
  await books.put(failed, nextAttempt);
  if (intent.failure?.code === 'authentication_required') await tell(books, 'invoice.payment_action_required', failed);
  await tell(books, 'invoice.payment_failed', failed);
  const subscription = await subscriptionOf(books, failed);
  if (subscription && subscription.status !== 'incomplete')
    await renewalFailed(books, subscription, { isLast: invoice.autoAdvance && wait === undefined });
}

const subscriptionOf = async (books: Books, { subscription }: Invoice): Promise<Subscription | null> =>
  subscription === null ? null : books.find('subscription', subscription);

/** A draft of a renewal is finalized and charged; what was declined is tried again. */
export async function invoiceDue(books: Books, due: Invoice): Promise<void> {
  const invoice = due.status === 'draft' ? await finalize(books, due) : due;
  if (invoice.status !== 'open') return;
  const subscription = await subscriptionOf(books, invoice);
  const customer = await books.get('customer', invoice.customer);
  if (subscription?.status === 'canceled' || customer.deleted) {
    await books.put({ ...invoice, autoAdvance: false, nextAttempt: null });
    return;
  }
  await charge(books, invoice);
}

import type { Knex } from 'knex';
import { StripeStore } from './store.ts';
import { invalid } from './errors.ts';
import { emit } from './events.ts';
import { finalize } from './invoices.ts';
import { confirm, notProven, type Presence } from './payments/payment-intents.ts';
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from './state.ts';
import { invoiceWasPaid, renewalFailed, subscriptionDue } from './subscriptions.ts';

const DAY = 24 * 3600;
/** Waits between failed tries; after the last one the subscription ends. */
const RETRIES = [3 * DAY, 5 * DAY, 7 * DAY];

/** Tries to charge a card, and updates the invoice and its subscription. */
export async function pay(
  books: StripeStore,
  intent: PaymentIntent,
  method: PaymentMethod,
  presence: Presence,
  returnUrl: string | null = null,
): Promise<PaymentIntent> {
  return resolved(books, await confirm(books, intent, method, presence, returnUrl));
}

/** Records that the payer did not authenticate. */
export const failAuthentication = async (books: StripeStore, intent: PaymentIntent): Promise<PaymentIntent> =>
  resolved(books, await notProven(books, intent));

async function resolved(books: StripeStore, intent: PaymentIntent): Promise<PaymentIntent> {
  if (intent.status === 'succeeded') await invoicePaid(books, intent);
  else if (intent.failure) await paymentOfInvoiceFailed(books, intent);
  return intent;
}

/** Charges an open invoice; `given` is a card other than the default one. */
export async function charge(books: StripeStore, invoice: Invoice, given?: string): Promise<PaymentIntent> {
  const subscription = invoice.subscription ? await books.find('subscription', invoice.subscription) : null;
  const customer = await books.get('customer', invoice.customer);
  const card = given ?? subscription?.defaultPaymentMethod ?? customer.defaultPaymentMethod;
  const intent = await books.get('payment_intent', invoice.paymentIntent ?? '');
  if (!card) throw invalid('There is no `default_payment_method` set on this Customer or Invoice.');
  return pay(books, intent, await books.get('payment_method', card), { onSession: false });
}

async function invoicePaid(books: StripeStore, intent: PaymentIntent): Promise<void> {
  const invoice = await books.find('invoice', intent.invoice);
  if (invoice?.status !== 'open') return;
  const paid: Invoice = { ...invoice, attempts: invoice.attempts + 1, status: 'paid', paidAt: books.at };
  await books.put(paid);
  await emit(books, 'invoice.paid', paid);
  const subscription = await subscriptionOf(books, paid);
  if (subscription) await invoiceWasPaid(books, subscription, intent.paymentMethod);
}

/** Records a declined charge of an invoice. */
async function paymentOfInvoiceFailed(books: StripeStore, intent: PaymentIntent): Promise<void> {
  const invoice = await books.find('invoice', intent.invoice);
  if (invoice?.status !== 'open') return;
  const attempts = invoice.attempts + 1;
  const wait = invoice.autoAdvance ? RETRIES[attempts - 1] : undefined;
  const failed: Invoice = { ...invoice, attempts };
  await books.put(failed, wait === undefined ? null : books.at + wait);
  if (intent.failure?.code === 'authentication_required') await emit(books, 'invoice.payment_action_required', failed);
  await emit(books, 'invoice.payment_failed', failed);
  const subscription = await subscriptionOf(books, failed);
  if (subscription && subscription.status !== 'incomplete')
    await renewalFailed(books, subscription, { isLast: invoice.autoAdvance && wait === undefined });
}

const subscriptionOf = async (books: StripeStore, { subscription }: Invoice): Promise<Subscription | null> =>
  subscription === null ? null : books.find('subscription', subscription);

/** Finalizes and charges a renewal's draft; retries a declined charge. */
async function invoiceDue(books: StripeStore, due: Invoice): Promise<void> {
  const invoice = due.status === 'draft' ? await finalize(books, due) : due;
  if (invoice.status !== 'open') return;
  const subscription = await subscriptionOf(books, invoice);
  const customer = await books.get('customer', invoice.customer);
  if (subscription?.status === 'canceled' || customer.deleted) {
    await books.put({ ...invoice, autoAdvance: false });
    return;
  }
  await charge(books, invoice);
}

/** Runs everything due by time, each at its own moment and in order: renewals, retries, ends. */
export async function runDue(db: Knex, at: number): Promise<void> {
  while (await StripeStore.change(db, at, runNext));
}

async function runNext(books: StripeStore): Promise<boolean> {
  const next = await books.nextDue();
  if (!next) return false;
  const dueAt = books.when(next.dueAt);
  if (next.object.kind === 'subscription') await subscriptionDue(dueAt, next.object);
  else if (next.object.kind === 'invoice') await invoiceDue(dueAt, next.object);
  else throw new Error(`Nothing is due for a ${next.object.kind}`);
  return true;
}

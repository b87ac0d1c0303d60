import { addMonths } from '#kernel/clock.ts';
import type { StripeStore } from './store.ts';
import { emit } from './events.ts';
import { finalize, newInvoice, voidInvoice } from './invoices.ts';
import type { Price, Subscription } from './state.ts';

/** Time for the first payment of an order, in seconds. */
const INCOMPLETE_LIFE = 23 * 3600;

/** Adds months; a day that the month lacks becomes its last one: 31 January, 28 February, 31 March. */
const monthsLater = (start: number, months: number): number =>
  addMonths(new Date(start * 1000), months).getTime() / 1000;

/** Starts a subscription whose first invoice is open for payment. */
export async function newSubscription(
  books: StripeStore,
  { customer, price, coupons }: { customer: string; price: Price; coupons: string[] },
): Promise<Subscription> {
  const id = books.id('subscription');
  const [start, end] = [books.at, monthsLater(books.at, price.months!)];
  const draft = await newInvoice(books, {
    customer,
    subscription: id,
    coupons,
    lines: [{ amount: price.amount, start, end }],
    periodStart: start,
    periodEnd: start,
    autoAdvance: false,
  });
  const subscription: Subscription = {
    kind: 'subscription',
    id,
    created: books.at,
    customer,
    price: price.id,
    status: 'incomplete',
    anchor: books.at,
    periods: 1,
    periodStart: start,
    periodEnd: end,
    trialEnd: null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    defaultPaymentMethod: null,
    latestInvoice: draft.id,
  };
  await saveSubscription(books, subscription);
  await emit(books, 'customer.subscription.created', subscription);
  await finalize(books, draft);
  return subscription;
}

/** The time at which it is due next. */
const dueAt = ({ status, created, periodEnd }: Subscription): number | null => {
  if (status === 'incomplete') return created + INCOMPLETE_LIFE;
  return status === 'trialing' || status === 'active' || status === 'past_due' ? periodEnd : null;
};

const saveSubscription = (books: StripeStore, subscription: Subscription): Promise<void> =>
  books.put(subscription, dueAt(subscription));

export async function change(
  books: StripeStore,
  before: Subscription,
  changes: Partial<Subscription>,
): Promise<Subscription> {
  const after = { ...before, ...changes };
  await saveSubscription(books, after);
  await emit(books, 'customer.subscription.updated', after);
  return after;
}

/** Charges nothing before that moment, from which its periods are counted then. */
export const trialUntil = ({ at }: StripeStore, end: number): Partial<Subscription> => ({
  status: 'trialing',
  trialEnd: end,
  anchor: end,
  periods: 0,
  periodStart: at,
  periodEnd: end,
});

export async function invoiceWasPaid(books: StripeStore, before: Subscription, card: string | null): Promise<void> {
  if (before.status === 'incomplete') await change(books, before, { status: 'active', defaultPaymentMethod: card });
  else if (before.status === 'past_due') await change(books, before, { status: 'active' });
}

export async function renewalFailed(
  books: StripeStore,
  before: Subscription,
  { isLast }: { isLast: boolean },
): Promise<void> {
  if (before.status === 'canceled') return;
  if (isLast) await end(books, before);
  else if (before.status === 'active') await change(books, before, { status: 'past_due' });
}

export async function end(books: StripeStore, before: Subscription): Promise<Subscription> {
  const isIncomplete = before.status === 'incomplete';
  const ended: Subscription = {
    ...before,
    status: isIncomplete ? 'incomplete_expired' : 'canceled',
    endedAt: books.at,
  };
  await saveSubscription(books, ended);
  const invoice = isIncomplete ? await books.find('invoice', ended.latestInvoice) : null;
  if (invoice?.status === 'open') await voidInvoice(books, invoice);
  await emit(books, isIncomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted', ended);
  return ended;
}

/** Ends a period, or an order whose first payment never came. */
export async function subscriptionDue(books: StripeStore, due: Subscription): Promise<void> {
  if (due.status === 'incomplete' || due.cancelAtPeriodEnd) {
    await end(books, due);
    return;
  }
  const price = await books.get('price', due.price);
  const [periodStart, periodEnd] = [due.periodEnd, monthsLater(due.anchor, (due.periods + 1) * price.months!)];
  const invoice = await newInvoice(books, {
    customer: due.customer,
    subscription: due.id,
    coupons: [],
    lines: [{ amount: price.amount, start: periodStart, end: periodEnd }],
    periodStart: due.periodStart,
    periodEnd: due.periodEnd,
    autoAdvance: true,
  });
  await change(books, due, {
    ...(due.status === 'trialing' && { status: 'active' }),
    periods: due.periods + 1,
    periodStart,
    periodEnd,
    latestInvoice: invoice.id,
  });
}

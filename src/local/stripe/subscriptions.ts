import { addMonths } from '#kernel/clock.ts';
import type { StripeStore } from './store.ts';
import { emit } from './events.ts';
import { finalize, lineOf, newInvoice, voidInvoice } from './invoices.ts';
import type { Invoice, Metadata, Price, Subscription } from './state.ts';

/** Time for the first payment of an order, in seconds. */
const INCOMPLETE_LIFE = 23 * 3600;

/** Adds months; a day that the month lacks becomes its last one: 31 January, 28 February, 31 March. */
const monthsLater = (start: number, months: number): number =>
  addMonths(new Date(start * 1000), months).getTime() / 1000;

interface Order {
  customer: string;
  price: Price;
  coupons: string[];
  metadata: Metadata;
}

/** Starts a subscription whose first invoice is open for payment. */
export async function newSubscription(
  books: StripeStore,
  { customer, price, coupons, metadata }: Order,
): Promise<Subscription> {
  const id = books.id('subscription');
  const [periodStart, periodEnd] = [books.at, monthsLater(books.at, price.months!)];
  const product = await books.get('product', price.product);
  const draft = await newInvoice(
    books,
    {
      customer,
      subscription: id,
      reason: 'subscription_create',
      coupons,
      periodStart,
      periodEnd: periodStart,
      autoAdvance: false,
    },
    [lineOf(books, price, product.name, periodStart, periodEnd)],
  );
  const subscription: Subscription = {
    kind: 'subscription',
    id,
    created: books.at,
    customer,
    price: price.id,
    status: 'incomplete',
    item: id.replace(/^sub_/, 'si_'),
    anchor: books.at,
    periods: 1,
    periodStart,
    periodEnd,
    trial: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    defaultPaymentMethod: null,
    latestInvoice: draft.id,
    metadata,
  };
  await saveSubscription(books, subscription);
  await emit(books, 'customer.subscription.created', subscription);
  await finalize(books, draft);
  return books.get('subscription', id);
}

/** The time at which it is due next. */
const dueAt = ({ status, created, periodEnd }: Subscription): number | null => {
  if (status === 'incomplete') return created + INCOMPLETE_LIFE;
  return status === 'trialing' || status === 'active' || status === 'past_due' ? periodEnd : null;
};

export const saveSubscription = (books: StripeStore, subscription: Subscription): Promise<void> =>
  books.put(subscription, dueAt(subscription));

export async function change(
  books: StripeStore,
  before: Subscription,
  changes: Partial<Subscription>,
  previous: object,
): Promise<Subscription> {
  const after = { ...before, ...changes };
  await saveSubscription(books, after);
  await emit(books, 'customer.subscription.updated', after, previous);
  return after;
}

/** Charges nothing before that moment, from which its periods are counted then. */
export const trialUntil = ({ at }: StripeStore, end: number): Partial<Subscription> => ({
  status: 'trialing',
  trial: { start: at, end },
  anchor: end,
  periods: 0,
  periodStart: at,
  periodEnd: end,
});

export async function firstPaymentCame(books: StripeStore, before: Subscription, card: string | null): Promise<void> {
  await change(books, before, { status: 'active', defaultPaymentMethod: card }, { status: 'incomplete' });
}

export async function renewalPaid(books: StripeStore, before: Subscription): Promise<void> {
  if (before.status === 'past_due') await change(books, before, { status: 'active' }, { status: 'past_due' });
}

export async function renewalFailed(
  books: StripeStore,
  before: Subscription,
  { isLast }: { isLast: boolean },
): Promise<void> {
  if (before.status === 'canceled') return;
  if (isLast) await end(books, before);
  else if (before.status === 'active') await change(books, before, { status: 'past_due' }, { status: 'active' });
}

export async function end(books: StripeStore, before: Subscription): Promise<Subscription> {
  const isIncomplete = before.status === 'incomplete';
  const ended: Subscription = {
    ...before,
    status: isIncomplete ? 'incomplete_expired' : 'canceled',
    canceledAt: before.canceledAt ?? books.at,
    endedAt: books.at,
  };
  await saveSubscription(books, ended);
  if (isIncomplete) await voidOpen(books, await books.find('invoice', ended.latestInvoice));
  await emit(books, isIncomplete ? 'customer.subscription.updated' : 'customer.subscription.deleted', ended);
  return ended;
}

async function voidOpen(books: StripeStore, invoice: Invoice | null): Promise<void> {
  if (invoice?.status === 'open') await voidInvoice(books, invoice);
}

/** Ends a period, or an order whose first payment never came. */
export async function subscriptionDue(books: StripeStore, due: Subscription): Promise<void> {
  if (due.status === 'incomplete' || due.cancelAtPeriodEnd) {
    await end(books, due);
    return;
  }
  const price = await books.get('price', due.price);
  const product = await books.get('product', price.product);
  const [periodStart, periodEnd] = [due.periodEnd, monthsLater(due.anchor, (due.periods + 1) * price.months!)];
  const invoice = await newInvoice(
    books,
    {
      customer: due.customer,
      subscription: due.id,
      reason: 'subscription_cycle',
      coupons: [],
      periodStart: due.periodStart,
      periodEnd: due.periodEnd,
      autoAdvance: true,
    },
    [lineOf(books, price, product.name, periodStart, periodEnd)],
  );
  await change(
    books,
    due,
    {
      ...(due.status === 'trialing' && { status: 'active' }),
      periods: due.periods + 1,
      periodStart,
      periodEnd,
      latestInvoice: invoice.id,
    },
    { latest_invoice: due.latestInvoice },
  );
}

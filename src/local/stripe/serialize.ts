import type Stripe from 'stripe';
import type { StripeStore } from './store.ts';
import * as state from './state.ts';

// The fields of Stripe's objects that the product and its tests read; the compiler compares them with the SDK's types.

type Part<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (infer E)[]
    ? Part<E>[]
    : { [K in keyof T]?: Part<T[K]> };

/** Returns an object as the API shows it, with the optional fields that `expand` names. */
export async function serialize(books: StripeStore, object: state.AnyObject, expand: string[] = []): Promise<object> {
  return { id: object.id, object: object.kind, ...(await fieldsOf(books, object, expand)) };
}

/** Returns the remaining paths inside a field that is expanded. */
export const pathsIn = (expand: string[], field: string): string[] =>
  expand.filter((path) => path.startsWith(`${field}.`)).map((path) => path.slice(field.length + 1));

async function fieldsOf(books: StripeStore, object: state.AnyObject, expand: string[]): Promise<object> {
  switch (object.kind) {
    case 'customer':
      return customer(object);
    case 'price':
      return price(object);
    case 'payment_intent':
      return paymentIntent(object);
    case 'setup_intent':
      return setupIntent(object);
    case 'charge':
      return charge(object);
    case 'refund':
      return refund(object);
    case 'dispute':
      return dispute(object);
    case 'invoice':
      return invoice(books, object, expand);
    case 'subscription':
      return subscription(books, object, expand);
    case 'event':
      return { type: object.type, data: { object: object.object } };
    case 'payment_method':
      return paymentMethod(object);
    case 'product':
    case 'coupon':
    case 'invoiceitem':
      return {};
  }
}

const customer = ({ deleted, email }: state.Customer): Part<Stripe.Customer | Stripe.DeletedCustomer> =>
  deleted ? { deleted: true } : { email };

const price = ({ amount, months }: state.Price): Part<Stripe.Price> => ({
  unit_amount: amount,
  recurring: months === null ? null : { interval: 'month', interval_count: months },
});

const nextAction = ({ id, status, returnUrl }: state.PaymentIntent | state.SetupIntent) =>
  status === 'requires_action'
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: `/dev/stripe/3ds/${id}` } }
    : null;

const paymentIntent = (one: state.PaymentIntent): Part<Stripe.PaymentIntent> => ({
  client_secret: one.secret,
  customer: one.customer,
  last_payment_error: one.failure && { message: one.failure.message },
  next_action: nextAction(one),
  status: one.status,
});

const setupIntent = (one: state.SetupIntent): Part<Stripe.SetupIntent> => ({
  client_secret: one.secret,
  customer: one.customer,
  next_action: nextAction(one),
  payment_method: one.paymentMethod,
  status: one.status,
});

/** The brand of a test card, by its first digit, and its last four. */
const cardDigits = (number: string) => ({
  brand: number.startsWith('5') ? 'mastercard' : 'visa',
  last4: number.slice(-4),
});

const paymentMethod = ({ number }: state.PaymentMethod): Part<Stripe.PaymentMethod> => ({ card: cardDigits(number) });

const charge = (one: state.Charge): Part<Stripe.Charge> => ({
  amount_captured: one.captured,
  amount_refunded: one.refunded,
  customer: one.customer,
  disputed: one.disputed,
  payment_intent: one.paymentIntent,
  payment_method_details: { card: cardDigits(one.number) },
});

const refund = ({ amount }: state.Refund): Part<Stripe.Refund> => ({ amount, status: 'succeeded' });

const dispute = (one: state.Dispute): Part<Stripe.Dispute> => ({
  amount: one.amount,
  charge: one.charge,
  created: one.created,
  evidence_details: { due_by: one.respondBy },
  payment_intent: one.paymentIntent,
  reason: 'fraudulent',
  status: one.status,
});

async function invoice(books: StripeStore, one: state.Invoice, expand: string[]): Promise<Part<Stripe.Invoice>> {
  const total = state.totalOf(one);
  const intent =
    expand.length > 0 && one.paymentIntent !== null ? await books.get('payment_intent', one.paymentIntent) : null;
  return {
    amount_due: total,
    amount_paid: one.status === 'paid' ? total : 0,
    attempt_count: one.attempts,
    created: one.created,
    customer: one.customer,
    lines: { data: one.lines.map(({ start, end }) => ({ period: { start, end } })) },
    number: one.number,
    parent: one.subscription === null ? null : { subscription_details: { subscription: one.subscription } },
    period_end: one.periodEnd,
    period_start: one.periodStart,
    status: one.status,
    status_transitions: { paid_at: one.paidAt },
    subtotal: state.subtotalOf(one),
    total,
    ...(expand.includes('confirmation_secret') && {
      confirmation_secret: intent && one.status === 'open' ? { client_secret: intent.secret } : null,
    }),
    ...(expand.includes('payments') && { payments: { data: intent ? [invoicePayment(intent)] : [] } }),
  };
}

const invoicePayment = ({ id, status }: state.PaymentIntent): Part<Stripe.InvoicePayment> => ({
  payment: { payment_intent: id },
  status: status === 'succeeded' ? 'paid' : status === 'canceled' ? 'canceled' : 'open',
});

async function subscription(
  books: StripeStore,
  one: state.Subscription,
  expand: string[],
): Promise<Part<Stripe.Subscription>> {
  const inner = pathsIn(expand, 'latest_invoice');
  return {
    cancel_at_period_end: one.cancelAtPeriodEnd,
    customer: one.customer,
    default_payment_method:
      expand.includes('default_payment_method') && one.defaultPaymentMethod !== null
        ? await serialize(books, await books.get('payment_method', one.defaultPaymentMethod))
        : one.defaultPaymentMethod,
    ended_at: one.endedAt,
    items: { data: [{ current_period_end: one.periodEnd, current_period_start: one.periodStart }] },
    latest_invoice:
      inner.length > 0
        ? await serialize(books, await books.get('invoice', one.latestInvoice), inner)
        : one.latestInvoice,
    start_date: one.created,
    status: one.status,
    trial_end: one.trialEnd,
  };
}

import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { StripeAccess } from '#kernel/kernel.ts';
import {
  OrderRefused,
  type Order,
  type PaymentIntent,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderInvoice,
  type ProviderSubscription,
  type StartedPayment,
} from '../../domain/payment-provider.ts';

const CURRENCY = 'gbp';
/** Events to which the webhook endpoint subscribes (docs/how-to.md). */
export const EVENTS = [
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'setup_intent.succeeded',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;
/** More items than a payer ever has. */
const ALL = { limit: 1000 };

/** The client of Stripe, or of the local stand-in if the settings name another host. */
export function stripeClient({ secretKey, at }: StripeAccess): Stripe {
  if (at && /_live_/.test(secretKey)) throw new Error('A live key of Stripe is not given to a stand-in');
  return new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 20_000, telemetry: false, ...at });
}

/** The payment provider by Stripe's official SDK. Amounts are whole pence on both sides. */
export function stripeProvider(access: StripeAccess, clock: Clock): PaymentProvider {
  let client: Stripe | undefined;
  const stripe = (): Stripe => (client ??= stripeClient(access));
  return {
    createCustomer: ({ key, email }) =>
      asking(async () => (await stripe().customers.create({ email }, { idempotencyKey: key })).id),

    deleteCustomer: (id) => asking(async () => void (await unlessMissing(stripe().customers.del(id)))),

    priceOf: (plan) => asking(() => priceOf(stripe(), plan)),

    startSubscription: (order) =>
      ordering(async () => {
        const [price, discounts] = [await priceOf(stripe(), order.plan), await discountsOf(stripe(), order)];
        const subscription = await stripe().subscriptions.create(
          {
            customer: order.customerId,
            items: [{ price }],
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription', payment_method_types: ['card'] },
            billing_mode: { type: 'flexible' },
            discounts,
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey: `${order.key}-subscription` },
        );
        return startedBy(subscription.latest_invoice as Stripe.Invoice, subscription.id);
      }),

    startInvoice: (order) =>
      ordering(async () => {
        const { key, customerId: customer } = order;
        const [price, discounts] = [await priceOf(stripe(), order.plan), await discountsOf(stripe(), order)];
        const draft = await stripe().invoices.create(
          {
            customer,
            currency: CURRENCY,
            collection_method: 'charge_automatically',
            auto_advance: false,
            pending_invoice_items_behavior: 'exclude',
            payment_settings: { payment_method_types: ['card'] },
            discounts,
          },
          { idempotencyKey: `${key}-invoice` },
        );
        await stripe().invoiceItems.create(
          { customer, invoice: draft.id, pricing: { price }, quantity: 1 },
          { idempotencyKey: `${key}-item` },
        );
        const invoice = await stripe().invoices.finalizeInvoice(
          draft.id,
          { auto_advance: false, expand: ['confirmation_secret'] },
          { idempotencyKey: `${key}-finalize` },
        );
        return startedBy(invoice, null);
      }),

    abandon: ({ subscriptionId, invoiceId }) =>
      asking(async () => {
        const subscription = subscriptionId && (await unlessMissing(stripe().subscriptions.retrieve(subscriptionId)));
        if (subscription && subscription.status === 'incomplete')
          await unlessMissing(stripe().subscriptions.cancel(subscription.id));
        const invoice = await unlessMissing(stripe().invoices.retrieve(invoiceId));
        if (invoice?.status === 'open') await unlessMissing(stripe().invoices.voidInvoice(invoiceId));
      }),

    paymentIntent: (id) =>
      asking(async () => {
        const intent = await unlessMissing(stripe().paymentIntents.retrieve(id));
        return intent && intentOf(intent);
      }),

    accountOf: (customer) =>
      asking(async () => {
        const [subscriptions, invoices, charges] = await Promise.all([
          stripe().subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray(ALL),
          stripe()
            .invoices.list({ customer, limit: 100, expand: ['data.payments'] })
            .autoPagingToArray(ALL),
          stripe().charges.list({ customer, limit: 100 }).autoPagingToArray(ALL),
        ]);
        const published = await Promise.all(charges.map((charge) => chargeOf(stripe(), charge)));
        const charged = Map.groupBy(published, ({ paymentIntent }) => paymentIntent);
        return {
          subscriptions: subscriptions.map(subscriptionOf),
          invoices: invoices.map((invoice) => invoiceOf(invoice, charged)),
        };
      }),

    setCancelAtPeriodEnd: (id, cancels) =>
      asking(async () => {
        const subscription = await unlessMissing(stripe().subscriptions.retrieve(id));
        if (subscription && subscription.ended_at === null)
          await stripe().subscriptions.update(id, { cancel_at_period_end: cancels });
      }),

    moveNextCharge: (id, to) =>
      asking(async () => {
        const subscription = await unlessMissing(stripe().subscriptions.retrieve(id));
        if (!subscription || subscription.ended_at !== null) return;
        const trial_end = to.getTime() / 1000;
        const moved = await stripe().subscriptions.update(id, { trial_end, proration_behavior: 'none' });
        // Repeated only if it was lost, since the payer may have cancelled meanwhile.
        if (subscription.cancel_at_period_end && !moved.cancel_at_period_end)
          await stripe().subscriptions.update(id, { cancel_at_period_end: true });
      }),

    cancel: (id) =>
      asking(
        async () =>
          void (await unlessMissing(stripe().subscriptions.cancel(id, { prorate: false, invoice_now: false }))),
      ),

    refund: (paymentIntent) =>
      asking(async () => {
        const refund = { payment_intent: paymentIntent, reason: 'requested_by_customer' as const };
        await unless(
          'charge_already_refunded',
          'charge_disputed',
        )(stripe().refunds.create(refund, { idempotencyKey: `refund-${paymentIntent}` }));
      }),

    startCardSetup: (customer) =>
      asking(async () => {
        const intent = await stripe().setupIntents.create({ customer, usage: 'off_session' });
        return { clientSecret: intent.client_secret! };
      }),

    useCard: (setupIntentId) =>
      asking(async () => {
        const intent = await stripe().setupIntents.retrieve(setupIntentId);
        const [customer, card] = [idOf(intent.customer), idOf(intent.payment_method)];
        if (intent.status !== 'succeeded' || !customer || !card) return;
        await stripe().customers.update(customer, { invoice_settings: { default_payment_method: card } });
        const running = await stripe().subscriptions.list({ customer, limit: 100 }).autoPagingToArray(ALL);
        for (const { id, status } of running) {
          if (status === 'incomplete') continue;
          await stripe().subscriptions.update(id, { default_payment_method: card });
          if (status === 'past_due' || status === 'unpaid') await payOpenInvoices(stripe(), id, card);
        }
      }),

    readEvent: (rawBody, signature) =>
      asking(async () => {
        try {
          const [secret, now] = [access.webhookSecret, clock.now().getTime()];
          const event = stripe().webhooks.constructEvent(rawBody, signature, secret, undefined, undefined, now);
          return await eventOf(stripe(), event);
        } catch (error) {
          if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null;
          throw error;
        }
      }),

    missedEvents: (since) =>
      asking(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const events = stripe().events.list({ created, types: [...EVENTS], delivery_success: false, limit: 100 });
        const missed: ProviderEvent[] = [];
        for (const event of await events.autoPagingToArray({ limit: 10_000 }))
          missed.push(await eventOf(stripe(), event));
        return missed;
      }),
  };
}

/** The plan's price at this amount, made if missing. A changed price is a new one. */
async function priceOf(stripe: Stripe, plan: Order['plan']): Promise<string> {
  const product = `plan-${plan.id}`;
  const lookupKey = `${product}-${plan.price}-${plan.months}`;
  const known = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  if (known.data[0]) return known.data[0].id;
  const ensured = await unless('resource_already_exists')(stripe.products.create({ id: product, name: plan.name }));
  const price = await stripe.prices.create(
    {
      product: ensured?.id ?? product,
      currency: CURRENCY,
      unit_amount: plan.price,
      lookup_key: lookupKey,
      ...(plan.months > 0 && { recurring: { interval: 'month', interval_count: plan.months } }),
    },
    { idempotencyKey: `price-${lookupKey}` },
  );
  return price.id;
}

/** Single-use coupons of exactly the amounts that the payer was shown. */
async function discountsOf(stripe: Stripe, { key, reductions }: Order): Promise<{ coupon: string }[]> {
  const discounts: { coupon: string }[] = [];
  for (const [at, { name, amount }] of reductions.entries()) {
    const coupon = await stripe.coupons.create(
      { name, amount_off: amount, currency: CURRENCY, duration: 'once', max_redemptions: 1 },
      { idempotencyKey: `${key}-coupon-${at}` },
    );
    discounts.push({ coupon: coupon.id });
  }
  return discounts;
}

/** If the card fails again, Stripe's own retries follow. */
async function payOpenInvoices(stripe: Stripe, subscription: string, card: string): Promise<void> {
  const open = await stripe.invoices.list({ subscription, status: 'open', limit: 100 });
  for (const { id } of open.data) {
    try {
      await stripe.invoices.pay(id, { payment_method: card });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    }
  }
}

function startedBy(invoice: Stripe.Invoice, subscriptionId: string | null): StartedPayment {
  const secret = invoice.confirmation_secret?.client_secret;
  if (!secret) throw new OrderRefused('The invoice has nothing to confirm');
  return {
    subscriptionId,
    invoiceId: invoice.id,
    // A client secret begins with the id of its PaymentIntent.
    paymentIntentId: secret.split('_secret_')[0]!,
    amountDue: penceOf(invoice.amount_due),
  };
}

const intentStatuses: Partial<Record<Stripe.PaymentIntent.Status, PaymentIntent['status']>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  canceled: 'canceled',
};

const intentOf = (intent: Stripe.PaymentIntent): PaymentIntent => ({
  id: intent.id,
  customerId: idOf(intent.customer),
  clientSecret: intent.client_secret!,
  status: intentStatuses[intent.status] ?? 'unpaid',
  failure: intent.last_payment_error?.message ?? null,
});

/** Statuses that Stripe adds later count as paused: they give nothing. */
const statusOf = (status: Stripe.Subscription.Status): ProviderSubscription['status'] =>
  STRIPE_STATUSES.find((known) => known === status) ?? 'paused';
const STRIPE_STATUSES: ProviderSubscription['status'][] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
];

function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0]!;
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    startedAt: dateOf(subscription.start_date),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
  };
}

interface Charged {
  paymentIntent: string | null;
  refunded: number;
  chargedBack: number;
}

/** Queries a dispute for its outcome, since the charge only says that there is one. */
async function chargeOf(stripe: Stripe, charge: Stripe.Charge): Promise<Charged> {
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data : [];
  return {
    paymentIntent: idOf(charge.payment_intent),
    refunded: charge.amount_refunded,
    chargedBack: sum(disputes.filter(({ status }) => status === 'lost').map(({ amount }) => amount)),
  };
}

function invoiceOf(invoice: Stripe.Invoice, charged: Map<string | null, Charged[]>): ProviderInvoice {
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments[0];
  const paymentIntentId = idOf(payment?.payment.payment_intent ?? null);
  const charges = (paymentIntentId === null ? undefined : charged.get(paymentIntentId)) ?? [];
  // A subscription's first invoice has no period of its own; its line has one.
  const period = invoice.lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
  const paidAt = invoice.status_transitions.paid_at;
  return {
    id: invoice.id,
    number: invoice.number,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription ?? null),
    status: (invoice.status ?? 'draft') as ProviderInvoice['status'],
    subtotal: penceOf(invoice.subtotal),
    total: penceOf(invoice.total),
    amountPaid: penceOf(invoice.amount_paid),
    amountRefunded: sum(charges.map(({ refunded }) => refunded)),
    chargedBackAmount: sum(charges.map(({ chargedBack }) => chargedBack)),
    paymentIntentId,
    attempts: invoice.attempt_count,
    periodStart: dateOf(period.start),
    periodEnd: dateOf(period.end),
    createdAt: dateOf(invoice.created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
  };
}

async function eventOf(stripe: Stripe, event: Stripe.Event): Promise<ProviderEvent> {
  type Reference = string | { id: string } | null;
  const about = event.data.object as { object: string; customer?: Reference; charge?: Reference };
  // A dispute refers only to its charge.
  const charge = about.object === 'dispute' ? idOf(about.charge ?? null) : null;
  const { customer } = charge ? ((await unlessMissing(stripe.charges.retrieve(charge))) ?? {}) : about;
  return {
    id: event.id,
    type: event.type,
    customerId: idOf(customer ?? null),
    setupIntentId: event.type === 'setup_intent.succeeded' ? event.data.object.id : null,
  };
}

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' && reference !== null ? reference.id : reference;
const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const sum = (amounts: number[]): Pence => penceOf(amounts.reduce((total, amount) => total + amount, 0));

/** Ignores that Stripe does not know an object any more: the act was done, or is unnecessary. */
const unless =
  (...codes: string[]) =>
  async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      return await call;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && codes.includes(error.code ?? '')) return null;
      throw error;
    }
  };
const unlessMissing = unless('resource_missing');

/** Failures of Stripe or the network are temporary, so the same call may be repeated. */
async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isConnectionFailure =
      error instanceof StripeConnectionError ||
      error instanceof StripeAPIError ||
      error instanceof StripeRateLimitError;
    throw isConnectionFailure ? new DomainError('billing.provider-away') : error;
  }
}

function ordering<T>(call: () => Promise<T>): Promise<T> {
  return asking(async () => {
    try {
      return await call();
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError)
        throw new OrderRefused(`Stripe refused an order: ${error.code ?? error.type}`);
      throw error;
    }
  });
}

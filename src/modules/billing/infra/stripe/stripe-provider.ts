import Stripe from 'stripe';
import type { Clock } from '#kernel/clock.ts';
import type { StripeAccess } from '#kernel/kernel.ts';
import type { PaymentProvider, ProviderEvent } from '../../domain/payment-provider.ts';
import { stripeClient } from './stripe-client.ts';
import { callStripe, unlessMissing, placeOrder, unless } from './stripe-errors.ts';
import { priceOf, discountsOf, CURRENCY } from './pricing.ts';
import { startedPaymentOf, intentOf, cardOf, chargeOf, subscriptionOf, invoiceOf, idOf } from './from-stripe.ts';
import { eventOf, EVENTS } from './stripe-events.ts';

/** More items than a payer ever has. */
const ALL = { limit: 1000 };

/** For processes that take no payments: the SDK needs keys, and nothing is sent with these. */
const NO_KEYS: StripeAccess = {
  secretKey: 'sk_test_none',
  publishableKey: 'pk_test_none',
  webhookSecret: 'whsec_none',
  at: null,
};

/** The payment provider by Stripe's official SDK. Amounts are whole pence on both sides. */
export function stripeProvider(keys: StripeAccess | null, clock: Clock): PaymentProvider {
  const access = keys ?? NO_KEYS;
  let client: Stripe | undefined;
  const stripe = (): Stripe => (client ??= stripeClient(access));
  return {
    createCustomer: ({ key, email }) =>
      callStripe(async () => (await stripe().customers.create({ email }, { idempotencyKey: key })).id),

    deleteCustomer: (id) => callStripe(async () => void (await unlessMissing(stripe().customers.del(id)))),

    priceOf: (plan) => callStripe(() => priceOf(stripe(), plan)),

    startSubscription: (order) =>
      placeOrder(async () => {
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
        return startedPaymentOf(subscription.latest_invoice as Stripe.Invoice, subscription.id);
      }),

    startInvoice: (order) =>
      placeOrder(async () => {
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
        return startedPaymentOf(invoice, null);
      }),

    abandon: ({ subscriptionId, invoiceId }) =>
      callStripe(async () => {
        const subscription = subscriptionId && (await unlessMissing(stripe().subscriptions.retrieve(subscriptionId)));
        if (subscription && subscription.status === 'incomplete')
          await unlessMissing(stripe().subscriptions.cancel(subscription.id));
        const invoice = await unlessMissing(stripe().invoices.retrieve(invoiceId));
        if (invoice?.status === 'open') await unlessMissing(stripe().invoices.voidInvoice(invoiceId));
      }),

    paymentIntent: (id) =>
      callStripe(async () => {
        const intent = await unlessMissing(stripe().paymentIntents.retrieve(id));
        return intent && intentOf(intent);
      }),

    accountOf: (customer) =>
      callStripe(async () => {
        const [subscriptions, invoices, charges] = await Promise.all([
          stripe()
            .subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.default_payment_method'] })
            .autoPagingToArray(ALL),
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
      callStripe(async () => {
        const subscription = await unlessMissing(stripe().subscriptions.retrieve(id));
        if (subscription && subscription.ended_at === null)
          await stripe().subscriptions.update(id, { cancel_at_period_end: cancels });
      }),

    moveNextCharge: (id, to) =>
      callStripe(async () => {
        const subscription = await unlessMissing(stripe().subscriptions.retrieve(id));
        if (!subscription || subscription.ended_at !== null) return;
        const trial_end = to.getTime() / 1000;
        const moved = await stripe().subscriptions.update(id, { trial_end, proration_behavior: 'none' });
        // Repeated only if it was lost, since the payer may have cancelled meanwhile.
        if (subscription.cancel_at_period_end && !moved.cancel_at_period_end)
          await stripe().subscriptions.update(id, { cancel_at_period_end: true });
      }),

    cancel: (id) =>
      callStripe(
        async () =>
          void (await unlessMissing(stripe().subscriptions.cancel(id, { prorate: false, invoice_now: false }))),
      ),

    refund: (paymentIntent, part) =>
      callStripe(async () => {
        const reason = 'requested_by_customer' as const;
        const refund = { payment_intent: paymentIntent, reason, ...(part !== undefined && { amount: part }) };
        const idempotencyKey = part === undefined ? `refund-${paymentIntent}` : `refund-${paymentIntent}-${part}`;
        await unless('charge_already_refunded', 'charge_disputed')(stripe().refunds.create(refund, { idempotencyKey }));
      }),

    payBySavedCard: ({ paymentIntentId, subscriptionId, card, returnTo }) =>
      callStripe(async () => {
        const expand = ['default_payment_method'];
        const subscription = await unlessMissing(stripe().subscriptions.retrieve(subscriptionId, { expand }));
        const saved = subscription?.default_payment_method as Stripe.PaymentMethod | null | undefined;
        if (!saved || cardOf(saved.card) !== card) return { status: 'other-card' };
        const intent = await confirmBy(stripe(), paymentIntentId, { payment_method: saved.id, return_url: returnTo });
        const address = intent?.next_action?.redirect_to_url?.url;
        if (intent?.status === 'requires_action' && address) return { status: 'bank', address };
        return { status: intent?.status === 'requires_payment_method' ? 'declined' : 'taken' };
      }),

    startCardSetup: (customer) =>
      callStripe(async () => {
        const intent = await stripe().setupIntents.create({ customer, usage: 'off_session' });
        return { clientSecret: intent.client_secret! };
      }),

    useCard: (setupIntentId) =>
      callStripe(async () => {
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
      callStripe(async () => {
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
      callStripe(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const events = stripe().events.list({ created, types: [...EVENTS], delivery_success: false, limit: 100 });
        const missed: ProviderEvent[] = [];
        for (const event of await events.autoPagingToArray({ limit: 10_000 }))
          missed.push(await eventOf(stripe(), event));
        return missed;
      }),
  };
}

/** Returns the PaymentIntent after the try; one that was paid or cancelled before stays as it is. */
async function confirmBy(
  stripe: Stripe,
  id: string,
  given: Stripe.PaymentIntentConfirmParams,
): Promise<Stripe.PaymentIntent | null> {
  try {
    await unless('payment_intent_unexpected_state')(stripe.paymentIntents.confirm(id, given));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
  }
  return unlessMissing(stripe.paymentIntents.retrieve(id));
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

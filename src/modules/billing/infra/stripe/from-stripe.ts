import type Stripe from 'stripe';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import {
  OrderRefused,
  type PaymentIntent,
  type ProviderDispute,
  type ProviderInvoice,
  type ProviderSubscription,
  type StartedPayment,
} from '../../domain/payment-provider.ts';

export function startedPaymentOf(invoice: Stripe.Invoice, subscriptionId: string | null): StartedPayment {
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

export const intentOf = (intent: Stripe.PaymentIntent): PaymentIntent => ({
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

export function subscriptionOf(subscription: Stripe.Subscription): ProviderSubscription {
  const item = subscription.items.data[0]!;
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    startedAt: dateOf(subscription.start_date),
    periodStart: dateOf(item.current_period_start),
    periodEnd: dateOf(item.current_period_end),
    cancelsAtPeriodEnd: subscription.cancel_at_period_end,
    card: cardOf((subscription.default_payment_method as Stripe.PaymentMethod | null)?.card),
    endedAt: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
  };
}

interface Charged {
  paymentIntent: string | null;
  refunded: number;
  disputes: ProviderDispute[];
  card: string | null;
}

interface CardDigits {
  brand: string | null;
  last4: string | null;
}
/** Names a card by its brand and last digits: Visa 4242. */
export const cardOf = (card: CardDigits | null | undefined): string | null =>
  card?.brand && card.last4 ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} ${card.last4}` : null;
/** Outcomes by the final states of a dispute; any other waits for the bank. */
const OUTCOMES: Partial<Record<Stripe.Dispute.Status, ProviderDispute['outcome']>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

const disputeOf = (dispute: Stripe.Dispute): ProviderDispute => ({
  id: dispute.id,
  reason: dispute.reason,
  amount: penceOf(dispute.amount),
  openedAt: dateOf(dispute.created),
  respondBy: dispute.evidence_details.due_by === null ? null : dateOf(dispute.evidence_details.due_by),
  outcome: OUTCOMES[dispute.status] ?? null,
});

/** Queries a dispute for its outcome, since the charge only says that there is one. */
export async function chargeOf(stripe: Stripe, charge: Stripe.Charge): Promise<Charged> {
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 100 })).data : [];
  return {
    paymentIntent: idOf(charge.payment_intent),
    refunded: charge.amount_refunded,
    disputes: disputes.map(disputeOf),
    card: cardOf(charge.payment_method_details?.card),
  };
}

export function invoiceOf(invoice: Stripe.Invoice, charged: Map<string | null, Charged[]>): ProviderInvoice {
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments[0];
  const paymentIntentId = idOf(payment?.payment.payment_intent ?? null);
  const charges = (paymentIntentId === null ? undefined : charged.get(paymentIntentId)) ?? [];
  const disputes = charges.flatMap((charge) => charge.disputes);
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
    chargedBackAmount: sum(disputes.filter(({ outcome }) => outcome === 'lost').map(({ amount }) => amount)),
    isDisputed: disputes.some(({ outcome }) => outcome === null),
    disputes,
    // The newest charge comes first.
    card: charges[0]?.card ?? null,
    paymentIntentId,
    attempts: invoice.attempt_count,
    periodStart: dateOf(period.start),
    periodEnd: dateOf(period.end),
    createdAt: dateOf(invoice.created),
    paidAt: paidAt === null ? null : dateOf(paidAt),
  };
}

export const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'object' && reference !== null ? reference.id : reference;
const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const sum = (amounts: number[]): Pence => penceOf(amounts.reduce((total, amount) => total + amount, 0));

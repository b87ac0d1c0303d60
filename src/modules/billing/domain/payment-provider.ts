import type { Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';

/*
 * Billing's port to the payment provider, in Stripe's terms (Customer, Subscription, Invoice, PaymentIntent,
 * SetupIntent, Refund, Dispute) and by its clock. Every call may be repeated, with an idempotency key where it creates
 * something, and none may be made inside a transaction (ADR 12).
 */

export interface Order {
  /** Idempotency key: the same order under the same key is one order. */
  key: string;
  customerId: string;
  plan: { id: number; code: string; name: string; price: Pence; months: number };
  /** Reductions of the first payment, in order. */
  reductions: { name: string; amount: Pence }[];
}

/** An order whose payment may begin. */
export interface StartedPayment {
  /** Null for a one-off payment. */
  subscriptionId: string | null;
  invoiceId: string;
  paymentIntentId: string;
  amountDue: Pence;
}

export interface PaymentIntent {
  id: string;
  customerId: string | null;
  clientSecret: string;
  status: 'unpaid' | 'processing' | 'succeeded' | 'canceled';
  /** Why the last try failed, as a text for the payer. */
  failure: string | null;
}

export interface ProviderSubscription {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused';
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  /** Brand and last digits of the card of the next charge, if known. */
  card: string | null;
  endedAt: Date | null;
}

/** A payment that its payer disputes at his bank. */
export interface ProviderDispute {
  id: string;
  /** The bank's reason, such as `fraudulent`. */
  reason: string;
  amount: Pence;
  openedAt: Date;
  /** Until when the provider takes evidence; null if it takes none. */
  respondBy: Date | null;
  /** Null until the bank decides. */
  outcome: 'won' | 'lost' | null;
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  subscriptionId: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Before reductions. */
  subtotal: Pence;
  total: Pence;
  amountPaid: Pence;
  amountRefunded: Pence;
  /** Amount that the payer's bank took back in lost disputes. */
  chargedBackAmount: Pence;
  /** The payer's bank has not decided yet. */
  isDisputed: boolean;
  disputes: ProviderDispute[];
  /** Brand and last digits of the charged card, if known. */
  card: string | null;
  paymentIntentId: string | null;
  attempts: number;
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  paidAt: Date | null;
}

/** Everything that the provider knows about a customer's money. */
export interface CustomerAccount {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

/** A webhook event about a customer. Events arrive in any order, so what changed is queried, not read from them. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null if it is about no customer. */
  customerId: string | null;
  /** The SetupIntent, if a card was set up for later charges. */
  setupIntentId: string | null;
}

export interface SavedCardPayment {
  paymentIntentId: string;
  /** The subscription whose card is charged. */
  subscriptionId: string;
  /** The card that the payer read; no other card is charged. */
  card: string;
  /** Absolute address to which the bank leads back. */
  returnTo: string;
}
/** `taken` may still be processing or have ended before; the bank's page is shown before anything is taken. */
export type SavedCardOutcome = { status: 'taken' | 'declined' | 'other-card' } | { status: 'bank'; address: string };

/** The provider understood an order and will never accept it. */
export class OrderRefused extends Error {}

export interface PaymentProvider {
  createCustomer(customer: { key: string; email: string }): Promise<string>;
  /** Deletes the customer's name, address and cards; charges remain by their numbers. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Id of the plan's price, made if missing: a changed price is a new one. */
  priceOf(plan: Order['plan']): Promise<string>;
  /** Orders a renewing plan. Nothing is charged before the payer confirms. */
  startSubscription(order: Order): Promise<StartedPayment>;
  /** Orders a plan that is paid once. */
  startInvoice(order: Order): Promise<StartedPayment>;
  /** Cancels an unpaid order; does nothing if it is paid or gone. */
  abandon(started: Pick<StartedPayment, 'subscriptionId' | 'invoiceId'>): Promise<void>;
  paymentIntent(id: string): Promise<PaymentIntent | null>;
  accountOf(customerId: string): Promise<CustomerAccount>;
  /** Lets the subscription end with the paid period, or undoes that. */
  setCancelAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<void>;
  /** Charges nothing before that moment, in whole seconds; periods are counted from there. */
  moveNextCharge(subscriptionId: string, to: Date): Promise<void>;
  /** Ends it now; does nothing if it has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Refunds what is left of a payment, or a part of it; a disputed one is left to the payer's bank. */
  refund(paymentIntentId: string, part?: Pence): Promise<void>;
  /** Charges the card of a subscription for a payment that its payer makes now; the bank may ask him first. */
  payBySavedCard(payment: SavedCardPayment): Promise<SavedCardOutcome>;
  /** Begins to set up another card for later charges. */
  startCardSetup(customerId: string): Promise<{ clientSecret: string }>;
  /** Charges the card of a SetupIntent from now on, and open invoices at once. */
  useCard(setupIntentId: string): Promise<void>;
  /** The content of a webhook event, or null if the signature is invalid. */
  readEvent(rawBody: Buffer, signature: string): Promise<ProviderEvent | null>;
  /** Webhook events since that moment that were not delivered. */
  missedEvents(since: Date): Promise<ProviderEvent[]>;
}

/** Stores webhook events until they are handled, and a while longer to recognise repeats. */
export interface ProviderEvents {
  /** Returns false if it is known already. */
  add(tx: Tx, event: ProviderEvent, at: Date): Promise<boolean>;
  isOpen(tx: Tx, id: string): Promise<boolean>;
  /** Unhandled events of a customer; `informational` ones need nothing but a synchronisation. */
  openOf(tx: Tx, customerId: string): Promise<{ id: string; informational: boolean }[]>;
  handled(tx: Tx, ids: string[], at: Date): Promise<void>;
}

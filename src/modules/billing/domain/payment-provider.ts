import type { Pence } from '#kernel/values/money.ts';

/*
 * What billing needs of whoever takes the money, in Stripe's own words: Customer, Subscription, Invoice, PaymentIntent,
 * SetupIntent, Refund, Dispute. Times are those of its clock. Each call may be repeated: what makes something carries
 * an idempotency key that is the same for the same act. None may be made inside a transaction (docs/decisions/0012).
 */

/** What is bought: the price of a plan, less what is credited and discounted. */
export interface Order {
  /** Names the act: the same order under the same key is one order. */
  key: string;
  customerId: string;
  plan: { id: number; code: string; name: string; price: Pence; months: number };
  /** What is taken off the first payment, in this order. */
  reductions: { name: string; amount: Pence }[];
}

/** An order whose payment may begin. */
export interface StartedPayment {
  /** Null for what is paid once. */
  subscriptionId: string | null;
  invoiceId: string;
  paymentIntentId: string;
  amountDue: Pence;
}

export interface PaymentIntent {
  id: string;
  customerId: string | null;
  /** What the browser confirms it with. */
  clientSecret: string;
  status: 'unpaid' | 'processing' | 'succeeded' | 'canceled';
  /** Why the last try failed, in words for the payer. */
  failure: string | null;
}

export interface ProviderSubscription {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'canceled' | 'paused';
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  endedAt: Date | null;
}

export interface ProviderInvoice {
  id: string;
  number: string | null;
  subscriptionId: string | null;
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void';
  /** Before what was taken off. */
  subtotal: Pence;
  total: Pence;
  amountPaid: Pence;
  /** What went back to the payer. */
  amountRefunded: Pence;
  /** What the payer's bank took back: disputes that were lost. */
  chargedBackAmount: Pence;
  paymentIntentId: string | null;
  /** How often a charge of it was tried. */
  attempts: number;
  periodStart: Date;
  periodEnd: Date;
  createdAt: Date;
  paidAt: Date | null;
}

/** Everything that is known of a customer's money at a moment. */
export interface CustomerAccount {
  subscriptions: ProviderSubscription[];
  invoices: ProviderInvoice[];
}

/** A message that something of a customer changed. What changed is asked, not read from it: they come in any order. */
export interface ProviderEvent {
  id: string;
  type: string;
  /** Null where it is about no customer. */
  customerId: string | null;
  /** Where a card was set up to be charged from now on: that SetupIntent. */
  setupIntentId: string | null;
}

/** The provider understood an order and will not take it, now or later. */
export class OrderRefused extends Error {}

export interface PaymentProvider {
  createCustomer(customer: { key: string; email: string }): Promise<string>;
  /** Forgets the customer's name, address and cards; what was charged stays known by its numbers. */
  deleteCustomer(customerId: string): Promise<void>;
  /** The id of the plan's price, which is made where there is none: a changed price is another one. */
  priceOf(plan: Order['plan']): Promise<string>;
  /** A plan that renews. Nothing is charged before the payer confirms the payment. */
  startSubscription(order: Order): Promise<StartedPayment>;
  /** A plan that is paid once. */
  startInvoice(order: Order): Promise<StartedPayment>;
  /** Takes an order back that was not paid; harmless where it was, or where it is gone. */
  abandon(started: Pick<StartedPayment, 'subscriptionId' | 'invoiceId'>): Promise<void>;
  /** Null where there is none. */
  paymentIntent(id: string): Promise<PaymentIntent | null>;
  accountOf(customerId: string): Promise<CustomerAccount>;
  /** Lets it end with the period that is paid, or takes that back. */
  setCancelAtPeriodEnd(subscriptionId: string, cancels: boolean): Promise<void>;
  /** Charges nothing before that moment, in whole seconds; from there its periods are counted. */
  moveNextCharge(subscriptionId: string, to: Date): Promise<void>;
  /** Ends it now. Harmless where it has ended. */
  cancel(subscriptionId: string): Promise<void>;
  /** Gives all of a payment back, once; over one that is disputed the payer's bank decides. */
  refund(paymentIntentId: string): Promise<void>;
  /** Begins to set up another card for what is charged from now on. */
  startCardSetup(customerId: string): Promise<{ clientSecret: string }>;
  /** Charges the card of a SetupIntent from now on, and what is open at once. */
  useCard(setupIntentId: string): Promise<void>;
  /** What a message says, if it was signed by whoever takes the money; null otherwise. */
  readEvent(rawBody: Buffer, signature: string): Promise<ProviderEvent | null>;
  /** Messages since that moment which did not arrive. */
  missedEvents(since: Date): Promise<ProviderEvent[]>;
}

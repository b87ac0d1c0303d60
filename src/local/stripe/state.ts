// The stand-in's stored objects; serialize.ts adds what Stripe shows besides. Times are seconds, amounts are pence.

interface StoredObject<Kind extends string> {
  kind: Kind;
  id: string;
  created: number;
}

export type Metadata = Record<string, string>;

export interface Customer extends StoredObject<'customer'> {
  email: string | null;
  metadata: Metadata;
  defaultPaymentMethod: string | null;
  invoicePrefix: string;
  nextInvoice: number;
  deleted: boolean;
}

export interface Product extends StoredObject<'product'> {
  name: string;
}

export interface Price extends StoredObject<'price'> {
  product: string;
  amount: number;
  lookupKey: string | null;
  /** Months of a period; null for a one-off price. */
  months: number | null;
  active: boolean;
}

export interface Coupon extends StoredObject<'coupon'> {
  name: string | null;
  amountOff: number;
  maxRedemptions: number | null;
  timesRedeemed: number;
}

export interface PaymentMethod extends StoredObject<'payment_method'> {
  number: string;
  customer: string | null;
  /** Its holder has authenticated for later charges. */
  isSetUp: boolean;
}

export interface Failure {
  code: string;
  declineCode: string | null;
  message: string;
}

export interface PaymentIntent extends StoredObject<'payment_intent'> {
  customer: string;
  amount: number;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  secret: string;
  paymentMethod: string | null;
  invoice: string;
  latestCharge: string | null;
  failure: Failure | null;
  returnUrl: string | null;
  canceledAt: number | null;
}

export interface SetupIntent extends StoredObject<'setup_intent'> {
  customer: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  secret: string;
  paymentMethod: string | null;
  failure: Failure | null;
  returnUrl: string | null;
}

export interface Charge extends StoredObject<'charge'> {
  customer: string;
  paymentIntent: string;
  paymentMethod: string;
  amount: number;
  refunded: number;
  failure: Failure | null;
  disputed: boolean;
}

export interface Refund extends StoredObject<'refund'> {
  customer: string;
  charge: string;
  paymentIntent: string;
  amount: number;
}

/** The payer's bank takes a charge back if the dispute is lost. */
export interface Dispute extends StoredObject<'dispute'> {
  customer: string;
  charge: string;
  paymentIntent: string;
  amount: number;
  status: 'needs_response' | 'lost';
}

export interface InvoiceLine {
  id: string;
  price: string;
  amount: number;
  description: string;
  start: number;
  end: number;
}

export interface Invoice extends StoredObject<'invoice'> {
  customer: string;
  subscription: string | null;
  reason: 'manual' | 'subscription_create' | 'subscription_cycle';
  status: 'draft' | 'open' | 'paid' | 'void';
  number: string | null;
  lines: InvoiceLine[];
  /** Coupons in the order in which they are applied. */
  coupons: string[];
  /** Amount of each coupon. */
  discounts: { id: string; coupon: string; amount: number }[];
  attempts: number;
  nextAttempt: number | null;
  paymentIntent: string | null;
  periodStart: number;
  periodEnd: number;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  autoAdvance: boolean;
}

export interface Subscription extends StoredObject<'subscription'> {
  customer: string;
  price: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled';
  item: string;
  /** Start of its first period. */
  anchor: number;
  /** Number of periods begun since the anchor. */
  periods: number;
  periodStart: number;
  periodEnd: number;
  /** Period without charges, if requested. */
  trial: { start: number; end: number } | null;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  defaultPaymentMethod: string | null;
  latestInvoice: string;
  metadata: Metadata;
}

export interface Event extends StoredObject<'event'> {
  type: string;
  /** The object as it was shown then. */
  object: unknown;
  previous: unknown;
  isDelivered: boolean;
}

export interface Kinds {
  customer: Customer;
  product: Product;
  price: Price;
  coupon: Coupon;
  payment_method: PaymentMethod;
  payment_intent: PaymentIntent;
  setup_intent: SetupIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  invoice: Invoice;
  subscription: Subscription;
  event: Event;
}
export type Kind = keyof Kinds;
export type AnyObject = Kinds[Kind];

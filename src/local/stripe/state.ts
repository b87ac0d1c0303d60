// The stand-in's stored objects. Times are seconds, amounts are pence.

interface StoredObject<Kind extends string> {
  kind: Kind;
  id: string;
  created: number;
}

export interface Customer extends StoredObject<'customer'> {
  email: string | null;
  defaultPaymentMethod: string | null;
  invoicePrefix: string;
  nextInvoice: number;
  deleted: boolean;
}

export type Product = StoredObject<'product'>;

export interface Price extends StoredObject<'price'> {
  amount: number;
  lookupKey: string;
  /** Months of a period; null for a one-off price. */
  months: number | null;
}

/** Can be used once. */
export interface Coupon extends StoredObject<'coupon'> {
  amountOff: number;
  isUsed: boolean;
}

export interface PaymentMethod extends StoredObject<'payment_method'> {
  number: string;
  customer: string | null;
  /** Its holder has authenticated for later charges. */
  isSetUp: boolean;
}

export interface Failure {
  code: string;
  message: string;
}

interface Intent {
  customer: string;
  secret: string;
  paymentMethod: string | null;
  failure: Failure | null;
  returnUrl: string | null;
}

export interface PaymentIntent extends Intent, StoredObject<'payment_intent'> {
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  amount: number;
  invoice: string;
  latestCharge: string | null;
}

export interface SetupIntent extends Intent, StoredObject<'setup_intent'> {
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
}

export interface Charge extends StoredObject<'charge'> {
  customer: string;
  paymentIntent: string;
  amount: number;
  captured: number;
  refunded: number;
  disputed: boolean;
  /** Number of the test card. */
  number: string;
}

export interface Refund extends StoredObject<'refund'> {
  paymentIntent: string;
  amount: number;
}

/** The payer's bank takes a charge back if the dispute is lost. */
export interface Dispute extends StoredObject<'dispute'> {
  charge: string;
  paymentIntent: string;
  amount: number;
  status: 'needs_response' | 'lost';
  /** Unix time in seconds. */
  respondBy: number;
}

interface InvoiceLine {
  amount: number;
  start: number;
  end: number;
}

type InvoiceItem = StoredObject<'invoiceitem'>;

export interface Invoice extends StoredObject<'invoice'> {
  customer: string;
  subscription: string | null;
  status: 'draft' | 'open' | 'paid' | 'void';
  number: string | null;
  lines: InvoiceLine[];
  /** Coupons in the order in which they are applied. */
  coupons: string[];
  /** Amount of each coupon. */
  discounts: { amount: number }[];
  attempts: number;
  paymentIntent: string | null;
  periodStart: number;
  periodEnd: number;
  paidAt: number | null;
  autoAdvance: boolean;
}

const sum = (parts: { amount: number }[]): number => parts.reduce((total, { amount }) => total + amount, 0);
export const subtotalOf = ({ lines }: Invoice): number => sum(lines);
export const totalOf = ({ lines, discounts }: Invoice): number => sum(lines) - sum(discounts);

export interface Subscription extends StoredObject<'subscription'> {
  customer: string;
  price: string;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled';
  /** Start of its first period. */
  anchor: number;
  /** Number of periods begun since the anchor. */
  periods: number;
  periodStart: number;
  periodEnd: number;
  /** End of a period without charges, if requested. */
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  defaultPaymentMethod: string | null;
  latestInvoice: string;
}

export interface Event extends StoredObject<'event'> {
  type: string;
  /** The object as it was shown then. */
  object: unknown;
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
  invoiceitem: InvoiceItem;
  invoice: Invoice;
  subscription: Subscription;
  event: Event;
}
export type Kind = keyof Kinds;
export type AnyObject = Kinds[Kind];

import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { invoiceText } from '#kernel/i18n/answers.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { OutboundJobs } from './outbound-job.ts';
import type { StartedPayment } from './payment-provider.ts';

/** Time in which a begun payment can be made. */
export const CHECKOUT_LIFE = DAY;

/** The least that can be charged. */
export const LEAST_CHARGE = penceOf(30);

export interface CheckoutState {
  id: string;
  /** Null until a sign-up's account is opened. */
  accountId: UserId | null;
  /** The sign-up whose account the payment opens; null for a member. */
  signUpId: string | null;
  customerId: string;
  planId: PlanId;
  price: Pence;
  /** For the unused part of the replaced plan. */
  credit: Pence;
  /** The invoice that is credited; null if no current period is paid. */
  credited: string | null;
  promoCodeId: number | null;
  discount: Pence;
  /** The subscription that ends when this is paid. */
  replaces: string | null;
  payment: StartedPayment | null;
  state: 'open' | 'paid' | 'expired' | 'returned';
  openedAt: Date;
}

type Amounts = Pick<CheckoutState, 'price' | 'credit' | 'discount'>;
export const amountDueOf = ({ price, credit, discount }: Amounts): Pence => penceOf(price - credit - discount);

/** @throws billing.nothing-to-pay if less remains than can be charged */
export function requireCharge(amount: Pence): void {
  if (amount < LEAST_CHARGE) throw new DomainError('billing.nothing-to-pay');
}

/** One attempt to buy a plan. An open checkout reserves a use of its promo code for `RESERVATION_LIFE`. */
export class Checkout {
  readonly state: Readonly<CheckoutState>;

  constructor(state: CheckoutState) {
    this.state = state;
  }

  /** @throws billing.nothing-to-pay if less remains than can be charged */
  static open(given: Omit<CheckoutState, 'payment' | 'state'>): Checkout {
    requireCharge(amountDueOf(given));
    return new Checkout({ ...given, payment: null, state: 'open' });
  }

  get amountDue(): Pence {
    return amountDueOf(this.state);
  }

  /** Reductions in the order in which they are taken off. */
  get reductions(): { name: string; amount: Pence }[] {
    const { credit, discount } = this.state;
    return [
      { name: invoiceText('creditOnInvoice'), amount: credit },
      { name: invoiceText('promoCodeOnInvoice'), amount: discount },
    ].filter(({ amount }) => amount > 0);
  }

  get expiresAt(): Date {
    return after(this.state.openedAt, CHECKOUT_LIFE);
  }

  started(payment: StartedPayment): Checkout {
    return new Checkout({ ...this.state, payment });
  }

  paid(accountId: UserId): Checkout {
    return new Checkout({ ...this.state, accountId, state: 'paid' });
  }

  expired(): Checkout {
    return new Checkout({ ...this.state, state: 'expired' });
  }

  /** The payment came but cannot be served, and is refunded. */
  returned(): Checkout {
    return new Checkout({ ...this.state, state: 'returned' });
  }
}

/** Closes a checkout, here and at the provider, so that it cannot be paid any more. */
export async function abandonCheckout(
  tx: Tx,
  { checkouts, outboundJobs }: { checkouts: Checkouts; outboundJobs: OutboundJobs },
  checkout: Checkout,
): Promise<void> {
  await checkouts.save(tx, checkout.expired());
  const { payment, customerId: customer } = checkout.state;
  if (!payment) return;
  const subscription = payment.subscriptionId ?? undefined;
  await outboundJobs.add(tx, { do: 'abandon', subscription, invoice: payment.invoiceId, customer });
}

/** Stores checkouts; finders lock. */
export interface Checkouts {
  find(tx: Tx, id: string): Promise<Checkout | null>;
  byPaymentIntent(tx: Tx, paymentIntentId: string): Promise<Checkout | null>;
  openOf(tx: Tx, buyer: { accountId: UserId } | { signUpId: string }): Promise<Checkout | null>;
  ofCustomer(tx: Tx, customerId: string): Promise<Checkout[]>;
  /** The checkout that bought another plan in place of this subscription. */
  findReplacement(tx: Tx, subscription: string): Promise<Checkout | null>;
  /** Counts checkouts that used the code or may still pay with it, including lapsed reservations. */
  countWithPromo(tx: Tx, promoCodeId: number): Promise<number>;
  /**
   * Open checkouts with the code from before that moment, oldest first, skipping those that are locked by a payment.
   */
  openWithPromo(tx: Tx, promoCodeId: number, before: Date, limit: number): Promise<Checkout[]>;
  /** Open checkouts from before that moment, skipping those that are locked. */
  olderThan(tx: Tx, moment: Date): Promise<Checkout[]>;
  save(tx: Tx, checkout: Checkout): Promise<void>;
}

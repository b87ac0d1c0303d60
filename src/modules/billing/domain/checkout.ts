import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { OutboundJobs } from './outbound-job.ts';
import type { StartedPayment } from './payment-provider.ts';
import { LEAST_CHARGE } from './promo-code.ts';

/** So long a payment that was begun may still be made. */
export const CHECKOUT_LIFE = DAY;

export interface CheckoutState {
  id: string;
  /** Null until the account of a sign-up is made. */
  accountId: UserId | null;
  /** The sign-up that it pays for; null where somebody who has an account buys. */
  signUpId: string | null;
  customerId: string;
  planId: PlanId;
  price: Pence;
  /** For what is left of the plan that it replaces. */
  credit: Pence;
  /** The invoice of which that is left; null where none is paid that has not ended. */
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

/** Throws `billing.nothing-to-pay` for less than can be charged. */
export function requireCharge(amount: Pence): void {
  if (amount < LEAST_CHARGE) throw new DomainError('billing.nothing-to-pay');
}

/** One attempt to buy a plan. An open one reserves its use of a promo code for a while (`RESERVATION_LIFE`). */
export class Checkout {
  readonly state: Readonly<CheckoutState>;

  constructor(state: CheckoutState) {
    this.state = state;
  }

  /** Throws `billing.nothing-to-pay` where less than can be charged would be left. */
  static open(given: Omit<CheckoutState, 'payment' | 'state'>): Checkout {
    requireCharge(amountDueOf(given));
    return new Checkout({ ...given, payment: null, state: 'open' });
  }

  get amountDue(): Pence {
    return amountDueOf(this.state);
  }

  /** What is taken off, in this order. */
  get reductions(): { name: string; amount: Pence }[] {
    const { credit, discount } = this.state;
    return [
      { name: answerText('creditOnInvoice'), amount: credit },
      { name: answerText('promoCodeOnInvoice'), amount: discount },
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

  /** The payment came and is given back: there is nobody to serve for it. */
  returned(): Checkout {
    return new Checkout({ ...this.state, state: 'returned' });
  }
}

/** Nobody pays by it any more: neither here nor at the provider. */
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

/** Keeps checkouts; what finds one locks it. */
export interface Checkouts {
  find(tx: Tx, id: string): Promise<Checkout | null>;
  byPaymentIntent(tx: Tx, paymentIntentId: string): Promise<Checkout | null>;
  openOf(tx: Tx, buyer: { accountId: UserId } | { signUpId: string }): Promise<Checkout | null>;
  /** All of a customer, whatever became of them. */
  ofCustomer(tx: Tx, customerId: string): Promise<Checkout[]>;
  /** The one with which another plan was bought in place of this one. */
  paidInPlaceOf(tx: Tx, subscription: string): Promise<Checkout | null>;
  /** Those that used the code or may still pay with it, whether their reservation lasts or not. */
  countWithPromo(tx: Tx, promoCodeId: number): Promise<number>;
  /** Open ones with the code that began before that moment, the oldest first, without those that are being paid. */
  openWithPromo(tx: Tx, promoCodeId: number, before: Date, limit: number): Promise<Checkout[]>;
  /** Open ones that began before that moment, but for those that somebody is settling. */
  olderThan(tx: Tx, moment: Date): Promise<Checkout[]>;
  save(tx: Tx, checkout: Checkout): Promise<void>;
}

import { addMonths } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { OutboundJobs } from './outbound-job.ts';
import type { Payment } from './payment.ts';
import type { RefundRequests } from './refund-request.ts';
import { daysBetween, daysLater, LIFETIME_MONTHS } from './refund-window.ts';
import type { Subscription, Subscriptions } from './subscription.ts';

/** Everything that decides about a refund of the latest payment of a plan. */
export interface RefundCase {
  payment: Payment;
  fullRefundDays: number;
  withdrawalDays: number;
  /** The payer requested an immediate start, so that used days may be deducted. */
  beganAtOnce: boolean;
  /** Her guardian has never been verified since the payment. */
  isAwaitingGuardian: boolean;
  /** The first payment was reduced by a promo code, and this is the one after it. */
  isFirstFullPrice: boolean;
  /** The member has sent an interest request since the paid period began. */
  hasSentSince: boolean;
  /** The plan that comes back, because this one was an upgrade of it. */
  restores: string | null;
}

/** A refund of all or a part of a payment, until then if that is known; staff decide about `later`. */
export interface Refund {
  kind: 'full' | 'part' | 'later';
  amount: Pence;
  until: Date | null;
}

/**
 * Decides what is refunded at once; null once the paid time is over. Days are counted by UTC's calendar,
 * without the one on which the paid time began.
 */
export function refundOf(refundCase: RefundCase, at: Date): Refund | null {
  const { payment, fullRefundDays, withdrawalDays, beganAtOnce, isAwaitingGuardian } = refundCase;
  const full = (until: Date | null): Refund => ({ kind: 'full', amount: payment.amount, until });
  if (payment.isFirst && isAwaitingGuardian) return full(null);
  if (payment.periodEnd && payment.periodEnd <= at) return null;
  if (!payment.isFirst && !payment.wasReminded) return full(payment.periodEnd);
  const beganAt = beginningOf(payment);
  const day = daysBetween(beganAt, at);
  const lastFullDay = payment.isFirst ? (beganAtOnce ? fullRefundDays : withdrawalDays) : fullDaysOfRenewal(refundCase);
  if (day <= lastFullDay) return full(daysLater(beganAt, lastFullDay));
  const mayWithdraw = payment.isFirst || refundCase.isFirstFullPrice;
  if (!mayWithdraw || day > withdrawalDays) return { kind: 'later', amount: payment.amount, until: null };
  return { kind: 'part', amount: unusedAmount(payment, day), until: daysLater(beganAt, withdrawalDays) };
}

const beginningOf = ({ paidAt, periodStart }: Payment): Date => (paidAt > periodStart ? paidAt : periodStart);

/** Days in which all of a renewal is refunded: none once a request was sent and used days may be deducted. */
function fullDaysOfRenewal({ withdrawalDays, hasSentSince, isFirstFullPrice, beganAtOnce }: RefundCase): number {
  return !hasSentSince || (isFirstFullPrice && !beganAtOnce) ? withdrawalDays : -1;
}

/** The part for the days that were not used, with any fraction of a penny in the payer's favour. */
function unusedAmount({ amount, periodStart, periodEnd }: Payment, usedDays: number): Pence {
  const whole = daysBetween(periodStart, periodEnd ?? addMonths(periodStart, LIFETIME_MONTHS));
  return penceOf(Math.ceil((amount * Math.max(0, whole - usedDays)) / whole));
}

/** Returns what is given back of a plan that we end: what its payer could get back, or the unused time. */
export function unusedPartOf(refundCase: RefundCase, at: Date): Pence {
  const refund = refundOf(refundCase, at);
  if (refund === null) return penceOf(0);
  const { payment } = refundCase;
  return refund.kind === 'later' ? unusedAmount(payment, daysBetween(beginningOf(payment), at)) : refund.amount;
}

/** @throws billing.payment-disputed, or billing.nothing-to-refund if nothing is left of it */
export function requireReturnable({ isDisputed, amount, refunded }: Payment): void {
  if (isDisputed) throw new DomainError('billing.payment-disputed');
  if (refunded >= amount) throw new DomainError('billing.nothing-to-refund');
}

interface Ports {
  refunds: RefundRequests;
  subscriptions: Subscriptions;
  outboundJobs: OutboundJobs;
}

export interface PaymentToRefund {
  payment: Payment;
  subscription: Subscription;
  customer: string;
}

/** Records a refund by the rules up to a total, and orders it. */
export async function refundAtOnce(
  tx: Tx,
  ports: Ports,
  refunded: PaymentToRefund,
  { total, reason, at }: { total: Pence; reason: string | null; at: Date },
): Promise<void> {
  const { accountId, id: payment } = refunded.payment;
  // A request on which staff have not decided, or which they refused, ends with it.
  const request = (await ports.refunds.ofPayment(tx, payment)) ?? { id: newId(at), reason, requestedAt: at };
  await ports.refunds.save(tx, { ...request, accountId, payment, state: 'immediate', decidedAt: at });
  await orderRefund(tx, ports, refunded, { total, at });
}

/** Orders a refund of all of a payment or up to a total, which ends the plan. */
export async function orderRefund(
  tx: Tx,
  { subscriptions, outboundJobs }: Omit<Ports, 'refunds'>,
  { payment, subscription, customer }: PaymentToRefund,
  { total, at }: { total?: Pence; at: Date },
): Promise<void> {
  const { isRestored, subscriptionId } = subscription.state;
  if (isRestored) {
    subscription.end(at);
    await subscriptions.save(tx, subscription);
  }
  const { paymentIntentId: paymentIntent } = payment;
  await outboundJobs.add(tx, {
    do: 'refund',
    paymentIntent,
    subscription: subscriptionId ?? undefined,
    total,
    customer,
  });
}

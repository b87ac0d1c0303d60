import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';

export interface Payment {
  id: string;
  accountId: UserId;
  /** Our own id of the subscription. */
  subscription: string;
  planId: PlanId;
  invoiceId: string;
  paymentIntentId: string;
  number: string;
  subtotal: Pence;
  amount: Pence;
  refunded: Pence;
  isFirst: boolean;
  /** For a renewal: its payer was reminded in time. */
  wasReminded: boolean;
  /** The payer's bank is deciding about it. */
  isDisputed: boolean;
  /** Brand and last digits of the charged card, if known. */
  card: string | null;
  paidAt: Date;
  periodStart: Date;
  /** Null is for ever. */
  periodEnd: Date | null;
}

/** The payment with which a plan began; null if unknown. */
export const firstOf = (paid: Payment[]): Payment | null => paid.find(({ isFirst }) => isFirst) ?? null;

/** The payment of the current period; null if that is not paid, as in the first hour of a renewal. */
export const presentPaymentOf = (paid: Payment[], at: Date): Payment | null =>
  paid.findLast(({ periodEnd }) => periodEnd !== null && periodEnd > at) ?? null;

/** The unused part of a payment: for the remaining days of its own period, in whole pence. */
export function unusedPart({ amount, refunded, periodStart, periodEnd }: Payment, at: Date): Pence {
  if (periodEnd === null || periodEnd <= at) return penceOf(0);
  const [left, whole] = [periodEnd.getTime() - at.getTime(), periodEnd.getTime() - periodStart.getTime()];
  return penceOf(Math.floor(((amount - refunded) * Math.min(left, whole)) / whole));
}

/** Stores payments for six years, even after their payer's erasure. */
export interface Payments {
  find(tx: Tx, id: string): Promise<Payment | null>;
  /** Oldest first. */
  ofSubscription(tx: Tx, subscription: string): Promise<Payment[]>;
  save(tx: Tx, payment: Payment): Promise<void>;
}

import type { PlanId, UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** A payment that came, with the invoice it is for. */
export interface Payment {
  id: string;
  accountId: UserId;
  /** The subscription of ours that it is for. */
  subscription: string;
  planId: PlanId;
  invoiceId: string;
  paymentIntentId: string;
  /** The invoice's. */
  number: string;
  subtotal: Pence;
  amount: Pence;
  refunded: Pence;
  isFirst: boolean;
  paidAt: Date;
  periodStart: Date;
  /** Null is for ever. */
  periodEnd: Date | null;
}

/** The payment with which a plan began; null where none is known. */
export const firstOf = (paid: Payment[]): Payment | null => paid.find(({ isFirst }) => isFirst) ?? null;

/** The payment of the period that has not ended; null where that is not paid, as in the first hour of a renewal. */
export const presentPaymentOf = (paid: Payment[], at: Date): Payment | null =>
  paid.findLast(({ periodEnd }) => periodEnd !== null && periodEnd > at) ?? null;

/** What is left of a payment: the part for the days of its own period that lie ahead, in whole pence. */
export function unusedOf({ amount, refunded, periodStart, periodEnd }: Payment, at: Date): Pence {
  if (periodEnd === null || periodEnd <= at) return penceOf(0);
  const [left, whole] = [periodEnd.getTime() - at.getTime(), periodEnd.getTime() - periodStart.getTime()];
  return penceOf(Math.floor(((amount - refunded) * Math.min(left, whole)) / whole));
}

/** Keeps payments for six years, also when their payer is gone. */
export interface Payments {
  find(tx: Tx, id: string): Promise<Payment | null>;
  /** The oldest first. */
  ofSubscription(tx: Tx, subscription: string): Promise<Payment[]>;
  save(tx: Tx, payment: Payment): Promise<void>;
}

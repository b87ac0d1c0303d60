import type { PlanId, UserId } from '#kernel/ids.ts';
import type { Pence } from '#kernel/money.ts';
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

/** Keeps payments for six years, also when their payer is gone (decisions 7.14). */
export interface Payments {
  find(tx: Tx, id: string): Promise<Payment | null>;
  /** The oldest first. */
  ofSubscription(tx: Tx, subscription: string): Promise<Payment[]>;
  save(tx: Tx, payment: Payment): Promise<void>;
}

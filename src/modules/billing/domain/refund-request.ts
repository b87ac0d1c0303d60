import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Checkout } from './checkout.ts';
import type { Payment } from './payment.ts';

export interface RefundRequest {
  id: string;
  accountId: UserId;
  /** The first payment of the plan. */
  payment: string;
  reason: string | null;
  state: 'requested' | 'approved' | 'refused';
  requestedAt: Date;
  decidedAt: Date | null;
}

/** Windows of the terms, from the first payment of the plan and not from renewals. */
const WINDOW_OF_A_MONTH = 7 * DAY;
const WINDOW = 14 * DAY;

/** The end of the window in which a payment is refunded without a reason. */
export const refundableUntil = ({
  paidAt,
  periodStart,
  periodEnd,
}: Pick<Payment, 'paidAt' | 'periodStart' | 'periodEnd'>): Date => {
  const isMonth = periodEnd !== null && periodEnd.getTime() - periodStart.getTime() <= 32 * DAY;
  return after(paidAt, isMonth ? WINDOW_OF_A_MONTH : WINDOW);
};

/**
 * @throws billing.refund-too-late outside of the window
 * @throws billing.nothing-to-refund if nothing is left
 */
export function requireRefundable(payment: Payment | null, at: Date): asserts payment is Payment {
  const refusal = refusalToRefund(payment, at);
  if (refusal) throw new DomainError(refusal);
}

export function refusalToRefund(
  payment: Payment | null,
  at: Date,
): 'billing.nothing-to-refund' | 'billing.refund-too-late' | null {
  if (!payment || payment.refunded > 0) return 'billing.nothing-to-refund';
  return at > refundableUntil(payment) ? 'billing.refund-too-late' : null;
}

/**
 * A refusal can be reversed, since the member may ask the staff to look again.
 * @throws common.conflict if the request is decided
 */
export function requireUndecided({ state }: RefundRequest, decision: 'approved' | 'refused'): void {
  if (state === 'approved' || state === decision) throw new DomainError('common.conflict');
}

/** Returns whether another plan was bought for less because of the payment. */
export const isCredited = (successor: Checkout | null): boolean => successor !== null && successor.state.credit > 0;

/** @throws billing.refund-credited */
export function requireNotCredited(successor: Checkout | null): void {
  if (isCredited(successor)) throw new DomainError('billing.refund-credited');
}

/** Stores refund requests, at most one for each payment. */
export interface RefundRequests {
  find(tx: Tx, id: string): Promise<RefundRequest | null>;
  ofPayment(tx: Tx, payment: string): Promise<RefundRequest | null>;
  undecidedOf(tx: Tx, accountId: UserId): Promise<RefundRequest[]>;
  save(tx: Tx, request: RefundRequest): Promise<void>;
}

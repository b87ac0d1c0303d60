import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Checkout } from './checkout.ts';

export interface RefundRequest {
  id: string;
  accountId: UserId;
  /** The latest payment of the plan at that time. */
  payment: string;
  reason: string | null;
  /** `immediate` was refunded by the rules; staff decide about the others. */
  state: 'requested' | 'approved' | 'refused' | 'immediate';
  requestedAt: Date;
  decidedAt: Date | null;
}

/**
 * A refusal can be reversed, since the member may ask the staff to look again.
 * @throws common.conflict if the request is decided
 */
export function requireUndecided({ state }: RefundRequest, decision: 'approved' | 'refused'): void {
  if (state === 'approved' || state === 'immediate' || state === decision) throw new DomainError('common.conflict');
}

/** Returns whether another plan was bought for less because of the payment. */
export const isCredited = (successor: Checkout | null): boolean => successor !== null && successor.state.credit > 0;

/** @throws billing.refund-credited */
export function requireNotCredited(successor: Checkout | null): void {
  if (isCredited(successor)) throw new DomainError('billing.refund-credited');
}

/** Stores refund requests, at most one for each payment. */
export interface RefundRequests {
  /** The account without a lock, since a member's customer is locked before the requests. */
  accountOf(tx: Tx, id: string): Promise<UserId | null>;
  find(tx: Tx, id: string): Promise<RefundRequest | null>;
  ofPayment(tx: Tx, payment: string): Promise<RefundRequest | null>;
  undecidedOf(tx: Tx, accountId: UserId): Promise<RefundRequest[]>;
  save(tx: Tx, request: RefundRequest): Promise<void>;
}

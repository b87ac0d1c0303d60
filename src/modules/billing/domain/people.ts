import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

export interface AccountsPort {
  /** Must precede the locks of billing's own rows (ADR 39). */
  lock(tx: Tx, accountId: UserId): Promise<void>;
  /** Why staff closed the account for good; null if it is active, suspended or erased. */
  closedFor(tx: Tx, accountId: UserId): Promise<'rules' | 'fraud' | 'violence' | null>;
  /** Those who are neither disabled, nor leaving, nor staff. */
  filterActive(tx: Tx, accountIds: UserId[]): Promise<{ has(accountId: UserId): boolean }>;
}

/** Returns whether a woman cannot send anything yet, since her guardian is not verified. */
export type IsAwaitingGuardian = (tx: Tx, accountId: UserId) => Promise<boolean>;

/** Sign-ups whose account their payment opens; identity stores them. */
export interface SignUps {
  /** Extends its lifetime for as long as the payment can be made. */
  extendForPayment(tx: Tx, id: string): Promise<void>;
  /** Opens the account; null if that is impossible by now. */
  open(tx: Tx, id: string): Promise<UserId | null>;
}

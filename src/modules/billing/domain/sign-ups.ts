import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** Sign-ups whose account their payment opens; identity stores them. */
export interface SignUps {
  /** Returns those of the ids that still exist. */
  filterPending(tx: Tx, ids: string[]): Promise<Set<string>>;
  /** Extends its lifetime for as long as the payment can be made. */
  extendForPayment(tx: Tx, id: string): Promise<void>;
  /** Opens the account; null if that is impossible by now. */
  open(tx: Tx, id: string): Promise<UserId | null>;
}

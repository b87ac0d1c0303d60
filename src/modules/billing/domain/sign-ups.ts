import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** Sign-ups whose account is made by their payment; identity keeps them. */
export interface SignUps {
  /** Which of these are kept still. */
  filterPending(tx: Tx, ids: string[]): Promise<Set<string>>;
  /** Its payment has begun: it is kept for as long as that may be made. */
  extendForPayment(tx: Tx, id: string): Promise<void>;
  /** Opens the account; null where that cannot be done any more. */
  open(tx: Tx, id: string): Promise<UserId | null>;
}

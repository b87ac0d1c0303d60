import type { ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** Blocks between members: neither of the two discovers the other, and nothing can begin between them. */
export interface Blocks {
  /** Returns whether either of the two blocked the other. The answer holds while their pair is locked. */
  isBetween(tx: Tx, a: ProfileId, b: ProfileId): Promise<boolean>;
  isBy(tx: Tx, blocker: ProfileId, blocked: ProfileId): Promise<boolean>;
  add(tx: Tx, blocker: ProfileId, blocked: ProfileId, at: Date): Promise<void>;
  remove(tx: Tx, blocker: ProfileId, blocked: ProfileId): Promise<void>;
}

import type { ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/**
 * Keeps whom members have blocked: neither of the two finds the other, and nothing begins between them.
 */
export interface Blocks {
  /** Whether one of the two blocked the other, whichever; so until the transaction ends where their pair is locked. */
  isBetween(tx: Tx, a: ProfileId, b: ProfileId): Promise<boolean>;
  isBy(tx: Tx, blocker: ProfileId, blocked: ProfileId): Promise<boolean>;
  add(tx: Tx, blocker: ProfileId, blocked: ProfileId, at: Date): Promise<void>;
  remove(tx: Tx, blocker: ProfileId, blocked: ProfileId): Promise<void>;
}

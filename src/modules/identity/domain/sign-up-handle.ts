import { MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** R-S.1. */
export const SIGN_UP_HANDLE_LIFE = 15 * MINUTE;

/** Proof that a browser has just signed up an account, for naming the guardian before the first sign-in. */
export interface SignUpHandles {
  give(tx: Tx, accountId: UserId): Promise<string>;
  /** Uses the handle up. True once, for that account, within its life. */
  redeem(tx: Tx, handle: string | undefined, accountId: UserId): Promise<boolean>;
}

import { MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

/** Time to give the code. */
export const CHALLENGE_LIFE = 10 * MINUTE;
/** Codes that may be tried for one sign-in. */
export const CHALLENGE_TRIES = 5;

/** The account, and the verified hash; a change of the password would have ended the challenge. */
export interface WaitingSignIn {
  userId: UserId;
  passwordHash: string;
}

/** Sign-ins with a verified password that still need a code, each bound to one browser. */
export interface SignInChallenges {
  /** Returns the token for the browser's cookie. The account must be locked. */
  give(tx: Tx, accountId: UserId): Promise<string>;
  /** Null if it has ended or has no tries left. */
  waiting(token: string): Promise<WaitingSignIn | null>;
  /** Counts a try in advance, so that parallel ones count too; false if none are left. */
  countTry(token: string): Promise<boolean>;
  /** False if it has ended already. */
  end(token: string): Promise<boolean>;
}

import { MINUTE } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** So long a sign-in waits for the code … */
export const CHALLENGE_LIFE = 10 * MINUTE;
/** … and so many codes may be tried in it. */
export const CHALLENGE_TRIES = 5;

/**
 * Whose sign-in waits, and the hash that the password fitted: were it another one now, the challenge would have
 * ended.
 */
export interface WaitingSignIn {
  userId: UserId;
  passwordHash: string;
}

/** Sign-ins that have proven the password and wait for the code, each known to one browser. */
export interface SignInChallenges {
  /** What the browser keeps. The account must be locked, so that nothing ends what is pending meanwhile. */
  give(tx: Tx, accountId: UserId): Promise<string>;
  /** Null when it has ended or its tries are used up. */
  waiting(token: string): Promise<WaitingSignIn | null>;
  /** Counts a try before it is made, so that parallel ones count too; false when there are none left. */
  countTry(token: string): Promise<boolean>;
  /** Ends it; false when something else has. */
  end(token: string): Promise<boolean>;
}

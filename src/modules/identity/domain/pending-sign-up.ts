import { DAY, MINUTE } from '#kernel/clock.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { SignUp } from '../contracts/auth.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** A sign-up waits so long for its payment to begin … */
export const UNPAID_LIFE = 15 * MINUTE;
/** … and so long for a payment that has begun. */
export const PAYING_LIFE = DAY;

/** What somebody gave to sign up with a paid plan; the password only as its hash. */
export interface PendingSignUp {
  id: string;
  form: Omit<SignUp, 'password'>;
  /** Of the page on which it was given. */
  language: Language;
  passwordHash: string;
  /** The network from which it came. */
  address: string;
}

/** Keeps sign-ups, sealed, until they are paid for. */
export interface PendingSignUps {
  /** The handle by which this browser is known again. */
  save(tx: Tx, pending: PendingSignUp, at: Date): Promise<string>;
  /** Locked. */
  find(tx: Tx, id: string): Promise<PendingSignUp | null>;
  /** Which of these are there. */
  filterPending(tx: Tx, ids: string[]): Promise<Set<string>>;
  idOf(tx: Tx, handle: string | undefined, at: Date): Promise<string | null>;
  extend(tx: Tx, id: string, until: Date): Promise<void>;
  /** Its account is there: the handle is that account's from now on. */
  becomes(tx: Tx, id: string, accountId: UserId, at: Date): Promise<void>;
}

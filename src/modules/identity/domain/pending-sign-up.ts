import { DAY, MINUTE } from '#kernel/clock.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { SignUp } from '../contracts/auth.schema.ts';
import type { Tx } from '#kernel/tx.ts';

/** Time for a payment to begin. */
export const UNPAID_LIFE = 15 * MINUTE;
/** Time for a payment that has begun. */
export const PAYING_LIFE = DAY;

/** A sign-up with a paid plan; the password only as its hash. */
export interface PendingSignUp {
  id: string;
  form: Omit<SignUp, 'password'>;
  /** The language of the sign-up page. */
  language: Language;
  passwordHash: string;
  /** When the form was sent, an ISO time: the terms were accepted then, before any payment. */
  sentAt: string;
  /** The network address of the request. */
  address: string;
}

/** Sealed until they are paid for. */
export interface PendingSignUps {
  /** Returns the handle for the browser's cookie. */
  save(tx: Tx, pending: PendingSignUp, at: Date): Promise<string>;
  /** Locks. */
  find(tx: Tx, id: string): Promise<PendingSignUp | null>;
  idOf(tx: Tx, handle: string | undefined, at: Date): Promise<string | null>;
  extend(tx: Tx, id: string, until: Date): Promise<void>;
  /** The account exists: its handle becomes the account's. */
  becomes(tx: Tx, id: string, accountId: UserId, at: Date): Promise<void>;
}

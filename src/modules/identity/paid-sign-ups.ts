import type { Language } from '#kernel/i18n/languages.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { SignUp } from './contracts/auth.schema.ts';

/** A sign-up that pays for its account; a woman's waits for the guardian whom it names. */
export interface PendingBuyer {
  id: string;
  email: string;
  isWoman: boolean;
}

/** Sign-ups with a paid plan; the payment creates the account. */
export interface PaidSignUps {
  /**
   * Checks that the account could be opened, and stores the form sealed. Returns the `handle` for the sign-up cookie.
   * @throws as a sign-up does
   */
  save(form: SignUp, from: { address: string; language: Language }): Promise<PendingBuyer & { handle: string }>;
  /** The pending sign-up of this browser. */
  ofHandle(handle: string | undefined): Promise<PendingBuyer | null>;
  /** The payment has begun: stores the sign-up for another day. */
  extendForPayment(tx: Tx, id: string): Promise<void>;
  /** Null if the sign-up is gone. */
  contactOf(tx: Tx, id: string): Promise<{ address: string; name: string } | null>;
  /** Opens the account; null, without a trace, if that is no longer possible. */
  open(tx: Tx, id: string): Promise<UserId | null>;
}

export const PAID_SIGN_UPS = Symbol('paid sign-ups');

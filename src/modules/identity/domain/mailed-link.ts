import { DAY, HOUR } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** How long each kind of mailed link works. */
export const LINK_LIVES = { emailConfirmation: 7 * DAY, emailChange: 7 * DAY, passwordReset: HOUR };

/**
 * Links that act once within their life, one of a kind for each account. Whoever uses one up locks the account
 * before.
 */
export interface MailedLinks {
  /** The token of a new link, which replaces an earlier one. */
  make(tx: Tx, accountId: UserId, at: Date): Promise<string>;
  /** Whose link runs; null for a token that leads nowhere. */
  accountOf(token: string, tx?: Tx): Promise<UserId | null>;
  /** Uses it up; false where it leads nowhere any more. */
  use(tx: Tx, token: string): Promise<boolean>;
}

/** Links to a new password. */
export type PasswordResets = MailedLinks;
/** Links that prove the address of a sign-up. */
export type EmailConfirmations = MailedLinks;

/** Links that prove the address to which an account moves. */
export interface EmailChanges {
  make(tx: Tx, change: EmailChange, at: Date): Promise<string>;
  find(tx: Tx, token: string): Promise<EmailChange | null>;
  use(tx: Tx, token: string): Promise<boolean>;
}
/** An account, and the address to which it is to move. */
export interface EmailChange {
  accountId: UserId;
  email: string;
}

/** Requests for a reset link, each for an address of which it is not known yet whether it has an account. */
export interface ResetRequests {
  add(tx: Tx, email: string, at: Date): Promise<string>;
  emailOf(tx: Tx, id: string): Promise<string | null>;
  /** False where something has ended it. */
  remove(tx: Tx, id: string): Promise<boolean>;
}

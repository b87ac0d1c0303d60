import { DAY, HOUR } from '#kernel/clock.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

export const LINK_LIVES = { emailConfirmation: 7 * DAY, emailChange: 7 * DAY, passwordReset: HOUR };

/** How long a used link still says when it was used. */
export const USED_LINK_RETENTION = 30 * DAY;

/** Links that work once, one of a kind for each account. The account must be locked before a link is used. */
export interface MailedLinks {
  /** Returns the token of a new link, which replaces earlier ones. */
  make(tx: Tx, accountId: UserId, at: Date): Promise<string>;
  /** Null for a token without a valid link. */
  accountOf(token: string, tx?: Tx): Promise<UserId | null>;
  /** Uses the link up; false if it is no longer valid. */
  use(tx: Tx, token: string): Promise<boolean>;
}

export type PasswordResets = MailedLinks;
export type EmailConfirmations = MailedLinks;

export interface EmailChanges {
  make(tx: Tx, change: EmailChange, at: Date): Promise<string>;
  find(tx: Tx, token: string): Promise<EmailChange | null>;
  use(tx: Tx, token: string): Promise<boolean>;
}
/** Used links of all kinds. */
export interface UsedLinks {
  /** Null if no link with this token was used. */
  usedAt(token: string): Promise<Date | null>;
}
/** The account, and its new address. */
export interface EmailChange {
  accountId: UserId;
  email: string;
  /** Staff corrected a mistyped address: the former one may be a stranger's. */
  byStaff: boolean;
}

/** Requests for a reset link, by addresses whose accounts are not looked up yet. */
export interface ResetRequests {
  add(tx: Tx, email: string, at: Date): Promise<string>;
  emailOf(tx: Tx, id: string): Promise<string | null>;
  /** False if it is gone already. */
  remove(tx: Tx, id: string): Promise<boolean>;
}

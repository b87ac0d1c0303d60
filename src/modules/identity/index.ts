import type { Knex } from 'knex';
import type { DisablingCause } from './contracts/disabling.ts';
import type { NotificationSetting } from './contracts/account.ts';
import type { Role } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { Duty } from '#kernel/contracts/roles.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Email, EmailContent, Recipient } from './email-declaration.ts';
import type { RequestOrigin } from './request-origin.ts';

export * from './email-declaration.ts';
export * from './paid-sign-ups.ts';
export * from './request-origin.ts';
export * from './session-gateway.ts';
export type { DisablingCause };

export interface Contact {
  userId: UserId;
  email: string;
  /** First name, or else the user name. */
  name: string;
}

export interface AccountHolder {
  userId: UserId;
  gender: 'male' | 'female' | null;
  role: Role;
  isActive: boolean;
}

/** Facts about the accounts of one mailbox. */
export interface MailboxFacts {
  /** One account with a confirmed address, or with exactly this address, is disabled or leaving. */
  anyInactive: boolean;
  /** One account is a woman's with a confirmed address. */
  areWomen: boolean;
  /** One account is a woman's without a confirmed address, which may belong to a stranger. */
  anyUnverifiedFemale: boolean;
}

/** Methods with a `tx` run in the caller's transaction. */
export interface IdentityFacade {
  /** Null for accounts that do not exist, are disabled or are leaving. */
  contactOf(tx: Tx, userId: UserId): Promise<Contact | null>;
  /**
   * Sends an email and push notifications, as settings and quiet days allow. Returns null if nothing was or
   * will be sent; the email's id is null if only a notification was sent, or the email is deferred.
   */
  notify(tx: Tx, to: Recipient, email: Email, content?: EmailContent): Promise<{ mailId: string | null } | null>;
  /** Returns whether the profile may be discoverable, never while the account is leaving; share-locked. */
  hasPublicProfile(tx: Tx, userId: UserId): Promise<boolean>;
  /** As `hasPublicProfile`, for several accounts. */
  filterPublic(tx: Tx, userIds: UserId[]): Promise<Set<UserId>>;
  /** Returns whether the account's settings allow the emails of this setting. */
  takesEmails(db: Knex, userId: UserId, setting: NotificationSetting): Promise<boolean>;
  /** Display names; accounts that do not exist are left out. */
  namesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>>;
  /** As `namesOf`, for active staff only. */
  staffNames(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>>;
  /** Active admins, and active staff with this duty. */
  findStaffWith(db: Knex, duty: Duty): Promise<UserId[]>;
  /** Active women of the staff with this duty; only admins if it is null. */
  womenOfStaff(db: Knex, duty: Duty | null): Promise<UserId[]>;
  /** The accounts of women among these, and those that are erased: they may have been women's. */
  filterWomen(db: Knex, userIds: UserId[]): Promise<Set<UserId>>;
  /** Returns whether no other admin is active. */
  isOnlyStaffWith(db: Knex, duty: Duty, userId: UserId): Promise<boolean>;
  /** @throws common.not-found, identity.disabled, and identity.deletion-scheduled if the account is leaving */
  requireGenderLocked(tx: Tx, userId: UserId): Promise<'male' | 'female' | null>;
  /** Locks the account's row, which makes counts for it sequential. */
  lock(tx: Tx, userId: UserId): Promise<void>;
  /** Defines active members: neither disabled, nor leaving, nor staff. Share-locked. */
  filterActive(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Contact>>;
  /** Why an account was disabled for good; null if it is active, suspended or erased. */
  closedFor(tx: Tx, userId: UserId): Promise<DisablingCause | null>;
  /** The act that disabled the account at this address, while its owner may appeal against it. */
  appealableAt(tx: Tx, email: string, at: Date): Promise<{ id: UserId; resolvedBy: UserId; resolvedAt: Date } | null>;
  findByEmail(tx: Tx, email: string): Promise<AccountHolder | null>;
  /** The accounts whose addresses reach the same mailbox. */
  accountsAt(db: Knex, email: string): Promise<UserId[]>;
  /** SQL of `accountsAt`, for a mailbox expression in another module's statement. */
  accountsAtSql(mailbox: string): string;
  mailboxSql(userId: string): string;
  /** The address in any state of the account; null if there is no account. */
  addressOf(db: Knex, userId: UserId): Promise<string | null>;
  /** Null also if the address is not confirmed: it may be a stranger's. */
  provenAddressOf(db: Knex, userId: UserId): Promise<string | null>;
  /** Returns whether this address has refused an email, by a first report at or after a moment. */
  isUndeliverable(db: Knex, email: string, reportedAfter: Date): Promise<boolean>;
  /** Facts about the mailbox of this address, from its accounts and the given ones; share-locked. */
  mailboxFacts(tx: Tx, email: string, accounts: UserId[]): Promise<MailboxFacts>;
  /** Returns whether a guardian may be named for this account: not for a man's, guardian's or admin's. Locks it. */
  isEligibleAsWard(tx: Tx, userId: UserId): Promise<boolean>;
  /** @throws identity.email-taken */
  openAccount(
    tx: Tx,
    account: { email: string; username: string; firstName?: string; passwordHash: string; language?: Language },
  ): Promise<UserId>;
  languageOf(tx: Tx, userId: UserId): Promise<Language>;
  languagesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, Language>>;
  /** For a choice outside the settings. */
  updateLanguage(tx: Tx, userId: UserId, language: Language): Promise<void>;
  /** A man's name according to his profile; null if it has none. A woman keeps the first name of her sign-up. */
  setName(tx: Tx, userId: UserId, name: { firstName: string | null; lastName: string | null }): Promise<void>;
  /** Returns what the request shares with the account: the browser, or a public network of the last 30 days. */
  sharedDeviceSignals(tx: Tx, userId: UserId, visit: RequestOrigin): Promise<('browser' | 'network')[]>;
  /** Returns whether the sign-up cookie's handle was issued for this account and has not expired. */
  redeemSignUpHandle(tx: Tx, handle: string | undefined, userId: UserId): Promise<boolean>;
  /** Refuses passwords that are too easy to guess, then hashes. Slow by design: never use it in a transaction. */
  hashPassword(password: string, about: { email: string; username: string }): Promise<string>;
}

export type Notify = IdentityFacade['notify'];

export const IDENTITY = Symbol('identity');

import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { NotificationSetting } from './contracts/account.ts';
import type { SignUp, User } from './contracts/auth.schema.ts';
import type { PushKind } from './contracts/push.ts';
import type { Wali } from './contracts/wali.schema.ts';
import type { Role } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Mail, MailId } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

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

/** An email as its module declares it in `emails.ts`. */
export interface Email {
  /** Its key in the catalogue of texts. */
  id: MailId;
  /** The setting that governs it; null for emails that always go out. */
  setting: NotificationSetting | null;
  /** The kind of its push notification, if not that of the setting. */
  notice: PushKind | null;
  /** Allows quoting a person's words. */
  quotes: boolean;
  /** Contains something that must not be stored in clear, so the command sends it; reactions send all others. */
  secret: boolean;
  /** Also sent to a disabled account: it is about that, or about money. */
  reachesDisabled: boolean;
  /** Useful only until a time, which the sender gives as `ofUseUntil`. */
  timely: boolean;
}

export const declareEmails = <Id extends MailId>(
  declared: Record<Id, Pick<Email, 'setting'> & Partial<Email>>,
): Record<Id, Email> =>
  Object.fromEntries(
    Object.entries<Pick<Email, 'setting'> & Partial<Email>>(declared).map(([id, email]) => [
      id,
      { id, notice: null, quotes: false, secret: false, reachesDisabled: false, timely: false, ...email },
    ]),
  ) as Record<Id, Email>;

/** The holder of an account, or an address with the settings of its account, if any. English by default. */
export type Recipient = UserId | { name: string; address: string; accountId?: UserId | null; language?: Language };

/** Values of the email; `values.name` defaults to the holder's name. */
export interface EmailContent extends Omit<Mail, 'to' | 'mail' | 'unsubscribe'> {
  /** Series of a recurring email. Its link ends only that series (`series-ended`), and nothing else of the setting. */
  series?: string;
}

/** Origin of a request: browser cookies, network and signed-in account. */
export interface RequestOrigin {
  accountId: UserId | null;
  device: string | undefined;
  signUpHandle: string | undefined;
  address: string;
}

/** For requests without a browser, such as the demo's. */
export const NO_ORIGIN: RequestOrigin = { accountId: null, device: undefined, signUpHandle: undefined, address: '' };

/** Methods with a `tx` run in the caller's transaction. */
export interface IdentityFacade {
  /** Null for accounts that do not exist, are disabled or are leaving. */
  contactOf(tx: Tx, userId: UserId): Promise<Contact | null>;
  /**
   * Sends an email and push notifications, as settings and quiet days allow. Returns whether anything was or will be
   * sent.
   */
  notify(tx: Tx, to: Recipient, email: Email, content?: EmailContent): Promise<boolean>;
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
  /** Active admins. */
  admins(db: Knex): Promise<UserId[]>;
  /** Returns whether no other admin is active. */
  isOnlyAdmin(db: Knex, userId: UserId): Promise<boolean>;
  /** @throws common.not-found, identity.disabled, and identity.deletion-scheduled if the account is leaving */
  requireGenderLocked(tx: Tx, userId: UserId): Promise<'male' | 'female' | null>;
  /** Locks the account's row, which makes counts for it sequential. */
  lock(tx: Tx, userId: UserId): Promise<void>;
  /** Defines active members: neither disabled, nor leaving, nor staff. Share-locked. */
  filterActive(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Contact>>;
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

/** A step of another module in the sign-up's transaction, so that no incomplete account can exist. */
export interface SignUpStep {
  /** Names and invites a woman's guardian. A paid sign-up ignores the limit of invitations: her account is owed. */
  nameGuardian(tx: Tx, ward: Contact, wali: Wali, isPaid: boolean): Promise<void>;
}

export interface PlanRule {
  /** `plan` is the id or code of a plan on offer. */
  kindOf(plan: string): Promise<'free' | 'paid' | 'unknown'>;
}

/** Sign-ups with a paid plan; the payment creates the account. */
export interface PaidSignUps {
  /**
   * Checks that the account could be opened, and stores the form sealed. Returns the `handle` for the sign-up cookie.
   * @throws as a sign-up does
   */
  save(
    form: SignUp,
    from: { address: string; language: Language },
  ): Promise<{ id: string; email: string; handle: string }>;
  /** The pending sign-up of this browser. */
  ofHandle(handle: string | undefined): Promise<{ id: string; email: string } | null>;
  filterPending(tx: Tx, ids: string[]): Promise<Set<string>>;
  /** The payment has begun: stores the sign-up for another day. */
  extendForPayment(tx: Tx, id: string): Promise<void>;
  /** Null if the sign-up is gone. */
  contactOf(tx: Tx, id: string): Promise<{ address: string; name: string } | null>;
  /** Opens the account; null, without a trace, if that is no longer possible. */
  open(tx: Tx, id: string): Promise<UserId | null>;
}

/** Facts of other modules that identity stores with the account for the list of users. */
export interface AccountFacts {
  profileId: ProfileId | null;
  /** A man's, from his profile; null for everybody else. */
  name: { firstName: string | null; lastName: string | null } | null;
  isGuardian: boolean;
  plan: { code: string; endsAt: Date | null };
}

/** The source for rebuilding the stored facts. */
export interface AccountFactsSource {
  of(db: Knex, ids: UserId[]): Promise<Map<UserId, AccountFacts>>;
}

/** Pending decisions of a guardian, which another module knows. */
export interface Decisions {
  waitFor(db: Knex, accountId: UserId): Promise<boolean>;
}

/** Rules of another module about who may not share an address. */
export interface AddressRule {
  /** @throws a refusal with the field `email` if somebody who must not share a mailbox with the account has it */
  requireSuitable(tx: Tx, accountId: UserId, email: string): Promise<void>;
  /** Called before the account moves away: stores who was recognised as one person by the present address. */
  addFormerAccounts(tx: Tx, accountId: UserId): Promise<void>;
}

/** Lets other modules' routes sign a person in, after proof by a mailed link. */
export interface SessionGateway {
  startSession(ctx: Context, userId: UserId): Promise<void>;
  signUpHandleOf(ctx: Context): string | undefined;
  /** Lets this browser continue a sign-up that it has begun to pay for. */
  giveSignUpHandle(ctx: Context, handle: string): void;
  requestOriginOf(ctx: Context): Omit<RequestOrigin, 'accountId'>;
  currentUser(userId: UserId): Promise<User>;
}

export const IDENTITY = Symbol('identity');
export const SESSION_GATEWAY = Symbol('session door');
export const PAID_SIGN_UPS = Symbol('paid sign-ups');
/** Bound by guardianship. */
export const SIGN_UP_STEP = Symbol('sign-up step');
/** Bound by the composition root. */
export const ACCOUNT_FACTS = Symbol('account facts');
/** Bound by billing. */
export const PLAN_RULE = Symbol('plan rule');
/** Bound by guardianship. */
export const DECISIONS = Symbol('decisions');
/** Bound by guardianship. */
export const ADDRESS_RULE = Symbol('address rule');

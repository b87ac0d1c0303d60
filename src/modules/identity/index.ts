import type { Knex } from 'knex';
import type { Context } from 'koa';
import type { NotificationSetting } from './contracts/account.ts';
import type { SignUp, User } from './contracts/auth.ts';
import type { PushKind } from './contracts/push.ts';
import type { Wali } from './contracts/wali.ts';
import type { Role } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { Mail, MailId } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/unit-of-work.ts';

/** Where to write to somebody, and what he or she is called. */
export interface Contact {
  userId: UserId;
  email: string;
  /** First name where given, else the user name. */
  name: string;
}

/** Who uses an address. */
export interface AccountHolder {
  userId: UserId;
  gender: 'male' | 'female' | null;
  role: Role;
  isActive: boolean;
}

/** Whoever reads a mailbox, as the accounts there tell. */
export interface MailboxFacts {
  /** One of them is disabled or leaving: of those with a proven address, or at exactly this one. */
  anyInactive: boolean;
  /** One is a woman's who proved its address. */
  areWomen: boolean;
  /** One is a woman's, who may not have proved it: then it may be a stranger's as well. */
  anyUnverifiedFemale: boolean;
}

/** An e-mail as its module declares it, in its `emails.ts`. */
export interface Email {
  /** Its entry in the catalogue of texts. */
  id: MailId;
  /** The setting that governs it; null is for what always goes out. */
  setting: NotificationSetting | null;
  /** The kind of the notice beside it, where that is not the one of the setting. */
  notice: PushKind | null;
  /** Whether it may hold somebody's own words. */
  quotes: boolean;
  /**
   * Whether it holds, or goes to, what may not be stored in clear, so that the command which has that sends it; all
   * others are sent by reactions.
   */
  secret: boolean;
  /** Whether it goes to a disabled account too: it tells of that, or of its holder's money. */
  reachesDisabled: boolean;
  /** Whether it helps its reader until a moment only, which whoever sends it tells (`ofUseUntil`). */
  timely: boolean;
}

/** Declares the e-mails of a module in one place. */
export const declareEmails = <Id extends MailId>(
  declared: Record<Id, Pick<Email, 'setting'> & Partial<Email>>,
): Record<Id, Email> =>
  Object.fromEntries(
    Object.entries<Pick<Email, 'setting'> & Partial<Email>>(declared).map(([id, email]) => [
      id,
      { id, notice: null, quotes: false, secret: false, reachesDisabled: false, timely: false, ...email },
    ]),
  ) as Record<Id, Email>;

/**
 * Whom an e-mail is for: an account's holder; or whoever reads an address, as the settings of the account say where
 * there is one. English where no language is named.
 */
export type Recipient = UserId | { name: string; address: string; accountId?: UserId | null; language?: Language };

/** What fills an e-mail: `values.name` is what an account's holder is called. */
export interface EmailContent extends Omit<Mail, 'to' | 'mail' | 'unsubscribe'> {
  /**
   * The id of the series to which a recurring e-mail belongs: its link ends that series alone, by `series-ended`, and
   * nothing else that the setting governs. Where no setting does, it comes in quiet days too, and not to somebody who
   * is leaving.
   */
  series?: string;
}

/** From where a call came: what its browser keeps, its network, and who is signed in there. */
export interface RequestOrigin {
  accountId: UserId | null;
  device: string | undefined;
  signUpHandle: string | undefined;
  address: string;
}

/** A call that came from no browser: the demo's. */
export const NO_ORIGIN: RequestOrigin = { accountId: null, device: undefined, signUpHandle: undefined, address: '' };

/** What other modules may ask of identity inside their own transaction. */
export interface IdentityFacade {
  /**
   * Where to write to somebody; null when there is no such active account. Active is who is neither disabled nor
   * leaving.
   */
  contactOf(tx: Tx, userId: UserId): Promise<Contact | null>;
  /**
   * Sends an e-mail: the one door for all of them. To a disabled account goes what says of itself that it does, to
   * somebody who is leaving only what always goes out, and not what the account's settings say no to. Whoever wishes so
   * is told as well in his browsers while the site is closed, without anybody's words, of what such a setting governs
   * and is no series. Whether it was told by one of the two; in quiet days also whether one letter will tell of it
   * after them. One of a series is not sent in quiet days: the next one is.
   */
  notify(tx: Tx, to: Recipient, email: Email, content?: EmailContent): Promise<boolean>;
  /**
   * Whether the profile of this account may be found by others, never that of somebody who is leaving; share-locked
   * until the transaction ends.
   */
  hasPublicProfile(tx: Tx, userId: UserId): Promise<boolean>;
  /** Of these, whose profile may be found, by the same definition and locked in the same way. */
  filterPublic(tx: Tx, userIds: UserId[]): Promise<Set<UserId>>;
  /** Whether the account's settings say yes to the e-mails that this one governs. */
  takesEmails(db: Knex, userId: UserId, setting: NotificationSetting): Promise<boolean>;
  /** What people are called; missing where there is no such account. */
  namesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>>;
  /** The same of those who belong to the staff and are there. */
  staffNames(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>>;
  /** The admins who are there. */
  admins(db: Knex): Promise<UserId[]>;
  /** Whether no other admin is there. */
  isOnlyAdmin(db: Knex, userId: UserId): Promise<boolean>;
  /**
   * The account's gender as far as it is known, with the row locked against change. Throws `common.not-found`,
   * `identity.disabled`, and `identity.deletion-scheduled` for somebody who is leaving.
   */
  requireGenderLocked(tx: Tx, userId: UserId): Promise<'male' | 'female' | null>;
  /** Holds the account's row until the transaction ends: what is counted for it is counted by one at a time. */
  lock(tx: Tx, userId: UserId): Promise<void>;
  /**
   * Who of these is there for others: neither disabled, nor leaving, nor staff. The one
   * definition; share-locked until the transaction ends.
   */
  filterActive(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Contact>>;
  /** The account that uses this address, if any. */
  findByEmail(tx: Tx, email: string): Promise<AccountHolder | null>;
  /** The accounts whose address reaches the same mailbox as this one. */
  accountsAt(db: Knex, email: string): Promise<UserId[]>;
  /** The same as SQL, for a part of another module's statement: of a mailbox, and of an account. */
  accountsAtSql(mailbox: string): string;
  mailboxSql(userId: string): string;
  /** The address of an account, whatever its state; null where there is none. */
  addressOf(db: Knex, userId: UserId): Promise<string | null>;
  /** The same, null also where its holder never proved it: it may be somebody else's. */
  provenAddressOf(db: Knex, userId: UserId): Promise<string | null>;
  /**
   * What is known of whoever reads the mailbox of this address, by the accounts there and by these; share-locked until
   * the transaction ends.
   */
  readersOf(tx: Tx, email: string, accounts: UserId[]): Promise<MailboxFacts>;
  /**
   * Whether a guardian may be named for this account: not for a man's, a guardian's or an admin's; locked against
   * change.
   */
  isEligibleAsWard(tx: Tx, userId: UserId): Promise<boolean>;
  /** Opens an account for an address that was proven by a mailed link. Throws `identity.email-taken`. */
  openAccount(
    tx: Tx,
    account: { email: string; username: string; firstName?: string; passwordHash: string; language?: Language },
  ): Promise<UserId>;
  /** The language of an account. */
  languageOf(tx: Tx, userId: UserId): Promise<Language>;
  /** The holder chose it elsewhere than among the settings. */
  updateLanguage(tx: Tx, userId: UserId, language: Language): Promise<void>;
  /**
   * What a man is called, as his profile says now; null where it does not. A woman's first name is the one of her
   * sign-up.
   */
  setName(tx: Tx, userId: UserId, name: { firstName: string | null; lastName: string | null }): Promise<void>;
  /**
   * What a call has in common with how an account was used: its browser (a session, a device or the sign-up there), or
   * a public network of the last 30 days. A private or unknown address says nothing.
   */
  sharedDeviceSignals(tx: Tx, userId: UserId, visit: RequestOrigin): Promise<('browser' | 'network')[]>;
  /** Whether the sign-up cookie's handle was given for this account and still runs. */
  redeemSignUpHandle(tx: Tx, handle: string | undefined, userId: UserId): Promise<boolean>;
  /** Refuses what is too easy to guess, then hashes. Slow by design: call it outside of transactions. */
  hashPassword(password: string, about: { email: string; username: string }): Promise<string>;
}

/** Sends an e-mail, as the facade does. */
export type Notify = IdentityFacade['notify'];

/** A step that another module takes inside the sign-up's transaction, so that a half-made account cannot exist. */
export interface SignUpStep {
  /**
   * Names the guardian of a sister who signs up, and invites him. A sign-up that `isPaid` is not refused for how often
   * he was written to: her account is owed.
   */
  nameGuardian(tx: Tx, ward: Contact, wali: Wali, isPaid: boolean): Promise<void>;
}

/** With which plans an account can be opened at once; another module owns them. */
export interface PlanRule {
  /** Of a plan on offer, by its id or its code. */
  kindOf(plan: string): Promise<'free' | 'paid' | 'unknown'>;
}

/** Sign-ups with a plan that costs something: the account is made by the payment. */
export interface PaidSignUps {
  /**
   * Keeps the form sealed, the password only as its hash, after trying that an account could be opened with it. Throws
   * what a sign-up throws. `handle` is for the browser's sign-up cookie.
   */
  save(
    form: SignUp,
    from: { address: string; language: Language },
  ): Promise<{ id: string; email: string; handle: string }>;
  /** The sign-up that this browser began, while it is kept. */
  ofHandle(handle: string | undefined): Promise<{ id: string; email: string } | null>;
  /** Which of these are kept still. */
  filterPending(tx: Tx, ids: string[]): Promise<Set<string>>;
  /** Its payment has begun: it is kept for a day. */
  extendForPayment(tx: Tx, id: string): Promise<void>;
  /** Whom to write to about it; null where it is gone. */
  contactOf(tx: Tx, id: string): Promise<{ address: string; name: string } | null>;
  /** Opens the account; null where that cannot be done any more, and nothing is left of the try. */
  open(tx: Tx, id: string): Promise<UserId | null>;
}

/** What other modules know of an account, and identity keeps beside it for its list of users. */
export interface AccountFacts {
  profileId: ProfileId | null;
  /** A man's, as his profile tells it; null for everybody else. */
  name: { firstName: string | null; lastName: string | null } | null;
  isGuardian: boolean;
  plan: { code: string; endsAt: Date | null };
}

/** Where they are asked for anew. */
export interface AccountFactsSource {
  of(db: Knex, ids: UserId[]): Promise<Map<UserId, AccountFacts>>;
}

/** What waits for somebody's decision as a guardian; another module knows. */
export interface Decisions {
  waitFor(db: Knex, accountId: UserId): Promise<boolean>;
}

/** An account moves to another address; another module knows who must not share one, and who did. */
export interface AddressRule {
  /** Throws with the field `email` where somebody whom this account must not share a mailbox with has it. */
  requireSuitable(tx: Tx, accountId: UserId, email: string): Promise<void>;
  /** It is about to move away: who is known as one person by the present address stays so. */
  remember(tx: Tx, accountId: UserId): Promise<void>;
}

/** How another module's route signs somebody in; for calls that prove a person by a mailed link. */
export interface SessionGateway {
  startSession(ctx: Context, userId: UserId): Promise<void>;
  signUpHandleOf(ctx: Context): string | undefined;
  /** Lets this browser go on with a sign-up that it has begun to pay for. */
  giveSignUpHandle(ctx: Context, handle: string): void;
  /** From where a call came; who is signed in is the caller's to say. */
  visitOf(ctx: Context): Omit<RequestOrigin, 'accountId'>;
  currentUser(userId: UserId): Promise<User>;
}

export const IDENTITY = Symbol('identity');
export const SESSION_DOOR = Symbol('session door');
export const PAID_SIGN_UPS = Symbol('paid sign-ups');
/** Bound by guardianship: what it adds to a sister's sign-up. */
export const SIGN_UP_STEP = Symbol('sign-up step');
/** Bound by the composition root, from the facades of the others. */
export const ACCOUNT_FACTS = Symbol('account facts');
/** Bound by billing: which plans cost nothing. */
export const PLAN_RULE = Symbol('plan rule');
/** Bound by guardianship: whether something waits for a guardian. */
export const DECISIONS = Symbol('decisions');
/** Bound by guardianship: a ward and her guardian never share an address. */
export const ADDRESS_RULE = Symbol('address rule');

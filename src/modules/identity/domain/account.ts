import { Aggregate } from '#kernel/events.ts';
import type { Role } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentInWords } from '#kernel/i18n/dates.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import {
  accountDisabled,
  accountEnabled,
  accountOpened,
  consentWithdrawn,
  emailChanged,
  languageChosen,
  memberErased,
  memberLeft,
  memberReturned,
  passwordChanged,
  passwordReset,
  roleChanged,
  suspensionChanged,
  womanProvedAddress,
} from '../events.ts';

/** So long somebody who left can return. */
export const TIME_TO_RETURN = 30 * DAY;

/** What an account is made of. */
export interface AccountState {
  id: UserId;
  email: string;
  username: string;
  /** What the person is called; null while only the user name is known. */
  firstName: string | null;
  /** The rest of a man's name, as his profile tells it. */
  lastName: string | null;
  passwordHash: string;
  role: Role;
  gender: 'male' | 'female' | null;
  /** In which pages are shown, as far as they stand in it; chosen among the settings. */
  language: Language;
  isActive: boolean;
  /** When a disabled account opens again by itself; null where an admin would have to do it. */
  disabledUntil: Date | null;
  createdAt: Date;
  /** When the address was proven by a mailed link; null until then. */
  emailConfirmedAt: Date | null;
  /** Null while the first one stands. */
  passwordChangedAt: Date | null;
  profileId: ProfileId | null;
  /** A guardian who chose to be a member as well. */
  choseMembership: boolean;
  /** While somebody is leaving: when the account is erased. */
  deletionScheduledFor: Date | null;
  /** Null until somebody signs in for the first time. */
  firstSignedInAt: Date | null;
}

/** What a man is called, as his profile tells it. */
export type FullName = Pick<AccountState, 'firstName' | 'lastName'>;

/** What every account begins without. */
type AccountEvent =
  | 'lastName'
  | 'isActive'
  | 'disabledUntil'
  | 'passwordChangedAt'
  | 'profileId'
  | 'choseMembership'
  | 'deletionScheduledFor'
  | 'firstSignedInAt';

/** A person's account: who signs in, by which address and password. */
export class Account extends Aggregate<AccountState> {
  static open(state: Omit<AccountState, AccountEvent>): Account {
    const later = {
      lastName: null,
      isActive: true,
      disabledUntil: null,
      passwordChangedAt: null,
      profileId: null,
      choseMembership: false,
      deletionScheduledFor: null,
      firstSignedInAt: null,
    };
    const account = new Account({ ...state, ...later });
    account.record(accountOpened({ accountId: state.id }));
    return account;
  }

  static from(state: AccountState): Account {
    return new Account(state);
  }

  /**
   * Sets a new password by a mailed link, which proves the address as well; whoever was signed in with the old one is
   * signed out by the command.
   */
  resetPassword(passwordHash: string, at: Date): void {
    this.state = { ...this.state, passwordHash, passwordChangedAt: at };
    this.confirmEmail(at);
    this.record(passwordReset({ accountId: this.state.id }));
  }

  /** Sets a new password for somebody who proved the old one; the command signs out every other device. */
  changePassword(passwordHash: string, at: Date): void {
    this.state = { ...this.state, passwordHash, passwordChangedAt: at };
    this.record(passwordChanged({ accountId: this.state.id }));
  }

  /** Somebody signed in. Whether it was the very first time. */
  signIn(at: Date): boolean {
    if (this.state.firstSignedInAt) return false;
    this.state = { ...this.state, firstSignedInAt: at };
    return true;
  }

  /** The address was proven by a mailed link; the first time counts. */
  confirmEmail(at: Date): void {
    if (this.state.emailConfirmedAt) return;
    this.state = { ...this.state, emailConfirmedAt: at };
    this.recordFemale();
  }

  /**
   * The account moves to another address, which was proven by a mailed link. Nobody moves while he is disabled or
   * leaving: whoever else reads one of the two mailboxes would become, or cease to be, somebody who is gone.
   */
  changeEmail(email: string, at: Date): void {
    this.requireActive();
    if (this.isLeaving) throw new DomainError('identity.deletion-scheduled');
    this.state = { ...this.state, email, emailConfirmedAt: at };
    this.record(emailChanged({ accountId: this.state.id }));
    this.recordFemale();
  }

  /**
   * By an admin, for ever or until a moment: nobody signs in to it, and others don't see it. Said again, the end is the
   * new one.
   */
  disable(until: Date | null): void {
    const { isActive, disabledUntil, id } = this.state;
    if (!isActive && disabledUntil?.getTime() === until?.getTime()) return;
    this.state = { ...this.state, isActive: false, disabledUntil: until };
    this.record((isActive ? accountDisabled : suspensionChanged)({ accountId: id }));
  }

  enable(): void {
    if (this.state.isActive) return;
    this.state = { ...this.state, isActive: true, disabledUntil: null };
    this.record(accountEnabled({ accountId: this.state.id }));
  }

  /** Opens again when the suspension is over by then. */
  returnAt(at: Date): void {
    const { disabledUntil } = this.state;
    if (disabledUntil !== null && disabledUntil <= at) this.enable();
  }

  /** Throws `identity.disabled`, or `identity.suspended` with the day on which it ends. */
  requireActive(): void {
    const { isActive, disabledUntil } = this.state;
    if (isActive) return;
    if (disabledUntil === null) throw new DomainError('identity.disabled');
    throw new DomainError('identity.suspended', {
      until: (language) => momentInWords(disabledUntil, language),
    });
  }

  /** The command ends the sessions of the former role. */
  takeRole(role: AccountState['role']): void {
    if (this.state.role === role) return;
    this.state = { ...this.state, role };
    this.record(roleChanged({ accountId: this.state.id }));
  }

  /** The gender is told once, at sign-up or with the profile, and then stands. */
  setGender(gender: 'male' | 'female'): void {
    if (this.state.gender === gender) return;
    if (this.state.gender !== null) throw new DomainError('identity.gender-fixed');
    this.state = { ...this.state, gender };
    this.recordFemale();
  }

  /** A guardian is a member as well from now on: only a man can be one. */
  enableMembership(): void {
    this.setGender('male');
    this.state = { ...this.state, choseMembership: true };
  }

  /** A man's name follows his profile; a woman's is the one that she gave at sign-up. */
  setName(name: FullName): void {
    if (this.state.gender !== 'female') this.state = { ...this.state, ...name };
  }

  /** The holder reads in this language from now on, as far as there is anything in it. */
  setLanguage(language: Language): void {
    if (this.state.language === language) return;
    this.state = { ...this.state, language };
    this.record(languageChosen({ accountId: this.state.id }));
  }

  /** Leaves: erased in 30 days, unless the holder returns before. Whoever is leaving already keeps the day. */
  leave(at: Date): void {
    if (this.isLeaving) return;
    this.state = { ...this.state, deletionScheduledFor: after(at, TIME_TO_RETURN) };
    this.record(memberLeft(this.member()));
  }

  /** Takes back the consent to the processing of religious and marital data: without it there is no membership. */
  withdrawConsent(at: Date): void {
    this.record(consentWithdrawn({ accountId: this.state.id }));
    this.leave(at);
  }

  /** Takes the leaving back, until the very moment of erasure. */
  restore(): void {
    if (!this.isLeaving) return;
    this.state = { ...this.state, deletionScheduledFor: null };
    this.record(memberReturned(this.member()));
  }

  /** Goes for good, when it is due. Whether it is. */
  erase(at: Date): boolean {
    const { deletionScheduledFor } = this.state;
    if (deletionScheduledFor === null || deletionScheduledFor > at) return false;
    this.record(memberErased(this.member()));
    return true;
  }

  /** Whether it is, or may still turn out to be, a sister's. */
  get isEligibleAsWard(): boolean {
    return this.state.role === 'member' && this.state.gender !== 'male';
  }

  get isLeaving(): boolean {
    return this.state.deletionScheduledFor !== null;
  }

  private recordFemale(): void {
    const { id, gender, emailConfirmedAt } = this.state;
    if (gender === 'female' && emailConfirmedAt) this.record(womanProvedAddress({ accountId: id }));
  }

  private member() {
    return { accountId: this.state.id, profileId: this.state.profileId };
  }
}

/**
 * Whether the calls of members are open: to everybody but a guardian without a profile who has not chosen to be a
 * member.
 */
export const isMember = (account: {
  profileId: ProfileId | null;
  isGuardian: boolean;
  choseMembership: boolean;
}): boolean => account.profileId !== null || !account.isGuardian || account.choseMembership;

/** Keeps accounts. `save` throws `identity.email-taken` where another account has the address. */
export interface Accounts {
  /** With its row locked. */
  find(tx: Tx, id: UserId): Promise<Account | null>;
  findByEmail(tx: Tx, email: string): Promise<Account | null>;
  /** As it stands at this moment, for what looks before it begins a transaction. */
  read(id: UserId): Promise<Account | null>;
  readByEmail(email: string): Promise<Account | null>;
  save(tx: Tx, account: Account): Promise<void>;
  /** The admins who can sign in and are not leaving; locked in one order, so that two of them do not end each other. */
  lockedAdmins(tx: Tx): Promise<UserId[]>;
  /** Whether there is an admin, whatever his state. No account is added until the transaction ends. */
  hasAdmin(tx: Tx): Promise<boolean>;
  /** Whose suspension is over by then, the first one first. */
  dueToReturn(at: Date): Promise<UserId[]>;
  /** Whose time to return is over by then, the first one first. */
  dueForErasure(at: Date): Promise<UserId[]>;
}

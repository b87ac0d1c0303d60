import { Aggregate } from '#kernel/events.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { duties, type Duty } from '#kernel/contracts/roles.ts';
import { after, DAY } from '#kernel/clock.ts';
import type { TermsVersion } from '../contracts/terms.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentInWords } from '#kernel/i18n/dates.ts';
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
import type { AccountState, DisablingAct } from './account-state.ts';

/** */
export const TIME_TO_RETURN = 30 * DAY;

/** A man's name, from his profile. */
export type FullName = Pick<AccountState, 'firstName' | 'lastName'>;

/** Fields that are empty in a new account. */
type AccountEvent =
  | 'duties'
  | 'lastName'
  | 'isActive'
  | 'disabledUntil'
  | 'disabling'
  | 'passwordChangedAt'
  | 'profileId'
  | 'membershipEnabled'
  | 'deletionScheduledFor'
  | 'firstSignedInAt'
  | 'acceptedTerms';

export class Account extends Aggregate<AccountState> {
  static open(state: Omit<AccountState, AccountEvent>): Account {
    const later = {
      duties: [],
      lastName: null,
      isActive: true,
      disabledUntil: null,
      disabling: null,
      passwordChangedAt: null,
      profileId: null,
      membershipEnabled: false,
      deletionScheduledFor: null,
      firstSignedInAt: null,
      acceptedTerms: null,
    };
    const account = new Account({ ...state, ...later });
    account.record(accountOpened({ accountId: state.id }));
    return account;
  }

  static from(state: AccountState): Account {
    return new Account(state);
  }

  /** Sets a new password by a mailed link, which also confirms the address. The command ends all sessions. */
  resetPassword(passwordHash: string, at: Date): void {
    this.state = { ...this.state, passwordHash, passwordChangedAt: at };
    this.confirmEmail(at);
    this.record(passwordReset({ accountId: this.state.id }));
  }

  /** Changes a verified password. The command ends all other sessions. */
  changePassword(passwordHash: string, at: Date): void {
    this.state = { ...this.state, passwordHash, passwordChangedAt: at };
    this.record(passwordChanged({ accountId: this.state.id }));
  }

  /** Returns whether it was the account's first sign-in. */
  signIn(at: Date): boolean {
    if (this.state.firstSignedInAt) return false;
    this.state = { ...this.state, firstSignedInAt: at };
    return true;
  }

  /** Accepts a version of the terms; a repeated call does not change the time. */
  acceptTerms(version: TermsVersion, at: Date): void {
    if (this.state.acceptedTerms?.version !== version) this.state = { ...this.state, acceptedTerms: { version, at } };
  }

  /** Idempotent. */
  confirmEmail(at: Date): void {
    if (this.state.emailConfirmedAt) return;
    this.state = { ...this.state, emailConfirmedAt: at };
    this.recordFemale();
  }

  /** Refused while disabled or leaving: it would change which mailboxes count as inactive. */
  changeEmail(email: string, at: Date): void {
    this.requireActive();
    if (this.isLeaving) throw new DomainError('identity.deletion-scheduled');
    this.state = { ...this.state, email, emailConfirmedAt: at };
    this.record(emailChanged({ accountId: this.state.id }));
    this.recordFemale();
  }

  /** Disables the account for good or until a time; a second time replaces the end. */
  disable(until: Date | null, disabling: DisablingAct): void {
    const { isActive, disabledUntil, id } = this.state;
    if (!isActive && disabledUntil?.getTime() === until?.getTime()) return;
    this.state = { ...this.state, isActive: false, disabledUntil: until, disabling };
    this.record((isActive ? accountDisabled : suspensionChanged)({ accountId: id }));
  }

  enable(): void {
    if (this.state.isActive) return;
    this.state = { ...this.state, isActive: true, disabledUntil: null, disabling: null };
    this.record(accountEnabled({ accountId: this.state.id }));
  }

  /** Enables the account if its suspension has ended. */
  returnAt(at: Date): void {
    const { disabledUntil } = this.state;
    if (disabledUntil !== null && disabledUntil <= at) this.enable();
  }

  /** @throws identity.disabled, or identity.suspended with its end */
  requireActive(): void {
    const { isActive, disabledUntil } = this.state;
    if (isActive) return;
    if (disabledUntil === null) throw new DomainError('identity.disabled');
    throw new DomainError('identity.suspended', {
      until: (language) => momentInWords(disabledUntil, language),
    });
  }

  /** Returns whether role or duties changed, so that the command must end the account's sessions. */
  setRole(role: AccountState['role'], entrusted: readonly Duty[] = []): boolean {
    const given = role === 'staff' ? duties.filter((duty) => entrusted.includes(duty)) : [];
    const isSame = this.state.role === role && String(this.state.duties) === String(given);
    if (isSame) return false;
    this.state = { ...this.state, role, duties: given };
    this.record(roleChanged({ accountId: this.state.id }));
    return true;
  }

  /** The gender is set once, at sign-up or with the profile. */
  setGender(gender: 'male' | 'female'): void {
    if (this.state.gender === gender) return;
    if (this.state.gender !== null) throw new DomainError('identity.gender-fixed');
    this.state = { ...this.state, gender };
    this.recordFemale();
  }

  /** Only a man can be a guardian. */
  enableMembership(): void {
    this.setGender('male');
    this.state = { ...this.state, membershipEnabled: true };
  }

  /** A man's name follows his profile; a woman's is that of her sign-up. */
  setName(name: FullName): void {
    if (this.state.gender !== 'female') this.state = { ...this.state, ...name };
  }

  setLanguage(language: Language): void {
    if (this.state.language === language) return;
    this.state = { ...this.state, language };
    this.record(languageChosen({ accountId: this.state.id }));
  }

  /** Schedules the erasure in 30 days; a second time keeps the date. */
  leave(at: Date, guardianNotifiedFrom: Date | null = null): void {
    if (this.isLeaving) return;
    this.state = { ...this.state, deletionScheduledFor: after(at, TIME_TO_RETURN) };
    this.record(memberLeft({ ...this.member(), guardianNotifiedFrom: guardianNotifiedFrom?.toISOString() ?? null }));
  }

  /** Withdraws the consent to processing religious and marital data, without which there is no membership. */
  withdrawConsent(at: Date, guardianNotifiedFrom: Date | null = null): void {
    this.record(consentWithdrawn({ accountId: this.state.id }));
    this.leave(at, guardianNotifiedFrom);
  }

  /** Cancels the deletion, until the erasure. */
  restore(): void {
    if (!this.isLeaving) return;
    this.state = { ...this.state, deletionScheduledFor: null };
    this.record(memberReturned(this.member()));
  }

  /** Erases the account if its deletion date has passed. Returns whether it did. */
  erase(at: Date): boolean {
    const { deletionScheduledFor } = this.state;
    if (deletionScheduledFor === null || deletionScheduledFor > at) return false;
    this.record(memberErased(this.member()));
    return true;
  }

  /** Erases at once an account that a restored backup brought back after its erasure. */
  eraseAgain(at: Date): void {
    this.leave(at);
    this.record(memberErased(this.member()));
  }

  /** A woman's account, or one whose gender is not known yet. */
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

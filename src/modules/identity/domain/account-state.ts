import { DAY } from '#kernel/clock.ts';
import type { Duty, Role } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { DisablingCause } from '../contracts/disabling.ts';

export interface AccountState {
  id: UserId;
  email: string;
  username: string;
  /** Null while only the user name is known. */
  firstName: string | null;
  /** The rest of a man's name, from his profile. */
  lastName: string | null;
  passwordHash: string;
  role: Role;
  /** The duties of an account with the role `staff`; empty for all other roles. */
  duties: readonly Duty[];
  gender: 'male' | 'female' | null;
  /** Language of pages, if they exist in it. */
  language: Language;
  isActive: boolean;
  /** End of a suspension; null if only an admin can enable the account. */
  disabledUntil: Date | null;
  /** Null while it is active. */
  disabling: DisablingAct | null;
  createdAt: Date;
  /** When a mailed link confirmed the address; null before. */
  emailConfirmedAt: Date | null;
  /** Null until the first change. */
  passwordChangedAt: Date | null;
  profileId: ProfileId | null;
  /** A guardian who is a member as well. */
  membershipEnabled: boolean;
  /** When a leaving account is erased; null otherwise. */
  deletionScheduledFor: Date | null;
  firstSignedInAt: Date | null;
  /** The terms that the owner accepted last; null before. */
  acceptedTerms: AcceptedTerms | null;
}

export interface AcceptedTerms {
  version: string;
  at: Date;
}

/** Time in which the owner of a disabled account may ask for another review. */
export const TIME_TO_APPEAL = 30 * DAY;

/** Why an account was disabled, as its owner reads, and by whom, who does not answer the appeal. */
export interface DisablingAct {
  cause: DisablingCause;
  by: UserId;
  at: Date;
}

/** Everybody is a member except guardians without a profile who did not choose to be one. */
export const isMember = (account: {
  profileId: ProfileId | null;
  isGuardian: boolean;
  membershipEnabled: boolean;
}): boolean => account.profileId !== null || !account.isGuardian || account.membershipEnabled;

import { DomainError, errorText } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import { sameMailbox } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';

export interface GuardianAccount {
  userId: UserId;
  gender: 'male' | 'female' | null;
  email: string;
}

/** Refuses a woman's account, the ward's own, and one at her mailbox. */
export function requireSuitable(account: GuardianAccount, ward: { userId: UserId; email: string }): void {
  const isHers = account.userId === ward.userId || sameMailbox(account.email, ward.email);
  if (isHers || account.gender === 'female') throw new DomainError('guardianship.not-her-guardian');
}

/** @throws guardianship.own-email */
export function requireOtherMailbox(waliEmail: string, wardEmail: string): void {
  const waliEmailIs = (language: Language) => errorText('guardianship.own-email', {}, language);
  if (sameMailbox(waliEmail, wardEmail))
    throw new DomainError('guardianship.own-email', {}, { waliEmail: waliEmailIs });
}

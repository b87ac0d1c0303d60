import { asciiDigits } from '#kernel/contracts/digits.ts';
import { sameMailbox } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { GuardianState } from '../guardian-state.ts';

/** The person behind an address: all accounts at one mailbox are one person. */
export interface MailboxIdentity {
  email: string;
  accounts: UserId[];
}

/** Returns whether she gave the same number for two men: another name at another mailbox. */
export function sharesNumberWith({ name, email, phone }: GuardianState, other: GuardianState): boolean {
  if (!phone || !other.phone || sameMailbox(email, other.email)) return false;
  return digitsOf(phone) === digitsOf(other.phone) && name.toLowerCase() !== other.name.toLowerCase();
}

/** Returns whether both records are of one man, by mailbox or account. */
export function isOneWith({ accountId, email }: GuardianState, other: GuardianState): boolean {
  return (accountId !== null && accountId === other.accountId) || sameMailbox(email, other.email);
}

/**
 * Returns whether he and somebody else are one person by account or mailbox, now or before: nobody decides about
 * himself. `isThePersonSql` repeats this definition for queries.
 */
export function isThePerson(guardian: GuardianState, { email, accounts }: MailboxIdentity): boolean {
  const { accountId, formerAccounts } = guardian;
  const isHis = (id: UserId) => id === accountId || formerAccounts.includes(id);
  return accounts.some(isHis) || sameMailbox(guardian.email, email);
}

/** The comparable end of a number: '07700 900123' and '+44 7700 900123' end alike. */
const digitsOf = (phone: string): string =>
  asciiDigits(phone)
    .replace(/\D/g, '')
    .replace(/^(?:00|0)+/, '')
    .slice(-9);

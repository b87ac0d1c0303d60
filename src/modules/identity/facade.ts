import type { Clock } from '#kernel/clock.ts';
import { defaultLanguage } from '#kernel/i18n/languages.ts';
import { normalEmail } from '#kernel/values/email-address.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { Account } from './domain/account.ts';
import type { Accounts } from './domain/accounts.ts';
import type { Networks } from './domain/network.ts';
import type { PasswordHashing } from './domain/password-hashing.ts';
import { requireLength, requireStrength } from './domain/password-strength.ts';
import type { SignUpHandles } from './domain/sign-up-handle.ts';
import type { UndeliverableAddresses } from './account/undeliverable-addresses.ts';
import type { IdentityFacade, Notify } from './index.ts';
import {
  accountsAt,
  accountsAtSql,
  addressOf,
  mailboxSql,
  provenAddressOf,
  mailboxFacts,
} from './account/addresses.ts';
import {
  contactOf,
  filterActive,
  filterWomen,
  findStaffWith,
  isOnlyStaffWith,
  languagesOf,
  namesOf,
  staffNames,
  womenOfStaff,
} from './account/contacts.ts';
import {
  hasPublicProfile,
  lock,
  requireGenderLocked,
  isEligibleAsWard,
  filterPublic,
} from './account/locked-account.ts';
import { appealableAt, closedFor } from './account/disabled-account.ts';
import { takesEmails } from './account/takes-emails.ts';
import { sharedDeviceSignals } from './account/shared-device-signals.ts';

interface Ports {
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  handles: SignUpHandles;
  networks: Networks;
  notify: Notify;
  undeliverable: UndeliverableAddresses;
  minLength: number;
}

export const identityFacade = ({
  clock,
  accounts,
  passwords,
  handles,
  networks,
  notify,
  undeliverable,
  minLength,
}: Ports): IdentityFacade => ({
  contactOf,
  filterActive,
  namesOf,
  staffNames,
  findStaffWith,
  womenOfStaff,
  filterWomen,
  isOnlyStaffWith,
  accountsAt,
  accountsAtSql,
  mailboxSql,
  addressOf,
  provenAddressOf,
  mailboxFacts,
  isUndeliverable: (db, email, reportedAfter) => undeliverable.includes(db, email, reportedAfter),
  hasPublicProfile,
  filterPublic,
  takesEmails,
  closedFor,
  appealableAt,
  requireGenderLocked,
  lock,
  isEligibleAsWard,
  notify,
  sharedDeviceSignals: sharedDeviceSignals({ clock, networks }),

  async findByEmail(tx, email) {
    const account = await accounts.findByEmail(tx, normalEmail(email));
    return (
      account && {
        userId: account.state.id,
        gender: account.state.gender,
        role: account.state.role,
        isActive: account.state.isActive && !account.isLeaving,
      }
    );
  },

  async openAccount(tx, { email, username, firstName = null, passwordHash, language = defaultLanguage() }) {
    const at = clock.now();
    const id = newId<UserId>(at);
    await accounts.save(
      tx,
      Account.open({
        id,
        email: normalEmail(email),
        username,
        firstName,
        passwordHash,
        role: 'member',
        gender: null,
        language,
        createdAt: at,
        emailConfirmedAt: at,
      }),
    );
    return id;
  },

  async languageOf(tx, userId) {
    return (await accounts.find(tx, userId))?.state.language ?? defaultLanguage();
  },

  languagesOf,

  async updateLanguage(tx, userId, language) {
    const account = await accounts.find(tx, userId);
    if (!account) return;
    account.setLanguage(language);
    await accounts.save(tx, account);
  },

  async setName(tx, userId, name) {
    const account = await accounts.find(tx, userId);
    if (!account) return;
    account.setName(name);
    await accounts.save(tx, account);
  },

  redeemSignUpHandle: (tx, handle, userId) => handles.redeem(tx, handle, userId),

  async hashPassword(password, about) {
    requireLength(password, minLength);
    requireStrength(password, about);
    return passwords.hash(password);
  },
});

import type { UserId } from '#kernel/ids.ts';
import type { Accounts } from './domain/account.ts';
import { Account } from './domain/account.ts';
import { requireLength, requireStrength } from './domain/password-strength.ts';
import type { Clock } from '#kernel/clock.ts';
import { mailboxOf, normalEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { IdentityFacade } from './index.ts';
import { presentAmong } from './queries/present-among.ts';
import type { Notify } from './infra/notify.ts';
import type { PasswordHashing } from './infra/password-hashing.ts';
import type { SignUpHandles } from './infra/sign-up-handles.ts';

interface Ports {
  clock: Clock;
  accounts: Accounts;
  passwords: PasswordHashing;
  handles: SignUpHandles;
  notify: Notify;
  minLength: number;
}

export const identityFacade = ({ clock, accounts, passwords, handles, notify, minLength }: Ports): IdentityFacade => ({
  async contactOf(tx, userId) {
    const row = await tx
      .db('identity.account')
      .where({ id: userId, is_active: true, deletion_scheduled_for: null })
      .first('id', 'email', 'username', 'first_name');
    return row ? { userId: row.id, email: row.email, name: row.first_name ?? row.username } : null;
  },

  notify,

  async hasPublicProfile(tx, userId) {
    const row = await tx
      .db('identity.account')
      .where({ id: userId })
      .forShare()
      .first('profile_visibility', 'deletion_scheduled_for');
    return row?.profile_visibility === 'public' && row.deletion_scheduled_for === null;
  },

  async namesOf(db, userIds) {
    const rows = await db('identity.account').whereIn('id', userIds).select('id', 'username', 'first_name');
    return new Map(rows.map((row) => [row.id as UserId, (row.first_name ?? row.username) as string]));
  },

  async lockedGenderOf(tx, userId) {
    const row = await tx
      .db('identity.account')
      .where({ id: userId })
      .forNoKeyUpdate()
      .first('gender', 'is_active', 'deletion_scheduled_for');
    if (!row) throw new DomainError('common.not-found');
    if (!row.is_active) throw new DomainError('identity.disabled');
    if (row.deletion_scheduled_for) throw new DomainError('identity.deletion-scheduled');
    return row.gender;
  },

  async mayBeWard(tx, userId) {
    const row = await tx
      .db('identity.account')
      .where({ id: userId })
      .forNoKeyUpdate()
      .first('gender', 'role', 'is_guardian');
    return row !== undefined && row.gender !== 'male' && row.role === 'member' && !row.is_guardian;
  },

  presentAmong,

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

  async accountsAt(db, email) {
    return db('identity.account')
      .where({ mailbox: mailboxOf(email) })
      .pluck('id');
  },

  async addressOf(db, userId) {
    return (await db('identity.account').where({ id: userId }).first('email'))?.email ?? null;
  },

  async provenAddressOf(db, userId) {
    const row = await db('identity.account').where({ id: userId }).whereNotNull('email_confirmed_at').first('email');
    return row?.email ?? null;
  },

  async isGoneAt(tx, email) {
    const rows = await tx
      .db('identity.account')
      .where({ mailbox: mailboxOf(email) })
      .whereNotNull('email_confirmed_at')
      .orderBy('id')
      .forShare()
      .select('is_active', 'deletion_scheduled_for');
    return rows.some((row) => !row.is_active || row.deletion_scheduled_for !== null);
  },

  async openAccount(tx, { email, username, firstName = null, passwordHash }) {
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
        createdAt: at,
        emailConfirmedAt: at,
      }),
    );
    return id;
  },

  async tellFirstName(tx, userId, firstName) {
    const account = await accounts.find(tx, userId);
    if (!account || account.state.firstName === firstName) return;
    account.tellFirstName(firstName);
    await accounts.save(tx, account);
  },

  holdsSignUpHandle: (tx, handle, userId) => handles.redeem(tx, handle, userId),

  async hashPassword(password, about) {
    requireLength(password, minLength);
    requireStrength(password, about);
    return passwords.hash(password);
  },
});

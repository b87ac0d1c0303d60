import { Model } from 'objection';
import { DomainError } from '#kernel/errors.ts';
import type { Knex } from 'knex';
import type { Duty, Role } from '#kernel/contracts/roles.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import { uniqueViolation } from '#kernel/persistence/database.ts';
import type { Tx } from '#kernel/tx.ts';
import type { AccountRow } from './rows.ts';
import { Account } from '../domain/account.ts';
import { staffWith } from '../account/contacts.ts';
import type { AccountState } from '../domain/account-state.ts';
import type { Accounts } from '../domain/accounts.ts';

class AccountRecord extends Model {
  static override tableName = 'identity.account';
  declare id: UserId;
  declare email: string;
  declare username: string;
  declare first_name: string | null;
  declare last_name: string | null;
  declare password_hash: string;
  declare role: Role;
  declare duties: Duty[];
  declare language: Language;
  declare gender: 'male' | 'female' | null;
  declare is_active: boolean;
  declare disabled_until: Date | null;
  declare disabled_for: AccountRow['disabled_for'];
  declare disabled_at: Date | null;
  declare disabled_by: UserId | null;
  declare created_at: Date;
  declare email_confirmed_at: Date | null;
  declare password_changed_at: Date | null;
  declare profile_id: ProfileId | null;
  declare membership_enabled: boolean;
  declare deletion_scheduled_for: Date | null;
  declare first_signed_in_at: Date | null;
  declare terms_version: string | null;
  declare terms_accepted_at: Date | null;
}

const disablingOf = ({ disabled_for: cause, disabled_at: at, disabled_by: by }: AccountRecord | AccountRow) =>
  cause && at && by ? { cause, at, by } : null;

const stateOf = (row: AccountRecord | AccountRow): AccountState => ({
  id: row.id,
  email: row.email,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  passwordHash: row.password_hash,
  role: row.role,
  duties: row.duties,
  gender: row.gender,
  language: row.language,
  isActive: row.is_active,
  disabledUntil: row.disabled_until,
  disabling: disablingOf(row),
  createdAt: row.created_at,
  emailConfirmedAt: row.email_confirmed_at,
  passwordChangedAt: row.password_changed_at,
  profileId: row.profile_id,
  membershipEnabled: row.membership_enabled,
  deletionScheduledFor: row.deletion_scheduled_for,
  firstSignedInAt: row.first_signed_in_at,
  acceptedTerms:
    row.terms_version !== null && row.terms_accepted_at !== null
      ? { version: row.terms_version, at: row.terms_accepted_at }
      : null,
});
const rowOf = (state: AccountState) => ({
  id: state.id,
  email: state.email,
  username: state.username,
  first_name: state.firstName,
  last_name: state.lastName,
  password_hash: state.passwordHash,
  role: state.role,
  duties: state.duties as Duty[],
  gender: state.gender,
  language: state.language,
  is_active: state.isActive,
  disabled_until: state.disabledUntil,
  disabled_for: state.disabling?.cause ?? null,
  disabled_at: state.disabling?.at ?? null,
  disabled_by: state.disabling?.by ?? null,
  created_at: state.createdAt,
  email_confirmed_at: state.emailConfirmedAt,
  password_changed_at: state.passwordChangedAt,
  profile_id: state.profileId,
  membership_enabled: state.membershipEnabled,
  deletion_scheduled_for: state.deletionScheduledFor,
  first_signed_in_at: state.firstSignedInAt,
  terms_version: state.acceptedTerms?.version ?? null,
  terms_accepted_at: state.acceptedTerms?.at ?? null,
});

export const objectionAccounts = (db: Knex): Accounts => ({
  async find(tx, id) {
    const row = await AccountRecord.query(tx.db).findById(id).forNoKeyUpdate();
    return row ? Account.from(stateOf(row)) : null;
  },

  async findByEmail(tx, email) {
    const row = await AccountRecord.query(tx.db).findOne({ email });
    return row ? Account.from(stateOf(row)) : null;
  },

  async read(id) {
    const row = await db('identity.account').where({ id }).first();
    return row ? Account.from(stateOf(row)) : null;
  },

  async readByEmail(email) {
    const row = await db('identity.account').where({ email }).first();
    return row ? Account.from(stateOf(row)) : null;
  },

  async lockedAdmins(tx) {
    return tx
      .db('identity.account')
      .where({ role: 'admin', is_active: true })
      .whereNull('deletion_scheduled_for')
      .orderBy('id')
      .forNoKeyUpdate()
      .pluck('id');
  },

  async lockedStaffWith(tx, duty) {
    return staffWith(tx.db, duty).orderBy('id').forNoKeyUpdate().pluck('id');
  },

  async save(tx: Tx, account: Account) {
    try {
      await AccountRecord.query(tx.db).insert(rowOf(account.state)).onConflict('id').merge();
    } catch (error) {
      if (uniqueViolation(error) === 'account_email') throw new DomainError('identity.email-taken');
      throw error;
    }
    tx.record(...account.takeEvents());
  },

  async hasAdmin(tx) {
    await tx.db.raw('lock table identity.account in share row exclusive mode');
    return (await tx.db('identity.account').where({ role: 'admin' }).first('id')) !== undefined;
  },

  async dueToReturn(at) {
    return db('identity.account').where('disabled_until', '<=', at).orderBy('disabled_until').pluck('id');
  },

  async dueForErasure(at) {
    return db('identity.account')
      .where('deletion_scheduled_for', '<=', at)
      .orderBy('deletion_scheduled_for')
      .pluck('id');
  },
});

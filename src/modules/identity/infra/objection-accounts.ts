import { Model } from 'objection';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, UserId } from '#kernel/ids.ts';
import { brokenUnique } from '#kernel/persistence/database.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { Account, type Accounts, type AccountState } from '../domain/account.ts';

class AccountRecord extends Model {
  static override tableName = 'identity.account';
  declare id: string;
  declare email: string;
  declare username: string;
  declare first_name: string | null;
  declare password_hash: string;
  declare role: 'member' | 'admin';
  declare gender: 'male' | 'female' | null;
  declare is_active: boolean;
  declare created_at: Date;
  declare email_confirmed_at: Date | null;
  declare password_changed_at: Date | null;
  declare profile_id: number | null;
  declare chose_membership: boolean;
  declare deletion_scheduled_for: Date | null;
}

const stateOf = (row: AccountRecord): AccountState => ({
  id: row.id as UserId,
  email: row.email,
  username: row.username,
  firstName: row.first_name,
  passwordHash: row.password_hash,
  role: row.role,
  gender: row.gender,
  isActive: row.is_active,
  createdAt: row.created_at,
  emailConfirmedAt: row.email_confirmed_at,
  passwordChangedAt: row.password_changed_at,
  profileId: row.profile_id as ProfileId | null,
  choseMembership: row.chose_membership,
  deletionScheduledFor: row.deletion_scheduled_for,
});
const rowOf = (state: AccountState) => ({
  id: state.id,
  email: state.email,
  username: state.username,
  first_name: state.firstName,
  password_hash: state.passwordHash,
  role: state.role,
  gender: state.gender,
  is_active: state.isActive,
  created_at: state.createdAt,
  email_confirmed_at: state.emailConfirmedAt,
  password_changed_at: state.passwordChangedAt,
  profile_id: state.profileId,
  chose_membership: state.choseMembership,
  deletion_scheduled_for: state.deletionScheduledFor,
});

export const accounts: Accounts = {
  async find(tx, id) {
    const row = await AccountRecord.query(tx.db).findById(id).forNoKeyUpdate();
    return row ? Account.from(stateOf(row)) : null;
  },

  async findByEmail(tx, email) {
    const row = await AccountRecord.query(tx.db).findOne({ email });
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

  async save(tx: Tx, account: Account) {
    try {
      await AccountRecord.query(tx.db).insert(rowOf(account.state)).onConflict('id').merge();
    } catch (error) {
      if (brokenUnique(error) === 'account_email') throw new DomainError('identity.email-taken');
      throw error;
    }
    tx.record(...account.takeFacts());
  },
};

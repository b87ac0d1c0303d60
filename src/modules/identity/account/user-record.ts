import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { UserRecord } from '../contracts/admin-users.schema.ts';
import type { AccountRow } from '../infra/rows.ts';

/** An account as the console shows it at a given time. */
export const userRecordOf = (row: AccountRow, at: Date): UserRecord => ({
  id: row.id,
  email: row.email,
  username: row.username,
  firstName: row.display_name,
  lastName: row.last_name,
  gender: row.gender,
  role: row.role,
  duties: row.duties,
  hasProfile: row.has_profile,
  profileId: row.profile_id,
  isGuardian: row.is_guardian,
  type: row.type,
  subscriptionPlan: row.subscription_ends_at && row.subscription_ends_at <= at ? 'free' : row.subscription_plan,
  isActive: row.is_active,
  isLeaving: row.is_leaving,
  disabledFor: row.disabled_for,
  disabledUntil: row.disabled_until?.toISOString() ?? null,
  undeliverable: row.undeliverable,
  isEmailConfirmed: row.email_confirmed_at !== null,
  createdAt: row.created_at.toISOString(),
});

/** Null if the account does not exist. */
export async function readUser(db: Knex, id: UserId, at: Date): Promise<UserRecord | null> {
  const row = await db('identity.account').where({ id }).first();
  return row ? userRecordOf(row, at) : null;
}

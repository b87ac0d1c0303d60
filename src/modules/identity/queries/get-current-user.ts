import type { Knex } from 'knex';
import type { User } from '../contracts/auth.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import { isMember } from '../infra/sessions.ts';

/** The account's own view of itself. */
export async function currentUser(db: Knex, userId: UserId): Promise<User> {
  const row = await db('identity.account').where({ id: userId }).first();
  if (!row) throw new DomainError('common.unauthenticated');
  return {
    id: row.id,
    email: row.email,
    username: row.username,
    firstName: row.first_name,
    role: row.role,
    gender: row.gender,
    profileId: row.profile_id,
    isGuardian: row.is_guardian,
    isMember: isMember(row),
    emailConfirmed: row.email_confirmed_at !== null,
    deletionScheduledFor: row.deletion_scheduled_for?.toISOString() ?? null,
  };
}

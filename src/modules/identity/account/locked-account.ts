import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';

// Queries for decisions of other modules: the account is locked until their transaction ends.

export async function filterPublic(tx: Tx, userIds: UserId[]): Promise<Set<UserId>> {
  const rows = await tx
    .db('identity.account')
    .whereRaw('id = any(?)', [userIds])
    .orderBy('id')
    .forShare()
    .select('id', 'profile_visibility', 'deletion_scheduled_for');
  const open = rows.filter((row) => row.profile_visibility === 'public' && row.deletion_scheduled_for === null);
  return new Set(open.map((row) => row.id));
}

export const hasPublicProfile = async (tx: Tx, userId: UserId): Promise<boolean> =>
  (await filterPublic(tx, [userId])).has(userId);

/** Also requires that the account may act. */
export async function requireGenderLocked(tx: Tx, userId: UserId): Promise<'male' | 'female' | null> {
  const row = await tx
    .db('identity.account')
    .where({ id: userId })
    .forNoKeyUpdate()
    .first('gender', 'is_active', 'deletion_scheduled_for');
  if (!row) throw new DomainError('common.not-found');
  if (!row.is_active) throw new DomainError('identity.disabled');
  if (row.deletion_scheduled_for) throw new DomainError('identity.deletion-scheduled');
  return row.gender;
}

export async function lock(tx: Tx, userId: UserId): Promise<void> {
  await tx.db('identity.account').where({ id: userId }).forNoKeyUpdate().select('id');
}

export async function isEligibleAsWard(tx: Tx, userId: UserId): Promise<boolean> {
  const row = await tx
    .db('identity.account')
    .where({ id: userId })
    .forNoKeyUpdate()
    .first('gender', 'role', 'is_guardian');
  return row !== undefined && row.gender !== 'male' && row.role === 'member' && !row.is_guardian;
}

import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/ids.ts';
import type { OpenRequest } from '../index.ts';

/** The open requests that this profile sent, the newest first. */
export async function openRequestsFrom(db: Knex, profileId: ProfileId): Promise<OpenRequest[]> {
  const rows = await db('matchmaking.interest_request')
    .where({ from_profile_id: profileId })
    .whereIn('status', ['guardian_pending', 'pending'])
    .orderBy('created_at', 'desc')
    .select('id', 'to_profile_id', 'created_at', 'approved_at');
  return rows.map((row) => ({
    id: row.id,
    toProfileId: row.to_profile_id,
    createdAt: row.created_at,
    approvedAt: row.approved_at,
  }));
}

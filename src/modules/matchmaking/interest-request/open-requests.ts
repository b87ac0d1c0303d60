import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { OpenRequest, PageRange } from '../index.ts';

/** One page of the open requests that this profile sent, the newest first, with the total. */
export async function openRequestsFrom(
  db: Knex,
  profileId: ProfileId,
  { offset, limit }: PageRange,
): Promise<{ requests: OpenRequest[]; total: number }> {
  const all = db('matchmaking.interest_request')
    .where({ from_profile_id: profileId })
    .whereIn('status', ['guardian_pending', 'pending']);
  const [rows, counted] = await Promise.all([
    all
      .clone()
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .offset(offset)
      .limit(limit)
      .select('id', 'to_profile_id', 'created_at', 'approved_at'),
    all.clone().count<{ total: string }[]>({ total: '*' }),
  ]);
  const requests = rows.map((row) => ({
    id: row.id,
    toProfileId: row.to_profile_id,
    createdAt: row.created_at,
    approvedAt: row.approved_at,
  }));
  return { requests, total: Number(counted[0]?.total ?? 0) };
}

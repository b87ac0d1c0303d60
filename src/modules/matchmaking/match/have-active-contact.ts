import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';

/** Returns whether the two have an open request or a running match, so that each may see the other. */
export async function haveActiveContact(db: Knex, a: ProfileId, b: ProfileId): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { goes_on: boolean }[] }>(
    `select exists (
       select from matchmaking.interest_request
       where least(from_profile_id, to_profile_id) = :lower and greatest(from_profile_id, to_profile_id) = :upper
         and status in ('guardian_pending', 'pending')
     ) or exists (
       select from matchmaking.match
       where man_profile_id in (:lower, :upper) and woman_profile_id in (:lower, :upper)
         and status in ('active', 'paused')
     ) as goes_on`,
    { lower: Math.min(a, b), upper: Math.max(a, b) },
  );
  return rows[0]!.goes_on;
}

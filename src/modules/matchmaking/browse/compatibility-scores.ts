import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/values/ids.ts';

/** Compatibility of one profile with each of the others on that day, 0 to 100. */
export async function compatibilityScores(
  db: Knex,
  profileId: ProfileId,
  others: ProfileId[],
  today: Date,
): Promise<Map<ProfileId, number>> {
  const { rows } = await db.raw<{ rows: { profile_id: ProfileId; score: number }[] }>(
    `select c.profile_id, round(matchmaking.score_of(f.fit))::integer as score
     from matchmaking.browse_card me, matchmaking.browse_card c,
       lateral (select matchmaking.fits(me, c, ?::date) as fit offset 0) f
     where me.profile_id = ? and c.profile_id = any(?)`,
    [today, profileId, others],
  );
  return new Map(rows.map((row) => [row.profile_id, row.score]));
}

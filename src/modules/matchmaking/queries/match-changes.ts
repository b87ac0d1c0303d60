import type { Knex } from 'knex';
import type { MatchId } from '#kernel/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchChange } from '../index.ts';
import { REASON } from '../infra/objection-matches.ts';

/** What happened in these matches, the newest first, with the reasons that were given. */
export async function matchChanges(db: Knex, seals: Seals, ids: MatchId[]): Promise<Map<MatchId, MatchChange[]>> {
  const sealed = await db('matchmaking.match_change').whereIn('match_id', ids).orderBy('id', 'desc');
  const rows = await seals.openRows(REASON, sealed);
  const changes = rows.map(({ match_id: matchId, what, by_role: by, reason, at }) => ({
    matchId,
    what,
    by,
    reason,
    at,
  }));
  return Map.groupBy(changes, ({ matchId }) => matchId);
}

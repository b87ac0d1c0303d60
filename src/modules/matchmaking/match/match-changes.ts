import type { Knex } from 'knex';
import type { MatchId } from '#kernel/values/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { MATCH_CHANGES_MAX } from '../contracts/match-states.ts';
import type { MatchChange } from '../index.ts';
import { REASON } from '../infra/matches-repository.ts';
import type { MatchChangeRow } from '../infra/rows.ts';

/** Reads only the latest changes of each match, however many there are. */
const LATEST = statement(
  'matchmaking.latest-match-changes',
  `select latest.* from unnest(:ids::uuid[]) as match (id) cross join lateral (
     select c.* from matchmaking.match_change c where c.match_id = match.id order by c.id desc limit :limit) latest`,
);

/** The latest changes of each of these matches, the newest first, with their reasons. */
export async function matchChanges(db: Knex, seals: Seals, ids: MatchId[]): Promise<Map<MatchId, MatchChange[]>> {
  const sealed = await prepared<MatchChangeRow>(db, LATEST, { ids, limit: MATCH_CHANGES_MAX });
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

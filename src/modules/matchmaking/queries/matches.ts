import type { Knex } from 'knex';
import type { MatchId, ProfileId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Match } from '../domain/match.ts';
import { matchOfRow, matchRows } from '../infra/objection-matches.ts';

const matchRow = (db: Knex, matchId: MatchId, profileId: ProfileId) =>
  matchRows(db)
    .where('m.id', matchId)
    .where((q) => q.where('m.man_profile_id', profileId).orWhere('m.woman_profile_id', profileId));

/** The match; null where the profile is not one of the two. */
export async function matchOf(db: Knex, matchId: MatchId, profileId: ProfileId): Promise<Match | null> {
  const row = await matchRow(db, matchId, profileId).first();
  return row ? matchOfRow(row) : null;
}

/** The same with its row share-locked. */
export async function lockedMatchOf(tx: Tx, matchId: MatchId, profileId: ProfileId): Promise<Match | null> {
  const row = await matchRow(tx.db, matchId, profileId).forShare('m').first();
  return row ? matchOfRow(row) : null;
}

/** Matches by their ids. */
export async function matchesById(db: Knex, matchIds: MatchId[]): Promise<Map<MatchId, Match>> {
  const rows = await matchRows(db).whereIn('m.id', matchIds);
  return new Map(rows.map((row) => [row.id, matchOfRow(row)]));
}

/** Matches of these profiles, the latest change first. */
export async function matchesOf(db: Knex, profileIds: ProfileId[]): Promise<Match[]> {
  const rows = await matchRows(db)
    .where((q) => q.whereIn('m.man_profile_id', profileIds).orWhereIn('m.woman_profile_id', profileIds))
    .orderBy('m.updated_at', 'desc')
    .orderBy('m.id', 'desc');
  return rows.map(matchOfRow);
}

import type { Knex } from 'knex';
import type { MatchId, ProfileId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { stages } from '../contracts/match-states.ts';
import { isEngagement } from '../domain/match/match-stage.ts';
import type { Match } from '../domain/match/match-state.ts';
import type { WardMatchesQuery, PageRange, MatchPage } from '../index.ts';
import { matchOfRow, matchRows } from '../infra/match-rows.ts';

const matchRow = (db: Knex, matchId: MatchId, profileId: ProfileId) =>
  matchRows(db).where('m.id', matchId).where(ofProfile(profileId));

export async function matchOf(db: Knex, matchId: MatchId, profileId: ProfileId): Promise<Match | null> {
  const row = await matchRow(db, matchId, profileId).first();
  return row ? matchOfRow(row) : null;
}

/** Share-locks the row. */
export async function lockedMatchOf(tx: Tx, matchId: MatchId, profileId: ProfileId): Promise<Match | null> {
  const row = await matchRow(tx.db, matchId, profileId).forShare('m').first();
  return row ? matchOfRow(row) : null;
}

export async function matchesById(db: Knex, matchIds: MatchId[]): Promise<Map<MatchId, Match>> {
  const rows = await matchRows(db).whereIn('m.id', matchIds);
  return new Map(rows.map((row) => [row.id, matchOfRow(row)]));
}

/** One page of the profile's matches, the latest change first, with the total. */
export const matchesOf = (db: Knex, profileId: ProfileId, part: PageRange): Promise<MatchPage> =>
  someOf(matchRows(db).where(ofProfile(profileId)), part);

/** One page of these women's matches, without the excepted men, with the total. */
export function matchesOfWomen(db: Knex, { women, except, id }: WardMatchesQuery, part: PageRange): Promise<MatchPage> {
  const matches = matchRows(db).whereIn('m.woman_profile_id', women);
  if (except.length > 0)
    void matches.whereNotIn(
      ['m.woman_profile_id', 'man.account_id'],
      except.map(({ woman, man }) => [woman, man]),
    );
  if (id !== undefined) void matches.where('m.id', id);
  return someOf(matches, part);
}

export async function engagementOf(db: Knex, profileId: ProfileId): Promise<MatchId | null> {
  const row: { id: MatchId } | undefined = await db('matchmaking.match as m')
    .where(ofProfile(profileId))
    .whereIn('m.status', ['active', 'paused'])
    .whereIn('m.stage', stages.filter(isEngagement))
    .orderBy('m.updated_at', 'desc')
    .first('m.id');
  return row?.id ?? null;
}

const ofProfile =
  (profileId: ProfileId) =>
  (either: Knex.QueryBuilder): void =>
    void either.where('m.man_profile_id', profileId).orWhere('m.woman_profile_id', profileId);

async function someOf(matches: ReturnType<typeof matchRows>, { offset, limit }: PageRange): Promise<MatchPage> {
  const [rows, counted] = await Promise.all([
    matches.clone().orderBy('m.updated_at', 'desc').orderBy('m.id', 'desc').offset(offset).limit(limit),
    matches.clone().clearSelect().count({ total: '*' }).first() as Promise<{ total: string } | undefined>,
  ]);
  return { matches: rows.map(matchOfRow), total: Number(counted?.total ?? 0) };
}

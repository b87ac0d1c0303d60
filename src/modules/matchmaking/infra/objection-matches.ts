import { Model } from 'objection';
import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/ids.ts';
import { brokenUnique } from '#kernel/persistence/database.ts';
import { MatchAggregate, type Agreement, type Matches } from '../domain/match.ts';
import type { Match } from '../index.ts';

class MatchRecord extends Model {
  static override tableName = 'matchmaking.match';
  static override jsonAttributes = ['agreed'];
  declare id: string;
  declare request_id: string;
  declare man_profile_id: number;
  declare woman_profile_id: number;
  declare status: Match['status'];
  declare paused_by: Match['pausedBy'];
  declare agreed: { profileId: number; at: string; version: string }[];
  declare stage: Match['stage'];
  declare created_at: Date;
  declare updated_at: Date;
}
type MatchRow = MatchRecord & { man_account_id: string; woman_account_id: string };

/** Rows of matches with the accounts of the two. */
export const matchRows = (db: Knex): Knex.QueryBuilder =>
  db('matchmaking.match as m')
    .join('matchmaking.profile as man', 'man.id', 'm.man_profile_id')
    .join('matchmaking.profile as woman', 'woman.id', 'm.woman_profile_id')
    .select('m.*', 'man.account_id as man_account_id', 'woman.account_id as woman_account_id');

export const matchOfRow = (row: MatchRow): Match => ({
  id: row.id as MatchId,
  status: row.status,
  pausedBy: row.paused_by,
  stage: row.stage,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  man: { profileId: row.man_profile_id as ProfileId, accountId: row.man_account_id as UserId },
  woman: { profileId: row.woman_profile_id as ProfileId, accountId: row.woman_account_id as UserId },
});

const aggregateOf = (row: MatchRow): MatchAggregate =>
  MatchAggregate.from({
    ...matchOfRow(row),
    requestId: row.request_id as RequestId,
    agreed: row.agreed.map(({ profileId, at, version }): Agreement => ({
      profileId: profileId as ProfileId,
      at: new Date(at),
      version,
    })),
  });

const running = (db: Knex): Knex.QueryBuilder =>
  matchRows(db).whereIn('m.status', ['active', 'paused']).orderBy('m.id');

export const matches: Matches = {
  async isRunning(tx, a, b) {
    const between = await tx
      .db('matchmaking.match')
      .whereIn('man_profile_id', [a, b])
      .whereIn('woman_profile_id', [a, b])
      .whereIn('status', ['active', 'paused'])
      .first('id');
    return between !== undefined;
  },

  async runningOf(tx, profileId) {
    const rows: MatchRow[] = await running(tx.db)
      .whereRaw('? in (m.man_profile_id, m.woman_profile_id)', [profileId])
      .forNoKeyUpdate('m');
    return rows.map(aggregateOf);
  },

  async runningOfAccount(tx, accountId) {
    const rows: MatchRow[] = await running(tx.db).whereRaw('? in (man.account_id, woman.account_id)', [accountId]);
    return rows.map(matchOfRow);
  },

  async find(tx, id) {
    const row: MatchRow | undefined = await matchRows(tx.db).where('m.id', id).forNoKeyUpdate('m').first();
    return row ? aggregateOf(row) : null;
  },

  async save(tx, match) {
    const { id, requestId, man, woman, status, pausedBy, agreed, stage, createdAt, updatedAt } = match.state;
    const row = {
      id,
      request_id: requestId,
      man_profile_id: man.profileId,
      woman_profile_id: woman.profileId,
      status,
      paused_by: pausedBy,
      agreed: agreed.map(({ profileId, at, version }) => ({ profileId, at: at.toISOString(), version })),
      stage,
      created_at: createdAt,
      updated_at: updatedAt,
    };
    try {
      await MatchRecord.query(tx.db).insert(row).onConflict('id').merge();
    } catch (error) {
      if (brokenUnique(error) === 'match_running_pair') throw new DomainError('matchmaking.already-matched');
      throw error;
    }
    tx.record(...match.takeFacts());
  },
};

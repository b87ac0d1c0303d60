import { Model } from 'objection';
import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/ids.ts';
import { brokenUnique } from '#kernel/persistence/database.ts';
import { MatchAggregate, type Matches } from '../domain/match.ts';
import type { Match } from '../index.ts';

class MatchRecord extends Model {
  static override tableName = 'matchmaking.match';
  declare id: string;
  declare request_id: string;
  declare man_profile_id: number;
  declare woman_profile_id: number;
  declare status: Match['status'];
  declare stage: Match['stage'];
  declare created_at: Date;
  declare updated_at: Date;
}

/** That a member whose profile one of these columns names is disabled. */
export const withDisabled = (q: Knex.QueryBuilder, profileColumns: string[]): Knex.QueryBuilder =>
  q
    .from('matchmaking.browse_card as card')
    .where('card.disabled', true)
    .whereRaw(`card.profile_id in (${profileColumns.join(', ')})`);

const allMatchRows = (db: Knex): Knex.QueryBuilder =>
  db('matchmaking.match as m')
    .join('matchmaking.profile as man', 'man.id', 'm.man_profile_id')
    .join('matchmaking.profile as woman', 'woman.id', 'm.woman_profile_id')
    .select('m.*', 'man.account_id as man_account_id', 'woman.account_id as woman_account_id');

/** Rows of matches with the accounts of the two; for the facade. Without those whose one side is disabled. */
export const matchRows = (db: Knex): Knex.QueryBuilder =>
  allMatchRows(db).whereNotExists((q) => withDisabled(q, ['m.man_profile_id', 'm.woman_profile_id']));

export const matchOfRow = (row: MatchRecord & { man_account_id: string; woman_account_id: string }): Match => ({
  id: row.id as MatchId,
  status: row.status,
  stage: row.stage,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  man: { profileId: row.man_profile_id as ProfileId, accountId: row.man_account_id as UserId },
  woman: { profileId: row.woman_profile_id as ProfileId, accountId: row.woman_account_id as UserId },
});

export const matches: Matches = {
  async isRunning(tx, a, b) {
    const running = await tx
      .db('matchmaking.match')
      .whereIn('man_profile_id', [a, b])
      .whereIn('woman_profile_id', [a, b])
      .whereIn('status', ['active', 'paused'])
      .first('id');
    return running !== undefined;
  },

  async runningOf(tx, profileId) {
    const rows: Parameters<typeof matchOfRow>[0][] = await allMatchRows(tx.db)
      .whereRaw('? in (m.man_profile_id, m.woman_profile_id)', [profileId])
      .whereIn('m.status', ['active', 'paused'])
      .orderBy('m.id')
      .forNoKeyUpdate('m');
    return rows.map((row) => MatchAggregate.from({ ...matchOfRow(row), requestId: row.request_id as RequestId }));
  },

  async save(tx, match) {
    const { id, requestId, man, woman, status, stage, createdAt, updatedAt } = match.state;
    const row = {
      id,
      request_id: requestId,
      man_profile_id: man.profileId,
      woman_profile_id: woman.profileId,
      status,
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

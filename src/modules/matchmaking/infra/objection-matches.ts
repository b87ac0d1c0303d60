import { Model } from 'objection';
import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/ids.ts';
import { brokenUnique } from '#kernel/persistence/database.ts';
import { MatchAggregate, type Match, type Matches } from '../domain/match.ts';
import type { MatchRow } from './tables.ts';

/** The row as Objection saves it. */
class MatchRecord extends Model implements MatchRow {
  static override tableName = 'matchmaking.match';
  static override jsonAttributes = ['agreed'];
  declare id: MatchId;
  declare request_id: RequestId;
  declare man_profile_id: ProfileId;
  declare woman_profile_id: ProfileId;
  declare status: MatchRow['status'];
  declare paused_by: MatchRow['paused_by'];
  declare agreed: MatchRow['agreed'];
  declare stage: MatchRow['stage'];
  declare created_at: Date;
  declare updated_at: Date;
}
type MatchWithAccounts = MatchRow & { man_account_id: UserId; woman_account_id: UserId };
type MatchQuery = Knex.QueryBuilder<Record<string, unknown>, MatchWithAccounts[]>;

/** Rows of matches with the accounts of the two. */
export const matchRows = (db: Knex): MatchQuery =>
  db('matchmaking.match as m')
    .join('matchmaking.profile as man', 'man.id', 'm.man_profile_id')
    .join('matchmaking.profile as woman', 'woman.id', 'm.woman_profile_id')
    .select('m.*', 'man.account_id as man_account_id', 'woman.account_id as woman_account_id');

/** A match as its row says. */
export const matchOfRow = (row: MatchWithAccounts): Match => ({
  id: row.id,
  status: row.status,
  pausedBy: row.paused_by,
  stage: row.stage,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  man: { profileId: row.man_profile_id, accountId: row.man_account_id },
  woman: { profileId: row.woman_profile_id, accountId: row.woman_account_id },
});

const aggregateOf = (row: MatchWithAccounts): MatchAggregate =>
  MatchAggregate.from({
    ...matchOfRow(row),
    requestId: row.request_id,
    agreed: row.agreed.map(({ profileId, at, version }) => ({ profileId, at: new Date(at), version })),
  });

const running = (db: Knex): MatchQuery => matchRows(db).whereIn('m.status', ['active', 'paused']).orderBy('m.id');

/** Keeps matches. */
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
    const rows = await running(tx.db)
      .whereRaw('? in (m.man_profile_id, m.woman_profile_id)', [profileId])
      .forNoKeyUpdate('m');
    return rows.map(aggregateOf);
  },

  async runningOfAccount(tx, accountId) {
    const rows = await running(tx.db).whereRaw('? in (man.account_id, woman.account_id)', [accountId]);
    return rows.map(matchOfRow);
  },

  async find(tx, id) {
    const row = await matchRows(tx.db).where('m.id', id).forNoKeyUpdate('m').first();
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

import { Model } from 'objection';
import type { Knex } from 'knex';
import { DomainError } from '#kernel/errors.ts';
import { newId, type MatchId, type ProfileId, type RequestId } from '#kernel/values/ids.ts';
import { uniqueViolation } from '#kernel/persistence/database.ts';
import { runQuery, jsonColumn, jsonQuery } from '#kernel/persistence/json-query.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import { stages } from '../contracts/match-states.ts';
import { isEngagement, isKhitba } from '../domain/match/match-stage.ts';
import { MatchAggregate } from '../domain/match/match.ts';
import type { Matches } from '../domain/match/matches.ts';
import { matchOfRow, matchRows, type MatchQuery, type WholeRow } from './match-rows.ts';
import type { MatchRow } from './rows.ts';

class MatchRecord extends Model implements MatchRow {
  static override tableName = 'matchmaking.match';
  static override jsonAttributes = ['agreed'];
  declare id: MatchId;
  declare request_id: RequestId;
  declare man_profile_id: ProfileId;
  declare woman_profile_id: ProfileId;
  declare status: MatchRow['status'];
  declare paused_by: MatchRow['paused_by'];
  declare ended_by: MatchRow['ended_by'];
  declare read_along_guardian_id: MatchRow['read_along_guardian_id'];
  declare read_along_ward: boolean;
  declare read_along_guardian: boolean;
  declare guardian_pausing: MatchRow['guardian_pausing'];
  declare guardian_end_final_at: Date | null;
  declare guardian_end_objected_at: Date | null;
  declare objection_hash: string | null;
  declare agreed: MatchRow['agreed'];
  declare stage: MatchRow['stage'];
  declare created_at: Date;
  declare updated_at: Date;
}
export const REASON = 'matchmaking.match_change.reason';
export const STAGE_WORDS = 'matchmaking.stage_proposal.words';

const aggregateOf = (row: WholeRow): MatchAggregate =>
  MatchAggregate.from({
    ...matchOfRow(row),
    requestId: row.request_id,
    agreed: row.agreed.map(({ profileId, at, version }) => ({ profileId, at: new Date(at), version })),
  });

const running = (db: Knex): MatchQuery => matchRows(db).whereIn('m.status', ['active', 'paused']).orderBy('m.id');

/** Locks first and then reads, so that dependent rows are as the former holder of the lock left them. */
async function locked(tx: Tx, id: MatchId): Promise<MatchAggregate | null> {
  await tx.db('matchmaking.match').where({ id }).forNoKeyUpdate().first('id');
  const row = await matchRows(tx.db).where('m.id', id).first();
  return row ? aggregateOf(row) : null;
}

const rowOf = ({ state }: MatchAggregate) => ({
  id: state.id,
  request_id: state.requestId,
  man_profile_id: state.man.profileId,
  woman_profile_id: state.woman.profileId,
  status: state.status,
  paused_by: state.pausedBy,
  ended_by: state.endedBy,
  read_along_guardian_id: state.readAlong?.guardianId ?? null,
  read_along_ward: state.readAlong?.ward ?? false,
  read_along_guardian: state.readAlong?.guardian ?? false,
  guardian_pausing: state.guardianPausing,
  guardian_end_final_at: state.guardianEnd?.finalAt ?? null,
  guardian_end_objected_at: state.guardianEnd?.objectedAt ?? null,
  objection_hash: state.guardianEnd?.objectionHash ?? null,
  agreed: state.agreed.map(({ profileId, at, version }) => ({ profileId, at: at.toISOString(), version })),
  stage: state.stage,
  created_at: state.createdAt,
  updated_at: state.updatedAt,
});

export const matches = (seals: Seals): Matches => ({
  async runningBetween(tx, a, b) {
    const row = await running(tx.db).whereIn('m.man_profile_id', [a, b]).whereIn('m.woman_profile_id', [a, b]).first();
    return row ? matchOfRow(row) : null;
  },

  async runningOf(tx, profileId) {
    const aggregates: MatchAggregate[] = [];
    const ids = await running(tx.db).whereRaw('? in (m.man_profile_id, m.woman_profile_id)', [profileId]);
    for (const { id } of ids) {
      const match = await locked(tx, id);
      if (match && match.state.status !== 'ended') aggregates.push(match);
    }
    return aggregates;
  },

  async runningOfAccount(tx, accountId) {
    const rows = await running(tx.db).whereRaw('? in (man.account_id, woman.account_id)', [accountId]);
    return rows.map(matchOfRow);
  },

  async isEngaged(tx, profileIds, besides) {
    const rows: Pick<MatchRow, 'id' | 'stage'>[] = await tx
      .db('matchmaking.match as m')
      .whereIn('m.status', ['active', 'paused'])
      .where((q) => q.whereIn('m.man_profile_id', profileIds).orWhereIn('m.woman_profile_id', profileIds))
      .orderBy('m.id')
      .forShare('m')
      .select('m.id', 'm.stage');
    return rows.some(({ id, stage }) => id !== besides && isEngagement(stage));
  },

  isInKhitba: async (tx, profileId) =>
    (await runQuery(tx.db, IN_KHITBA_AMONG, { profileIds: [profileId] })).has(profileId),

  async read(tx, id) {
    const row = await matchRows(tx.db).where('m.id', id).first();
    return row ? matchOfRow(row) : null;
  },

  find: locked,

  async ofObjection(tx, tokenHash) {
    const row = await matchRows(tx.db).where('m.objection_hash', tokenHash).first();
    return row ? matchOfRow(row) : null;
  },

  guardianEndsDue: (tx, at) =>
    tx
      .db('matchmaking.match')
      .where('guardian_end_final_at', '<=', at)
      .whereNull('guardian_end_objected_at')
      .orderBy('id')
      .pluck('id'),

  async ofProposal(tx, id) {
    const proposal = await tx.db('matchmaking.stage_proposal').where({ id, outcome: null }).first('match_id');
    const match = proposal && (await locked(tx, proposal.match_id));
    return match?.state.proposal?.id === id ? match : null;
  },

  async save(tx, match) {
    try {
      await MatchRecord.query(tx.db).insert(rowOf(match)).onConflict('id').merge();
    } catch (error) {
      if (uniqueViolation(error) === 'match_running_pair') throw new DomainError('matchmaking.already-matched');
      throw error;
    }
    await saveProposals(tx, seals, match);
    await saveChanges(tx, seals, match);
    tx.record(...match.takeEvents());
  },
});

/** SQL of whether match `m` makes its two members unavailable to others; the same as `isKhitba` (R-13.20). */
const KHITBA = `m.status in ('active', 'paused') and m.stage in (${stages
  .filter(isKhitba)
  .map((stage) => `'${stage}'`)
  .join(', ')})`;

/** SQL of whether one of the two profiles is at serious consideration with somebody. */
export const IN_KHITBA = (one: string, other: string): string =>
  `exists (select from matchmaking.match m where ${KHITBA}
     and (m.man_profile_id in (${one}, ${other}) or m.woman_profile_id in (${one}, ${other})))`;

/** Profiles among these that are at serious consideration with somebody (R-13.20). Not locked. */
export const IN_KHITBA_AMONG = jsonQuery(
  'matchmaking.filter-in-khitba',
  jsonColumn(`select unnest(array[m.man_profile_id, m.woman_profile_id]) from matchmaking.match m
    where ${KHITBA} and (m.man_profile_id = any(:profileIds::integer[]) or m.woman_profile_id = any(:profileIds::integer[]))`),
  (ids: ProfileId[]) => new Set(ids),
);

export const IS_IN_KHITBA = jsonQuery(
  'matchmaking.is-in-khitba',
  `select exists (select from matchmaking.profile own
    join matchmaking.match m on m.man_profile_id = own.id or m.woman_profile_id = own.id
    where own.account_id = :accountId and ${KHITBA})`,
  (isIn: boolean) => isIn,
);

/** Outcomes are saved first, as only one proposal may be open at a time. */
async function saveProposals(tx: Tx, seals: Seals, { state, resolvedProposals }: MatchAggregate): Promise<void> {
  const proposals = [
    ...resolvedProposals.splice(0).map(({ proposal, outcome, at }) => ({ ...proposal, outcome, resolvedAt: at })),
    ...(state.proposal ? [{ ...state.proposal, outcome: null, resolvedAt: null }] : []),
  ];
  for (const { id, stage, by, at, words, agreedAt, outcome, resolvedAt } of proposals)
    await tx
      .db('matchmaking.stage_proposal')
      .insert({
        id,
        match_id: state.id,
        stage,
        proposed_by: by,
        proposed_at: at,
        ...(words !== undefined && { words: await seals.seal(tx, STAGE_WORDS, id, words) }),
        agreed_at: agreedAt,
        outcome,
        resolved_at: resolvedAt,
      })
      .onConflict('id')
      .merge();
}

async function saveChanges(tx: Tx, seals: Seals, { state, changes }: MatchAggregate): Promise<void> {
  for (const { what, by, reason, at } of changes.splice(0)) {
    const id = newId(at);
    await tx.db('matchmaking.match_change').insert({
      id,
      match_id: state.id,
      what,
      by_role: by?.role ?? null,
      account_id: by?.accountId ?? null,
      reason: await seals.seal(tx, REASON, id, reason),
      at,
    });
  }
}

import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { Match } from '../domain/match/match-state.ts';
import type { MatchRow, StageProposalRow } from './rows.ts';

export type WholeRow = MatchRow & { man_account_id: UserId; woman_account_id: UserId } & {
  [Column in keyof Proposed]: Proposed[Column] | null;
};
interface Proposed {
  proposal_id: StageProposalRow['id'];
  proposed_stage: StageProposalRow['stage'];
  proposed_by: StageProposalRow['proposed_by'];
  proposed_at: Date;
  agreed_at: Date | null;
}
export type MatchQuery = Knex.QueryBuilder<Record<string, unknown>, WholeRow[]>;

/** Match rows with the accounts of the two and the open proposal. */
export const matchRows = (db: Knex): MatchQuery =>
  db('matchmaking.match as m')
    .join('matchmaking.profile as man', 'man.id', 'm.man_profile_id')
    .join('matchmaking.profile as woman', 'woman.id', 'm.woman_profile_id')
    .leftJoin('matchmaking.stage_proposal as p', (on) => on.on('p.match_id', 'm.id').andOnNull('p.outcome'))
    .select('m.*', 'man.account_id as man_account_id', 'woman.account_id as woman_account_id')
    .select('p.id as proposal_id', 'p.stage as proposed_stage', 'p.proposed_by', 'p.proposed_at', 'p.agreed_at');

export const matchOfRow = (row: WholeRow): Match => ({
  id: row.id,
  status: row.status,
  pausedBy: row.paused_by,
  endedBy: row.ended_by,
  stage: row.stage,
  proposal: row.proposal_id && {
    id: row.proposal_id,
    stage: row.proposed_stage!,
    by: row.proposed_by!,
    at: row.proposed_at!,
    agreedAt: row.agreed_at,
  },
  readAlong: row.read_along_guardian_id && {
    guardianId: row.read_along_guardian_id,
    ward: row.read_along_ward,
    guardian: row.read_along_guardian,
  },
  guardianPausing: row.guardian_pausing,
  guardianEnd: row.guardian_end_final_at && {
    finalAt: row.guardian_end_final_at,
    objectedAt: row.guardian_end_objected_at,
    objectionHash: row.objection_hash,
  },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  man: { profileId: row.man_profile_id, accountId: row.man_account_id },
  woman: { profileId: row.woman_profile_id, accountId: row.woman_account_id },
});

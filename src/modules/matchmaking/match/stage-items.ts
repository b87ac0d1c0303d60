import type { Knex } from 'knex';
import { stageProposalId } from '#kernel/contracts/ids.ts';
import type { ProfileId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { StageItem } from '../index.ts';
import { STAGE_WORDS } from '../infra/matches-repository.ts';
import type { StageProposalRow } from '../infra/rows.ts';

/** By proposal id, with the words that her guardian reads. */
export async function stageItems(db: Knex, seals: Seals, proposalIds: string[]): Promise<Map<string, StageItem>> {
  type Row = Pick<StageProposalRow, 'id' | 'match_id' | 'stage' | 'proposed_by' | 'words'> & {
    man_profile_id: ProfileId;
    woman_profile_id: ProfileId;
  };
  const sealed: Row[] = await db('matchmaking.stage_proposal as p')
    .join('matchmaking.match as m', 'm.id', 'p.match_id')
    .whereIn(
      'p.id',
      proposalIds.map((id) => stageProposalId.parse(id)),
    )
    .select('p.id', 'p.match_id', 'p.stage', 'p.proposed_by', 'p.words', 'm.man_profile_id', 'm.woman_profile_id');
  const rows = await seals.openRows(STAGE_WORDS, sealed);
  return new Map(
    rows.map((row) => {
      const [from, to] =
        row.proposed_by === 'man'
          ? [row.man_profile_id, row.woman_profile_id]
          : [row.woman_profile_id, row.man_profile_id];
      return [row.id, { from, to, content: row.words, stage: row.stage, matchId: row.match_id }];
    }),
  );
}

import type { Knex } from 'knex';
import type { GuardianId } from '#kernel/values/ids.ts';
import type { Paging } from '#kernel/contracts/paging.ts';
import type { ApprovalRow } from '../infra/rows.ts';

type WaitingRow = ApprovalRow & { total: number };

/** Items that are waiting for these guardians, oldest first. */
export async function waitingFor(
  db: Knex,
  guardianIds: GuardianId[],
  { limit, cursor = 0 }: Paging = {},
): Promise<WaitingRow[]> {
  const rows = db('guardianship.approval')
    .whereIn('guardian_id', guardianIds)
    .where({ status: 'pending', blocked_by: [] })
    .select('*', db.raw('count(*) over ()::integer as total'))
    .orderBy(['created_at', 'id'])
    .offset(cursor);
  return limit === undefined ? rows : rows.limit(limit);
}

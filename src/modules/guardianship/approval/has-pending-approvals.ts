import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { ApprovalRow } from '../infra/rows.ts';

/** Returns whether an item is waiting for this account's decision, with the same condition as the count. */
export async function hasPendingApprovals(db: Knex, accountId: UserId): Promise<boolean> {
  const row: Pick<ApprovalRow, 'id'> | undefined = await db('guardianship.approval as a')
    .join('guardianship.guardian as g', 'g.id', 'a.guardian_id')
    .where({ 'g.account_id': accountId, 'g.acting': true, 'g.ward_present': true, 'a.status': 'pending' })
    .whereRaw("a.blocked_by = '{}'")
    .first('a.id');
  return row !== undefined;
}

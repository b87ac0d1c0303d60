import type { Knex } from 'knex';
import type { ProfileId, UserId } from '#kernel/values/ids.ts';
import type { GuardianOfWard } from '../index.ts';
import type { ApprovalRow, DecisionRow } from '../infra/rows.ts';

const RECENT_LIMIT = 50;

export async function profileOfWard(db: Knex, wardId: UserId): Promise<ProfileId | undefined> {
  return (await db('guardianship.ward').where({ account_id: wardId }).first('profile_id'))?.profile_id;
}

export async function guardianOfWard(db: Knex, wardId: UserId, id: string): Promise<GuardianOfWard | null> {
  const row = await db('guardianship.guardian').where({ ward_id: wardId }).whereRaw('id::text = ?', [id]).first();
  if (!row) return null;
  type Decided = Pick<ApprovalRow, 'type'> & Pick<DecisionRow, 'action' | 'reason' | 'decided_at'>;
  const decisions: Decided[] = await db('guardianship.decision as d')
    .join('guardianship.approval as a', 'a.id', 'd.approval_id')
    .where({ 'd.guardian_id': row.id })
    .orderBy('d.decided_at', 'desc')
    .limit(RECENT_LIMIT)
    .select('a.type', 'd.action', 'd.reason', 'd.decided_at');
  const waiting = await db('guardianship.approval')
    .where({ guardian_id: row.id, status: 'pending' })
    .orderBy('created_at')
    .select('type', 'created_at');
  return {
    accountId: row.account_id,
    name: row.name,
    relation: row.relation,
    state: row.state,
    namedAt: row.named_at,
    verifiedAt: row.verified_at,
    decisions: decisions.map((one) => ({
      type: one.type,
      action: one.action,
      reason: one.reason,
      decidedAt: one.decided_at,
    })),
    waiting: waiting.map((one) => ({ type: one.type, since: one.created_at })),
  };
}

import type { Knex } from 'knex';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import type { UserId } from '#kernel/ids.ts';
import { descriptionOf } from '../emails/waiting-items.ts';
import type { ReviewMaterial } from '../index.ts';
import { reviewedItems } from './reviewed-items.ts';

interface Decision {
  id: string;
  type: ApprovalType;
  action: DecisionAction;
  reason: string | null;
  decidedAt: string;
  guardianName: string;
  description: string;
}

/** The append-only record of decisions: a guardian's own, or for a ward what her guardians decided; newest first. */
export async function decisions(
  db: Knex,
  material: ReviewMaterial,
  whose: { guardian: UserId } | { ward: UserId },
): Promise<Decision[]> {
  const rows = await db('guardianship.decision as d')
    .join('guardianship.approval as a', 'a.id', 'd.approval_id')
    .join('guardianship.guardian as g', 'g.id', 'd.guardian_id')
    .where('guardian' in whose ? { 'g.account_id': whose.guardian } : { 'a.ward_id': whose.ward })
    .orderBy('d.decided_at', 'desc')
    .limit(200)
    .select('d.id', 'a.type', 'a.subject_id', 'd.action', 'd.reason', 'd.decided_at', 'g.name');
  const itemOf = await reviewedItems(db, material, rows);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    action: row.action,
    reason: row.reason,
    decidedAt: row.decided_at.toISOString(),
    guardianName: row.name,
    description: descriptionOf(row.type, itemOf(row)),
  }));
}

import type { Knex } from 'knex';
import type { z } from 'zod';
import type { UserId } from '#kernel/ids.ts';
import type { listDecisions } from '../contracts/approvals.ts';
import type { ReviewMaterial } from '../index.ts';
import type { ApprovalRow, DecisionRow, GuardianRow } from '../infra/tables.ts';
import { descriptionOf } from './item-description.ts';
import { reviewedItems } from './reviewed-items.ts';

/** So many decisions a list shows at once. */
const AT_ONCE = 200;

/** The append-only record of decisions, newest first: a guardian's own, or for a ward what her guardians decided. */
export class ListDecisions {
  private readonly ports: { db: Knex; material: ReviewMaterial };
  constructor(ports: { db: Knex; material: ReviewMaterial }) {
    this.ports = ports;
  }

  async execute(whose: { guardian: UserId } | { ward: UserId }): Promise<z.infer<typeof listDecisions.answer>> {
    const { db, material } = this.ports;
    type Row = Pick<DecisionRow, 'id' | 'action' | 'reason' | 'decided_at'> &
      Pick<ApprovalRow, 'type' | 'subject_id'> &
      Pick<GuardianRow, 'name'>;
    const rows: Row[] = await db('guardianship.decision as d')
      .join('guardianship.approval as a', 'a.id', 'd.approval_id')
      .join('guardianship.guardian as g', 'g.id', 'd.guardian_id')
      .where('guardian' in whose ? { 'g.account_id': whose.guardian } : { 'a.ward_id': whose.ward })
      .orderBy('d.decided_at', 'desc')
      .limit(AT_ONCE)
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
}

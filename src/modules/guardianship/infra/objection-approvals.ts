import { Model } from 'objection';
import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { newId, type ApprovalId, type GuardianId, type UserId } from '#kernel/ids.ts';
import { Approval, type ApprovalState } from '../domain/approval.ts';
import type { Approvals } from '../domain/approvals.ts';
import type { Obstacle } from '../domain/who-decides.ts';

class ApprovalRecord extends Model {
  static override tableName = 'guardianship.approval';
  declare id: ApprovalId;
  declare type: ApprovalType;
  declare subject_id: string;
  declare ward_id: UserId;
  declare other_id: UserId | null;
  declare guardian_id: GuardianId;
  declare held: Obstacle[];
  declare status: ApprovalState['status'];
  declare created_at: Date;
  declare closed_at: Date | null;
  declare mailed_at: Date | null;
}

class DecisionRecord extends Model {
  static override tableName = 'guardianship.decision';
  declare id: string;
  declare approval_id: ApprovalId;
  declare guardian_id: GuardianId;
  declare action: DecisionAction;
  declare reason: string | null;
  declare decided_at: Date;
}

const approvalOf = (row: ApprovalRecord): Approval =>
  Approval.from({
    id: row.id,
    type: row.type,
    subjectId: row.subject_id,
    wardId: row.ward_id,
    otherId: row.other_id,
    guardianId: row.guardian_id,
    held: row.held,
    status: row.status,
    createdAt: row.created_at,
    closedAt: row.closed_at,
    mailedAt: row.mailed_at,
  });

const rowOf = (state: ApprovalState) => ({
  id: state.id,
  type: state.type,
  subject_id: state.subjectId,
  ward_id: state.wardId,
  other_id: state.otherId,
  guardian_id: state.guardianId,
  held: state.held,
  status: state.status,
  created_at: state.createdAt,
  closed_at: state.closedAt,
  mailed_at: state.mailedAt,
});

const locked = async (tx: Tx, where: object): Promise<Approval | null> => {
  const row = await ApprovalRecord.query(tx.db).findOne(where).forNoKeyUpdate();
  return row ? approvalOf(row) : null;
};

/** The approvals in PostgreSQL. */
export const approvals: Approvals = {
  find: (tx, id) => locked(tx, { id }),
  ofSubject: (tx, type, subjectId) => locked(tx, { type, subject_id: subjectId }),

  async pairOf(tx, id) {
    const row = await tx.db('guardianship.approval').where({ id }).first('ward_id', 'other_id');
    return row ? { wardId: row.ward_id, otherId: row.other_id } : null;
  },

  async pendingConcerning(tx, accountId) {
    const rows = await tx
      .db('guardianship.approval')
      .where({ status: 'pending' })
      .where((q) => q.where({ ward_id: accountId }).orWhere({ other_id: accountId }))
      .orderBy('id')
      .select('id', 'ward_id', 'other_id');
    return rows.map((row) => ({ id: row.id, wardId: row.ward_id, otherId: row.other_id }));
  },

  async notMailed(tx, guardianIds, limit) {
    const rows = await ApprovalRecord.query(tx.db)
      .whereIn('guardian_id', guardianIds)
      .where({ status: 'pending', held: [], mailed_at: null })
      .orderBy(['created_at', 'id'])
      .limit(limit)
      .forNoKeyUpdate();
    return rows.map(approvalOf);
  },

  guardiansNotMailed: (tx) =>
    tx
      .db('guardianship.approval as a')
      .join('guardianship.guardian as g', 'g.id', 'a.guardian_id')
      .where({ 'a.status': 'pending', 'a.held': [], 'a.mailed_at': null, 'g.acting': true })
      .distinct()
      .pluck<GuardianId[]>('a.guardian_id'),

  async lastMailedAt(tx, guardianIds) {
    const last = await tx.db('guardianship.approval').whereIn('guardian_id', guardianIds).max({ at: 'mailed_at' });
    return last[0]?.at ?? null;
  },

  async save(tx, approval) {
    const { state, decision } = approval;
    await ApprovalRecord.query(tx.db).insert(rowOf(state)).onConflict('id').merge();
    if (decision) {
      const { action, reason, at } = decision;
      const record = {
        id: newId(at),
        approval_id: state.id,
        guardian_id: state.guardianId,
        action,
        reason,
        decided_at: at,
      };
      await DecisionRecord.query(tx.db).insert(record);
    }
    tx.record(...approval.takeFacts());
  },
};

import { Model } from 'objection';
import type { ApprovalType, Concern, DecisionAction } from '../contracts/approvals.ts';
import type { Tx } from '#kernel/tx.ts';
import { newId, type ApprovalId, type GuardianId, type UserId } from '#kernel/values/ids.ts';
import { after } from '#kernel/clock.ts';
import { Approval, REMIND_AFTER, NOTIFY_WARD_AFTER, type ApprovalState } from '../domain/approval.ts';
import type { Approvals } from '../domain/approvals.ts';
import type { Blocker } from '../domain/decision-authority.ts';
import { samePersonSql } from './same-person.ts';

class ApprovalRecord extends Model {
  static override tableName = 'guardianship.approval';
  declare id: ApprovalId;
  declare type: ApprovalType;
  declare subject_id: string;
  declare ward_id: UserId;
  declare other_id: UserId | null;
  declare guardian_id: GuardianId;
  declare blocked_by: Blocker[];
  declare status: ApprovalState['status'];
  declare created_at: Date;
  declare closed_at: Date | null;
  declare pending_since: Date;
  declare mailed_at: Date | null;
  declare links_revoked: boolean;
  declare reminded_at: Date | null;
  declare ward_notified_at: Date | null;
}

class DecisionRecord extends Model {
  static override tableName = 'guardianship.decision';
  declare id: string;
  declare approval_id: ApprovalId;
  declare guardian_id: GuardianId;
  declare action: DecisionAction;
  declare reason: string | null;
  declare concern: Concern | null;
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
    blockedBy: row.blocked_by,
    status: row.status,
    createdAt: row.created_at,
    closedAt: row.closed_at,
    pendingSince: row.pending_since,
    mailedAt: row.mailed_at,
    linksRevoked: row.links_revoked,
    remindedAt: row.reminded_at,
    wardNotifiedAt: row.ward_notified_at,
  });

const rowOf = (state: ApprovalState) => ({
  id: state.id,
  type: state.type,
  subject_id: state.subjectId,
  ward_id: state.wardId,
  other_id: state.otherId,
  guardian_id: state.guardianId,
  blocked_by: state.blockedBy,
  status: state.status,
  created_at: state.createdAt,
  closed_at: state.closedAt,
  pending_since: state.pendingSince,
  mailed_at: state.mailedAt,
  links_revoked: state.linksRevoked,
  reminded_at: state.remindedAt,
  ward_notified_at: state.wardNotifiedAt,
});

const locked = async (tx: Tx, where: object): Promise<Approval | null> => {
  const row = await ApprovalRecord.query(tx.db).findOne(where).forNoKeyUpdate();
  return row ? approvalOf(row) : null;
};

/** Pending items that were not emailed yet, have no valid link, or are due for a reminder. */
const TO_MAIL = `status = 'pending' and blocked_by = '{}'
  and (mailed_at is null or links_revoked or reminded_at is null and pending_since <= :remindedBefore)`;
const remindedBefore = (at: Date) => ({ remindedBefore: after(at, -REMIND_AFTER) });

const WARD_NOT_NOTIFIED = { status: 'pending' as const, blocked_by: [], ward_notified_at: null };

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

  async toMail(tx, guardianIds, at, limit) {
    const rows = await ApprovalRecord.query(tx.db)
      .whereIn('guardian_id', guardianIds)
      .whereRaw(TO_MAIL, remindedBefore(at))
      .orderBy(['created_at', 'id'])
      .limit(limit)
      .forNoKeyUpdate();
    return rows.map(approvalOf);
  },

  async revokeMailedLinks(tx, guardianId) {
    const mailed = tx.db('guardianship.approval').where({ guardian_id: guardianId, status: 'pending' });
    await mailed.whereNotNull('mailed_at').update({ links_revoked: true });
  },

  async guardiansToMail(tx, at, until) {
    const { rows } = await tx.db.raw<{ rows: { guardian_id: GuardianId }[] }>(
      `select guardian_id from (
         select distinct on (coalesce(g.account_id::text, g.mailbox)) a.guardian_id
         from guardianship.approval a join guardianship.guardian g on g.id = a.guardian_id and g.acting
         where ${TO_MAIL}) waiting
       where not exists (
         select from guardianship.approval notified
         where notified.mailed_at > :until and notified.guardian_id in (${samePersonSql('waiting.guardian_id')}))`,
      { ...remindedBefore(at), until },
    );
    return rows.map((row) => row.guardian_id);
  },

  async lastMailedAt(tx, guardianId) {
    const { rows } = await tx.db.raw<{ rows: { at: Date | null }[] }>(
      `select max(mailed_at) as at from guardianship.approval where guardian_id in (${samePersonSql('?')})`,
      [guardianId, guardianId],
    );
    return rows[0]?.at ?? null;
  },

  async findWardsToNotify(tx, at) {
    const weekAgo = after(at, -NOTIFY_WARD_AFTER);
    const recentlyNotified = tx.db('guardianship.approval').where('ward_notified_at', '>', weekAgo).select('ward_id');
    const rows = await tx
      .db('guardianship.approval')
      .where(WARD_NOT_NOTIFIED)
      .where('pending_since', '<=', weekAgo)
      .whereNotIn('ward_id', recentlyNotified)
      .distinct('ward_id');
    return rows.map((row) => row.ward_id);
  },

  async findUnnotifiedOverdue(tx, wardId, at) {
    const rows = await ApprovalRecord.query(tx.db)
      .where({ ...WARD_NOT_NOTIFIED, ward_id: wardId })
      .where('pending_since', '<=', after(at, -NOTIFY_WARD_AFTER))
      .orderBy(['created_at', 'id'])
      .forNoKeyUpdate();
    return rows.map(approvalOf);
  },

  async save(tx, approval) {
    const { state, decision } = approval;
    await ApprovalRecord.query(tx.db).insert(rowOf(state)).onConflict('id').merge();
    if (decision) {
      const { action, reason, concern, at } = decision;
      const record = {
        id: newId(at),
        approval_id: state.id,
        guardian_id: state.guardianId,
        action,
        reason,
        concern,
        decided_at: at,
      };
      await DecisionRecord.query(tx.db).insert(record);
    }
    tx.record(...approval.takeEvents());
  },
};

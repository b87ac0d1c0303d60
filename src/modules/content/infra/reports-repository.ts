import { Model } from 'objection';
import type { UserId } from '#kernel/values/ids.ts';
import type { SealedText } from '#kernel/sealing/sealed-text.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { Report, type Reports, type ReportState } from '../domain/report.ts';

class ReportRecord extends Model {
  static override tableName = 'content.report';
  declare id: string;
  declare reporter_id: UserId | null;
  declare subject_type: ReportState['subjectType'];
  declare subject_id: string;
  declare reported_id: UserId | null;
  declare recipient_id: UserId | null;
  declare reason: ReportState['reason'];
  declare details: SealedText | null;
  declare evidence: SealedText;
  declare created_at: Date;
  declare first_read_at: Date | null;
  declare resolved_at: Date | null;
  declare outcome: ReportState['outcome'];
}

const DETAILS = 'content.report.details';
const EVIDENCE = 'content.report.evidence';

export const reports = (seals: Seals): Reports => ({
  async find(tx, id) {
    const row = await ReportRecord.query(tx.db).findById(id).forNoKeyUpdate();
    if (!row) return null;
    return Report.from({
      id: row.id,
      reporterId: row.reporter_id,
      subjectType: row.subject_type,
      subjectId: row.subject_id,
      reportedId: row.reported_id,
      recipientId: row.recipient_id,
      reason: row.reason,
      details: await seals.open(DETAILS, row.id, row.details),
      evidence: JSON.parse(await seals.open(EVIDENCE, row.id, row.evidence)) as Record<string, unknown>,
      createdAt: row.created_at,
      firstReadAt: row.first_read_at,
      resolvedAt: row.resolved_at,
      outcome: row.outcome,
    });
  },

  async save(tx, report) {
    const { state } = report;
    const row = {
      id: state.id,
      reporter_id: state.reporterId,
      subject_type: state.subjectType,
      subject_id: state.subjectId,
      reported_id: state.reportedId,
      recipient_id: state.recipientId,
      reason: state.reason,
      details: await seals.seal(tx, DETAILS, state.id, state.details),
      evidence: await seals.seal(tx, EVIDENCE, state.id, JSON.stringify(state.evidence)),
      created_at: state.createdAt,
      first_read_at: state.firstReadAt,
      resolved_at: state.resolvedAt,
      outcome: state.outcome,
    };
    await ReportRecord.query(tx.db).insert(row).onConflict('id').merge();
    tx.record(...report.takeEvents());
  },

  async removeResolved(tx, before) {
    await tx.db('content.report').where('resolved_at', '<', before).delete();
  },
});

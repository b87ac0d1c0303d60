import type { QueuePorts } from '#kernel/desk/case-queue.ts';
import type { Conditions, ListReading } from '#kernel/admin/admin-list.ts';
import { WITHHELD, type CaseWords } from '#kernel/desk/case-words.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { reports } from '../../contracts/admin-reports.schema.ts';
import { firstReasons } from '../../contracts/reports.ts';
import { reportRecordOf } from '../../domain/report.ts';
import type { ReportRow } from '../../infra/rows.ts';

const URGENT = `reason in (${firstReasons.map((reason) => `'${reason}'`).join(', ')})`;

/** Reports without their texts, the urgent ones first, then the oldest; for admins (R-13.9). */
export class ListReports extends CaseList<typeof reports.list, ReportRow, QueuePorts & { caseWords: CaseWords }> {
  protected readonly queue = 'reports';
  protected override readonly first = URGENT;
  protected override readonly conditions: Conditions<typeof reports.list> = {
    isResolved: (rows, isResolved) => void rows.whereRaw('(resolved_at is not null) = ?', [isResolved]),
  };

  protected rows({ db }: ListReading) {
    return db('content.report');
  }

  protected async records(rows: ReportRow[], { db, reader }: ListReading) {
    const ids = rows.map(({ id }) => id);
    const words = await this.ports.caseWords.statesOf(db, 'reports', reader, ids);
    return rows.map((row) => ({
      ...(words.get(row.id) ?? WITHHELD),
      ...reportRecordOf({
        id: row.id,
        reporterId: row.reporter_id,
        subjectType: row.subject_type,
        subjectId: row.subject_id,
        reportedId: row.reported_id,
        reason: row.reason,
        createdAt: row.created_at,
        firstReadAt: row.first_read_at,
        resolvedAt: row.resolved_at,
        outcome: row.outcome,
      }),
    }));
  }
}

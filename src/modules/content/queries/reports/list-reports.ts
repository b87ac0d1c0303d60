import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { ReportRecord, reports } from '../../contracts/admin-reports.schema.ts';
import { reportRecordOf } from '../../domain/report.ts';
import type { ReportRow } from '../../infra/rows.ts';

const columns = {
  id: 'id',
  createdAt: 'created_at',
  resolvedAt: 'resolved_at',
  subjectType: 'subject_type',
  reason: 'reason',
};
type Filter = NonNullable<z.output<typeof reports.list.query>['filter']>;

/** Reports without their texts, the oldest first; for admins. */
export class ListReports extends UseCase<{ db: Knex; conflictOfInterest: ConflictOfInterest }> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>, reader: Actor): Promise<ListPage<ReportRecord>> {
    const { id, subjectType, reason, isResolved, reportedId } = wanted.filter ?? {};
    const { db, conflictOfInterest } = this.ports;
    const all = db('content.report');
    await conflictOfInterest.exclude(db, all, 'reports', reader);
    if (id) all.whereIn('id', id);
    if (subjectType) all.where({ subject_type: subjectType });
    if (reason) all.where({ reason });
    if (reportedId) all.where({ reported_id: reportedId });
    if (isResolved !== undefined) all.whereRaw(`(resolved_at is not null) = ?`, [isResolved]);
    const { rows, total } = await pageOf<ReportRow, keyof typeof columns>(all, wanted, {
      columns,
      key: 'id',
      plain: 500,
    });
    const records = rows.map((row) =>
      reportRecordOf({
        id: row.id,
        reporterId: row.reporter_id,
        subjectType: row.subject_type,
        subjectId: row.subject_id,
        reportedId: row.reported_id,
        reason: row.reason,
        createdAt: row.created_at,
        resolvedAt: row.resolved_at,
        outcome: row.outcome,
      }),
    );
    return { records, total };
  }
}

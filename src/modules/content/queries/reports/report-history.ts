import { timelineEvent, type TimelineEvent } from '#kernel/admin/timeline-event.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

/** Timeline events of reports by and about an account; without texts, and without cases that concern the reader. */
export class ReportHistory extends UseCase<Pick<UseCasePorts, 'db' | 'conflictOfInterest'>> {
  async execute(accountId: UserId, reader: UserId): Promise<TimelineEvent[]> {
    const { db, conflictOfInterest } = this.ports;
    const reports = db('content.report').where((either) => {
      either.where({ reporter_id: accountId }).orWhere({ reported_id: accountId });
    });
    await conflictOfInterest.exclude(db, reports, 'reports', { userId: reader });
    return (await reports).flatMap((row) => {
      const kind = row.reporter_id === accountId ? 'report-made' : 'reported';
      const detail = { reportId: row.id, subjectType: row.subject_type, reason: row.reason };
      return [
        ...timelineEvent(row.created_at, kind, detail),
        ...timelineEvent(row.resolved_at, `${kind}-resolved`, { ...detail, outcome: row.outcome }),
      ];
    });
  }
}

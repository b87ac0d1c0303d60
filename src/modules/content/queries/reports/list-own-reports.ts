import type { Knex } from 'knex';
import { opaqueId } from '#kernel/contracts/fields.ts';
import type { KeysetPaging } from '#kernel/contracts/paging.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { latestFirst } from '#kernel/persistence/latest-first.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { OwnReport } from '../../contracts/reports.schema.ts';
import type { ReportRow } from '../../infra/rows.ts';

const COLUMNS = ['id', 'subject_type', 'reason', 'created_at', 'resolved_at', 'outcome'] as const;
type TicketRow = Pick<ReportRow, (typeof COLUMNS)[number]>;

/** An account's reports with their outcomes, the newest first; for its holder only. */
export class ListOwnReports extends UseCase<{ db: Knex }> {
  async execute(reporterId: UserId, wanted: KeysetPaging): Promise<PagedList<OwnReport>> {
    const own = this.ports.db('content.report').where({ reporter_id: reporterId }).select(COLUMNS);
    const page = await latestFirst<TicketRow, 'id'>(own, wanted, { key: 'id', id: opaqueId });
    const appeals = this.ports
      .db('content.question')
      .where({ account_id: reporterId, about_queue: 'reports' })
      .whereIn(
        'about_case',
        page.rows.map(({ id }) => id),
      );
    const isAppealed = new Set(await appeals.pluck('about_case'));
    const items = page.rows.map((row) => ({
      id: row.id,
      subjectType: row.subject_type,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      resolvedAt: row.resolved_at?.toISOString() ?? null,
      outcome: row.outcome,
      isAppealed: isAppealed.has(row.id),
    }));
    return { ...page, items };
  }
}

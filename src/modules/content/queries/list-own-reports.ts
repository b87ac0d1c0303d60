import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { OwnReport } from '../contracts/reports.ts';

/** What an account has reported, and what came of it; the newest first. For its holder alone. */
export class ListOwnReports {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(reporterId: UserId): Promise<OwnReport[]> {
    const rows = await this.db('content.report')
      .where({ reporter_id: reporterId })
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select('id', 'subject_type', 'reason', 'created_at', 'resolved_at', 'outcome');
    const appeals = this.db('content.question').where({ account_id: reporterId, about_queue: 'reports' });
    const askedAgain = new Set(await appeals.pluck('about_case'));
    return rows.map((row) => ({
      id: row.id,
      subjectType: row.subject_type,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      resolvedAt: row.resolved_at?.toISOString() ?? null,
      outcome: row.outcome,
      askedAgain: askedAgain.has(row.id),
    }));
  }
}

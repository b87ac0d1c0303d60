import type { Knex } from 'knex';
import { happened, type Happening } from '#kernel/happening.ts';
import type { UserId } from '#kernel/ids.ts';

/** What somebody reported, and what was reported of him or her, in no order; without what was said. Nobody
 * reads who told the staff of himself. */
export class ReportHistory {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(accountId: UserId, reader: UserId): Promise<Happening[]> {
    const rows = await this.db('content.report').where((either) => {
      either.where({ reporter_id: accountId });
      if (reader !== accountId) either.orWhere({ reported_id: accountId });
    });
    return rows.flatMap((row) => {
      const kind = row.reporter_id === accountId ? 'report-made' : 'reported';
      const detail = { reportId: row.id, subjectType: row.subject_type, reason: row.reason };
      return [
        ...happened(row.created_at, kind, detail),
        ...happened(row.resolved_at, `${kind}-resolved`, { ...detail, outcome: row.outcome }),
      ];
    });
  }
}

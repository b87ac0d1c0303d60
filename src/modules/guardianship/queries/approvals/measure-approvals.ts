import type { Knex } from 'knex';
import { UseCase } from '#kernel/use-case.ts';

/** Truncated before it is worded, which is slow for each row. */
const MONTH = `date_trunc('month', d.decided_at at time zone 'UTC')`;

/** Median hours that items had been waiting when guardians decided them, by month of UTC ('2026-11'). */
export class MeasureApprovals extends UseCase<{ db: Knex }> {
  async execute(since: Date): Promise<Map<string, number>> {
    const { rows } = await this.ports.db.raw<{ rows: { month: string; hours: number }[] }>(
      `select to_char(${MONTH}, 'YYYY-MM') as month,
              (percentile_cont(0.5) within group (order by extract(epoch from d.decided_at - a.pending_since)) / 3600)::float8 as hours
       from guardianship.decision d join guardianship.approval a on a.id = d.approval_id
       where d.decided_at >= ? group by ${MONTH}`,
      [since],
    );
    return new Map(rows.map(({ month, hours }) => [month, hours]));
  }
}

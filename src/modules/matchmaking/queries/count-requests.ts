import type { Knex } from 'knex';
import { UseCase } from '#kernel/use-case.ts';

/** Truncated before it is worded, which is slow for each row. */
const MONTH = `date_trunc('month', created_at at time zone 'UTC')`;

/** Counts sent interest requests by month (UTC, '2026-11') since a date. */
export class CountRequests extends UseCase<{ db: Knex }> {
  async execute(since: Date): Promise<Map<string, number>> {
    const { rows } = await this.ports.db.raw<{ rows: { month: string; n: number }[] }>(
      `select to_char(${MONTH}, 'YYYY-MM') as month, count(*)::integer as n
       from matchmaking.interest_request where created_at >= ? group by ${MONTH}`,
      [since],
    );
    return new Map(rows.map(({ month, n }) => [month, n]));
  }
}

import type { Knex } from 'knex';
import { UseCase } from '#kernel/use-case.ts';

/** Counts sent interest requests by month (UTC, '2026-11') since a date. */
export class CountRequests extends UseCase<{ db: Knex }> {
  async execute(since: Date): Promise<Map<string, number>> {
    const { rows } = await this.ports.db.raw<{ rows: { month: string; n: number }[] }>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::integer as n
       from matchmaking.interest_request where created_at >= ? group by 1`,
      [since],
    );
    return new Map(rows.map(({ month, n }) => [month, n]));
  }
}

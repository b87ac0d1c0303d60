import type { Knex } from 'knex';

/** Counts sent interest requests by month (UTC, '2026-11') since a date. */
export class CountRequests {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(since: Date): Promise<Map<string, number>> {
    const { rows } = await this.db.raw<{ rows: { month: string; n: number }[] }>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::integer as n
       from matchmaking.interest_request where created_at >= ? group by 1`,
      [since],
    );
    return new Map(rows.map(({ month, n }) => [month, n]));
  }
}

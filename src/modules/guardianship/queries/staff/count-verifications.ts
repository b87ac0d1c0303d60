import type { Knex } from 'knex';
import { UseCase } from '#kernel/use-case.ts';

/** Truncated before it is worded, which is slow for each row. */
const MONTH = `date_trunc('month', verified_at at time zone 'UTC')`;

/** Counts the guardians who proved their address, by month of UTC ('2026-11'). */
export class CountVerifications extends UseCase<{ db: Knex }> {
  async execute(since: Date): Promise<Map<string, number>> {
    const { rows } = await this.ports.db.raw<{ rows: { month: string; n: number }[] }>(
      `select to_char(${MONTH}, 'YYYY-MM') as month, count(*)::integer as n
       from guardianship.guardian where verified_at >= ? group by ${MONTH}`,
      [since],
    );
    return new Map(rows.map(({ month, n }) => [month, n]));
  }
}

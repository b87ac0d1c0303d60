import type { Knex } from 'knex';
import { UseCase } from '#kernel/use-case.ts';

/** Counts today's members by the month of their sign-up (UTC, '2026-11') since a date. */
export class CountSignUps extends UseCase<{ db: Knex }> {
  async execute(since: Date): Promise<Map<string, number>> {
    const { rows } = await this.ports.db.raw<{ rows: { month: string; n: number }[] }>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::integer as n
       from identity.account where role = 'member' and created_at >= ? group by 1`,
      [since],
    );
    return new Map(rows.map(({ month, n }) => [month, n]));
  }
}

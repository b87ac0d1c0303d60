import type { Knex } from 'knex';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';

/** Truncated before it is worded, which is slow for each row. */
const MONTH = `date_trunc('month', paid_at at time zone 'UTC')`;

/** Payments less what was returned: in total, and by the month of the payment. */
export class SumRevenue extends UseCase<{ db: Knex }> {
  async execute(since: Date): Promise<{ total: Pence; months: Map<string, Pence> }> {
    const { rows } = await this.ports.db.raw<{ rows: { month: string; is_since: boolean; pence: string }[] }>(
      `select to_char(${MONTH}, 'YYYY-MM') as month, paid_at >= ? as is_since,
              sum(amount_pence - refunded_pence) as pence
       from billing.payment group by ${MONTH}, is_since`,
      [since],
    );
    const sums = rows.map((row) => ({ ...row, pence: Number(row.pence) }));
    return {
      total: penceOf(sums.reduce((sum, { pence }) => sum + pence, 0)),
      months: new Map(sums.filter((row) => row.is_since).map(({ month, pence }) => [month, penceOf(pence)])),
    };
  }
}

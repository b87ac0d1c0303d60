import type { Knex } from 'knex';
import type { z } from 'zod';
import type { UserId } from '#kernel/ids.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import { penceOf, poundsOf } from '#kernel/money.ts';
import type { invoice } from '../contracts/checkout.ts';
import type { PaymentRow, PlanRow } from '../infra/tables.ts';

/** What an account has paid, newest first. */
export class ListInvoices {
  private readonly db: Knex;
  constructor({ db }: { db: Knex }) {
    this.db = db;
  }

  async execute(accountId: UserId): Promise<z.infer<typeof invoice>[]> {
    const rows: (PaymentRow & Pick<PlanRow, 'name' | 'currency'> & { waits: boolean })[] = await this.db(
      'billing.payment as i',
    )
      .join('billing.plan as p', 'p.id', 'i.plan_id')
      .leftJoin('billing.subscription as s', 's.id', 'i.subscription')
      .where('i.account_id', accountId)
      .orderBy([{ column: 'i.paid_at', order: 'desc' }, 'i.id'])
      .select('i.*', 'p.name', 'p.currency', this.db.raw('i.is_first and s.waits_for_guardian as waits'));
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      plan: row.name,
      paidAt: row.paid_at.toISOString(),
      periodStart: row.waits ? null : row.period_start.toISOString(),
      periodEnd: row.waits ? null : (row.period_end?.toISOString() ?? null),
      subtotal: poundsOf(row.subtotal_pence),
      amountOff: poundsOf(penceOf(row.subtotal_pence - row.amount_pence)),
      amountPaid: poundsOf(row.amount_pence),
      amountRefunded: poundsOf(row.refunded_pence),
      currency: row.currency,
      seller: answerText('seller'),
    }));
  }
}

import type { Knex } from 'knex';
import type { z } from 'zod';
import type { UserId } from '#kernel/values/ids.ts';
import type { Operator } from '#kernel/operator.ts';
import { penceOf, poundsOf } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { invoice } from '../contracts/checkout.schema.ts';
import type { PaymentRow, PlanRow } from '../infra/rows.ts';

/** An account's payments, newest first. */
export class ListInvoices extends UseCase<{ db: Knex; operator: Operator }> {
  async execute(accountId: UserId): Promise<z.infer<typeof invoice>[]> {
    const { db, operator } = this.ports;
    const rows: (PaymentRow & Pick<PlanRow, 'name' | 'currency'> & { waited: boolean; ended_at: Date | null })[] =
      await db('billing.payment as i')
        .join('billing.plan as p', 'p.id', 'i.plan_id')
        .leftJoin('billing.subscription as s', 's.id', 'i.subscription')
        .where('i.account_id', accountId)
        .orderBy([{ column: 'i.paid_at', order: 'desc' }, 'i.id'])
        .select('i.*', 'p.name', 'p.currency', 's.ended_at', db.raw('i.is_first and s.awaiting_guardian as waited'));
    return rows.map((row) => ({
      id: row.id,
      number: row.number,
      plan: row.name,
      paidAt: row.paid_at.toISOString(),
      ...periodOf(row),
      subtotal: poundsOf(row.subtotal_pence),
      amountOff: poundsOf(penceOf(row.subtotal_pence - row.amount_pence)),
      amountPaid: poundsOf(row.amount_pence),
      amountRefunded: poundsOf(row.refunded_pence),
      currency: row.currency,
      seller: [operator.name, ...operator.address].join(', '),
    }));
  }
}

type Paid = Pick<PaymentRow, 'paid_at' | 'period_start' | 'period_end'> & { waited: boolean; ended_at: Date | null };

/**
 * The period of an invoice. Null while its plan waits for a guardian; if the plan ended meanwhile, from payment to end.
 */
function periodOf({ paid_at, period_start, period_end, waited, ended_at }: Paid) {
  const [from, to] = !waited ? [period_start, period_end] : ended_at ? [paid_at, ended_at] : [null, null];
  return { periodStart: from?.toISOString() ?? null, periodEnd: to?.toISOString() ?? null };
}

import type { Knex } from 'knex';
import type { Payment, Payments } from '../domain/payment.ts';
import type { PaymentRow } from './rows.ts';

const paymentOfRow = (row: PaymentRow): Payment => ({
  id: row.id,
  accountId: row.account_id,
  subscription: row.subscription,
  planId: row.plan_id,
  invoiceId: row.invoice_id,
  paymentIntentId: row.payment_intent_id,
  number: row.number,
  subtotal: row.subtotal_pence,
  amount: row.amount_pence,
  refunded: row.refunded_pence,
  isFirst: row.is_first,
  wasReminded: row.was_reminded,
  isDisputed: row.is_disputed,
  card: row.card,
  paidAt: row.paid_at,
  periodStart: row.period_start,
  periodEnd: row.period_end,
});

/** Oldest first. */
export async function readPaymentsOf(db: Knex, subscription: string): Promise<Payment[]> {
  const rows: PaymentRow[] = await db('billing.payment').where({ subscription }).orderBy('paid_at');
  return rows.map(paymentOfRow);
}

export const payments: Payments = {
  async find(tx, id) {
    const row: PaymentRow | undefined = await tx.db('billing.payment').where({ id }).first();
    return row ? paymentOfRow(row) : null;
  },

  ofSubscription: (tx, subscription) => readPaymentsOf(tx.db, subscription),

  async save(tx, payment) {
    await tx
      .db('billing.payment')
      .insert({
        id: payment.id,
        account_id: payment.accountId,
        subscription: payment.subscription,
        plan_id: payment.planId,
        invoice_id: payment.invoiceId,
        payment_intent_id: payment.paymentIntentId,
        number: payment.number,
        subtotal_pence: payment.subtotal,
        amount_pence: payment.amount,
        refunded_pence: payment.refunded,
        is_first: payment.isFirst,
        was_reminded: payment.wasReminded,
        is_disputed: payment.isDisputed,
        card: payment.card,
        paid_at: payment.paidAt,
        period_start: payment.periodStart,
        period_end: payment.periodEnd,
      })
      .onConflict('id')
      .merge();
  },
};

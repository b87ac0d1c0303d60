import type { Knex } from 'knex';
import type { Agreement, Agreements } from '../domain/agreement.ts';
import type { AgreementRow } from './rows.ts';

const agreementOfRow = (row: AgreementRow): Agreement => ({
  checkoutId: row.checkout_id,
  planId: row.plan_id,
  due: row.due_pence,
  price: row.price_pence,
  months: row.months,
  reminderDays: row.reminder_days,
  fullRefundDays: row.full_refund_days,
  withdrawalDays: row.withdrawal_days,
  textVersion: row.text_version,
  words: row.words,
  offeredAt: row.offered_at,
  offeredCard: row.offered_card,
  beginAtOnce: row.begin_at_once_at && { at: row.begin_at_once_at, words: row.begin_at_once_words! },
  agreedAt: row.agreed_at,
  refundableUntil: row.refundable_until,
});

export async function readAgreement(db: Knex, checkoutId: string): Promise<Agreement | null> {
  const row: AgreementRow | undefined = await db('billing.agreement').where({ checkout_id: checkoutId }).first();
  return row ? agreementOfRow(row) : null;
}

export const agreements: Agreements = {
  find: (tx, checkoutId) => readAgreement(tx.db, checkoutId),

  async save(tx, agreement) {
    await tx
      .db('billing.agreement')
      .insert({
        checkout_id: agreement.checkoutId,
        plan_id: agreement.planId,
        due_pence: agreement.due,
        price_pence: agreement.price,
        months: agreement.months,
        reminder_days: agreement.reminderDays,
        full_refund_days: agreement.fullRefundDays,
        withdrawal_days: agreement.withdrawalDays,
        text_version: agreement.textVersion,
        // pg would convert a list to a PostgreSQL array.
        words: tx.db.raw('?', [JSON.stringify(agreement.words)]),
        offered_at: agreement.offeredAt,
        offered_card: agreement.offeredCard,
        begin_at_once_at: agreement.beginAtOnce?.at ?? null,
        begin_at_once_words: agreement.beginAtOnce?.words ?? null,
        agreed_at: agreement.agreedAt,
        refundable_until: agreement.refundableUntil,
      })
      .onConflict('checkout_id')
      .merge();
  },
};

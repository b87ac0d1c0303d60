import type { Tx } from '#kernel/tx.ts';
import type { PaymentDispute, PaymentDisputes } from '../domain/payment-dispute.ts';
import type { PaymentDisputeRow } from './rows.ts';

async function disputesWhere(tx: Tx, where: Partial<PaymentDisputeRow>): Promise<PaymentDispute[]> {
  const rows: PaymentDisputeRow[] = await tx.db('billing.payment_dispute').where(where).orderBy('id').forUpdate();
  return rows.map((row) => ({
    id: row.id,
    payment: row.payment,
    accountId: row.account_id,
    disputeId: row.dispute_id,
    reason: row.reason,
    amount: row.amount_pence,
    openedAt: row.opened_at,
    respondBy: row.respond_by,
    outcome: row.outcome,
    response: row.response,
    respondedAt: row.responded_at,
  }));
}

export const paymentDisputes: PaymentDisputes = {
  find: async (tx, id) => (await disputesWhere(tx, { id }))[0] ?? null,
  ofPayment: (tx, payment) => disputesWhere(tx, { payment }),
  async save(tx, dispute) {
    await tx
      .db('billing.payment_dispute')
      .insert({
        id: dispute.id,
        payment: dispute.payment,
        account_id: dispute.accountId,
        dispute_id: dispute.disputeId,
        reason: dispute.reason,
        amount_pence: dispute.amount,
        opened_at: dispute.openedAt,
        respond_by: dispute.respondBy,
        outcome: dispute.outcome,
        response: dispute.response,
        responded_at: dispute.respondedAt,
      })
      .onConflict('id')
      .merge();
  },
};

import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { RefundRequest, RefundRequests } from '../domain/refund-request.ts';
import type { RefundRequestRow } from './tables.ts';

export const REFUND_REASON = 'billing.refund_request.reason';

/** Requests in Postgres, the member's words sealed. */
export const knexRefundRequests = ({ seals }: { seals: Seals }): RefundRequests => {
  async function first(tx: Tx, where: Partial<RefundRequestRow>): Promise<RefundRequest | null> {
    const row: RefundRequestRow | undefined = await tx.db('billing.refund_request').where(where).forUpdate().first();
    if (!row) return null;
    return {
      id: row.id,
      accountId: row.account_id,
      payment: row.payment,
      reason: await seals.open(REFUND_REASON, row.id, row.reason),
      state: row.state,
      askedAt: row.asked_at,
      decidedAt: row.decided_at,
    };
  }
  return {
    find: (tx, id) => first(tx, { id }),
    ofPayment: (tx, payment) => first(tx, { payment }),
    async save(tx, { id, accountId, payment, reason, state, askedAt, decidedAt }) {
      await tx
        .db('billing.refund_request')
        .insert({
          id,
          account_id: accountId,
          payment,
          reason: await seals.seal(tx, REFUND_REASON, id, reason),
          state,
          asked_at: askedAt,
          decided_at: decidedAt,
        })
        .onConflict('id')
        .merge(['state', 'decided_at']);
    },
  };
};

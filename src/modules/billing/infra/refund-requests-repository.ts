import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import type { RefundRequest, RefundRequests } from '../domain/refund-request.ts';
import type { RefundRequestRow } from './rows.ts';

export const REFUND_REASON = 'billing.refund_request.reason';

/** Seals the member's words. */
export const knexRefundRequests = ({ seals }: { seals: Seals }): RefundRequests => {
  async function requestsWhere(tx: Tx, where: Partial<RefundRequestRow>): Promise<RefundRequest[]> {
    const rows: RefundRequestRow[] = await tx.db('billing.refund_request').where(where).orderBy('id').forUpdate();
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        accountId: row.account_id,
        payment: row.payment,
        reason: await seals.open(REFUND_REASON, row.id, row.reason),
        state: row.state,
        requestedAt: row.requested_at,
        decidedAt: row.decided_at,
      })),
    );
  }
  const first = async (tx: Tx, where: Partial<RefundRequestRow>) => (await requestsWhere(tx, where))[0] ?? null;
  return {
    async accountOf(tx, id) {
      const row = await tx.db<RefundRequestRow>('billing.refund_request').where({ id }).first('account_id');
      return row?.account_id ?? null;
    },
    find: (tx, id) => first(tx, { id }),
    ofPayment: (tx, payment) => first(tx, { payment }),
    undecidedOf: (tx, accountId) => requestsWhere(tx, { account_id: accountId, state: 'requested' }),
    async save(tx, { id, accountId, payment, reason, state, requestedAt, decidedAt }) {
      await tx
        .db('billing.refund_request')
        .insert({
          id,
          account_id: accountId,
          payment,
          reason: await seals.seal(tx, REFUND_REASON, id, reason),
          state,
          requested_at: requestedAt,
          decided_at: decidedAt,
        })
        .onConflict('id')
        .merge(['state', 'decided_at']);
    },
  };
};

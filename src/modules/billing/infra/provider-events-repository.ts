import type { Knex } from 'knex';
import { after, DAY, type Clock } from '#kernel/clock.ts';
import type { ProviderEvents } from '../domain/payment-provider.ts';

/** Time for which a repeated event is recognised. */
const RETENTION = 35 * DAY;

/** Stores which event came about which customer, and nothing of its content. */
export const providerEvents: ProviderEvents = {
  async add(tx, { id, type, customerId, setupIntentId }, at) {
    const added = await tx
      .db('billing.provider_event')
      .insert({
        id,
        type,
        customer_id: customerId,
        informational: setupIntentId === null,
        received_at: at,
        handled_at: customerId === null ? at : null,
      })
      .onConflict('id')
      .ignore()
      .returning('id');
    return added.length > 0;
  },

  async isOpen(tx, id) {
    const row = await tx.db('billing.provider_event').where({ id, handled_at: null }).first('id');
    return row !== undefined;
  },

  async openOf(tx, customerId) {
    const rows = await tx
      .db('billing.provider_event')
      .where({ customer_id: customerId, handled_at: null })
      .select('id', 'informational');
    return rows.map((row) => ({ id: row.id, informational: row.informational }));
  },

  async handled(tx, ids, at) {
    if (ids.length > 0) await tx.db('billing.provider_event').whereIn('id', ids).update({ handled_at: at });
  },
};

export async function purgeProviderEvents({ db, clock }: { db: Knex; clock: Clock }): Promise<void> {
  await db('billing.provider_event').where('received_at', '<=', after(clock.now(), -RETENTION)).delete();
}

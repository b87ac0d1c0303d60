import type { Plan, Plans } from '../domain/plan.ts';
import type { PlanRow } from './rows.ts';

const planOfRow = (row: PlanRow): Plan => ({
  id: row.id,
  code: row.code,
  name: row.name,
  price: row.price_pence,
  months: row.duration_months,
  requestLimit: row.request_limit,
  isOffered: row.is_active,
});

export const plans: Plans = {
  async find(tx, id) {
    const row: PlanRow | undefined = await tx.db('billing.plan').where({ id }).forShare().first();
    return row ? planOfRow(row) : null;
  },

  async saveStripePrice(tx, { id, price, months }, stripePriceId) {
    await tx
      .db('billing.plan')
      .where({ id, price_pence: price, duration_months: months })
      .update({ stripe_price_id: stripePriceId });
  },

  async findUnpublishedPrices(tx) {
    const rows = await tx
      .db('billing.plan')
      .where({ is_active: true, stripe_price_id: null })
      .where('price_pence', '>', 0)
      .select('id');
    return rows.map(({ id }) => id);
  },
};

import { penceIn, poundsOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { PlanRecord } from '../contracts/admin-plans.schema.ts';
import type { EditedPlans } from '../domain/catalogue/edited-plan.ts';
import type { PlanRow } from './rows.ts';

/** SQL of the number of running subscriptions of a plan. */
export const SUBSCRIBERS = `(select count(*)::int from billing.subscription s where s.plan_id = p.id and s.ended_at is null)`;
const REFERENCING_TABLES = [
  'billing.subscription',
  'billing.payment',
  'billing.checkout',
  'billing.complimentary_access',
] as const;

export const planRecordOf = (row: PlanRow & { subscribers: number }): PlanRecord => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  price: poundsOf(row.price_pence),
  currency: row.currency,
  duration: row.duration_months,
  features: row.features,
  stripePriceId: row.stripe_price_id,
  requestLimit: row.request_limit,
  isActive: row.is_active,
  isFlashSale: row.is_flash_sale,
  displayOrder: row.display_order,
  subscribers: row.subscribers,
  revision: row.revision,
});

const toRow = ({ db }: Tx, plan: Omit<PlanRecord, 'id' | 'revision'>) => ({
  code: plan.code,
  name: plan.name,
  description: plan.description,
  price_pence: penceIn(plan.price),
  duration_months: plan.duration,
  // pg would convert a list to a PostgreSQL array.
  features: db.raw('?', [JSON.stringify(plan.features)]),
  stripe_price_id: plan.stripePriceId,
  request_limit: plan.requestLimit,
  is_active: plan.isActive,
  is_flash_sale: plan.isFlashSale,
  display_order: plan.displayOrder,
});

async function find({ db }: Tx, id: number): Promise<PlanRecord | null> {
  const row: (PlanRow & { subscribers: number }) | undefined = await db('billing.plan as p')
    .where({ id })
    .forUpdate()
    .select('p.*', db.raw(`${SUBSCRIBERS} as subscribers`))
    .first();
  return row ? planRecordOf(row) : null;
}

export const editedPlans: EditedPlans = {
  find,

  async add(tx, plan) {
    const [row] = await tx.db('billing.plan').insert(toRow(tx, plan)).returning('id');
    return (await find(tx, row!.id))!;
  },

  async save(tx, plan) {
    const row = { ...toRow(tx, plan), revision: plan.revision + 1 };
    await tx.db('billing.plan').where('id', plan.id).update(row);
    return (await find(tx, plan.id))!;
  },

  async remove(tx, id) {
    await tx.db('billing.plan').where('id', id).delete();
  },

  async isTaken(tx, code) {
    return (await tx.db('billing.plan').where({ code }).first('id')) !== undefined;
  },

  async isUsed(tx, id) {
    for (const table of REFERENCING_TABLES) if (await tx.db(table).where('plan_id', id).first('plan_id')) return true;
    return false;
  },
};

import { penceIn, penceOf, poundsOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import type { PromoCodeRecord } from '../contracts/admin-promo-codes.schema.ts';
import type { EditedPromoCodes } from '../domain/catalogue/edited-promo-code.ts';
import type { PromoCodeRow } from './rows.ts';

/** SQL of the number of uses, paid or still payable. */
export const USES = `(select count(*)::int from billing.checkout c where c.promo_code_id = p.id and c.state in ('open', 'paid'))`;

export const promoCodeRecordOf = (row: PromoCodeRow & { uses: number }): PromoCodeRecord => ({
  id: row.id,
  code: row.code,
  discountType: row.discount_type,
  discountValue: row.discount_type === 'fixed' ? poundsOf(penceOf(row.discount_value)) : String(row.discount_value),
  validFrom: row.valid_from.toISOString(),
  validUntil: row.valid_until.toISOString(),
  maxUses: row.max_uses,
  currentUses: row.uses,
  applicablePlans: row.applicable_plans.map(String),
  isActive: row.is_active,
  description: row.description,
  revision: row.revision,
});

const toRow = (promo: Omit<PromoCodeRecord, 'id' | 'revision'>) => ({
  code: promo.code,
  discount_type: promo.discountType,
  discount_value: promo.discountType === 'fixed' ? penceIn(promo.discountValue) : Number(promo.discountValue),
  valid_from: new Date(promo.validFrom),
  valid_until: new Date(promo.validUntil),
  max_uses: promo.maxUses,
  applicable_plans: promo.applicablePlans.map(Number),
  is_active: promo.isActive,
  description: promo.description,
});

async function find({ db }: Tx, id: number): Promise<PromoCodeRecord | null> {
  const row: (PromoCodeRow & { uses: number }) | undefined = await db('billing.promo_code as p')
    .where({ id })
    .forUpdate()
    .select('p.*', db.raw(`${USES} as uses`))
    .first();
  return row ? promoCodeRecordOf(row) : null;
}

export const editedPromoCodes: EditedPromoCodes = {
  find,

  async add(tx, promo) {
    const rows: { id: number }[] = await tx
      .db('billing.promo_code')
      .insert(toRow(promo) as object)
      .returning('id');
    return (await find(tx, rows[0]!.id))!;
  },

  async save(tx, promo) {
    await tx
      .db('billing.promo_code')
      .where({ id: promo.id })
      .update({ ...toRow(promo), revision: promo.revision + 1 } as object);
    return (await find(tx, promo.id))!;
  },

  async remove(tx, id) {
    await tx.db('billing.promo_code').where({ id }).delete();
  },

  async isTaken(tx, code, byAnotherThan) {
    const other = tx.db('billing.promo_code').where({ code });
    if (byAnotherThan !== null) other.whereNot({ id: byAnotherThan });
    return (await other.first('id')) !== undefined;
  },

  async isUsed(tx, id) {
    return (await tx.db('billing.checkout').where({ promo_code_id: id }).first('id')) !== undefined;
  },

  async notForSale(tx, planIds) {
    if (planIds.length === 0) return [];
    const sold: { id: number }[] = await tx
      .db('billing.plan')
      .whereRaw('id = any(?)', [planIds.map(Number)])
      .where('price_pence', '>', 0)
      .select('id');
    return planIds.filter((id) => !sold.some((plan) => String(plan.id) === id));
  },
};

import type { AdminResource, CrudRepository } from '#kernel/admin/admin-resource.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import { penceIn, poundsOf } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  promoCodeFields,
  type PromoCodeFields,
  type PromoCodeRecord,
} from '../../contracts/admin-promo-codes.schema.ts';

export interface EditedPromoCodes extends CrudRepository<PromoCodeRecord> {
  isTaken(tx: Tx, code: string, byAnotherThan: number | null): Promise<boolean>;
  /** Returns whether anybody has paid or tried to pay with it. */
  isUsed(tx: Tx, id: number): Promise<boolean>;
  /** Returns the ids that belong to no paid plan. */
  notForSale(tx: Tx, planIds: string[]): Promise<string[]>;
}

/** Promo codes as admins edit them. Discounts that were given do not change. */
export const editedPromoCodesOf = (promoCodes: EditedPromoCodes): AdminResource<PromoCodeRecord, PromoCodeFields> => ({
  subjectType: 'promo-code',
  fields: promoCodeFields.keyof().options,
  find: (tx, id) => promoCodes.find(tx, id),

  async add(tx, fields) {
    return promoCodes.add(tx, { ...(await sound(tx, promoCodes, fields, null)), currentUses: 0 });
  },

  async change(tx, before, changes) {
    return promoCodes.save(tx, await sound(tx, promoCodes, { ...before, ...changes }, before.id));
  },

  async remove(tx, before) {
    if (await promoCodes.isUsed(tx, before.id)) return promoCodes.save(tx, { ...before, isActive: false });
    await promoCodes.remove(tx, before.id);
    return null;
  },
});

async function sound<F extends PromoCodeFields>(
  tx: Tx,
  promoCodes: EditedPromoCodes,
  fields: F,
  id: number | null,
): Promise<F> {
  const { code, discountType, discountValue, validFrom, validUntil, applicablePlans } = fields;
  const value = penceIn(discountValue);
  if (value === 0) throw invalidField('discountValue', sentence('discount'));
  if (discountType === 'percentage' && (value % 100 !== 0 || value > 100_00))
    throw invalidField('discountValue', sentence('percentage'));
  if (validUntil < validFrom) throw invalidField('validUntil', sentence('datesInOrder'));
  if ((await promoCodes.notForSale(tx, applicablePlans)).length > 0)
    throw invalidField('applicablePlans', sentence('planUnknown'));
  if (await promoCodes.isTaken(tx, code, id)) throw invalidField('code', sentence('codeTaken'));
  return { ...fields, discountValue: discountType === 'fixed' ? poundsOf(value) : String(value / 100) };
}

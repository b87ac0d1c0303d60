import { after } from '#kernel/clock.ts';
import { RESERVATION_LIFE, type PromoCodes } from '../domain/promo-code.ts';
import type { PromoCodeRow } from './rows.ts';

/** A use is a checkout that is paid, or open with a reservation that lasts. */
export const promoCodes: PromoCodes = {
  async find(tx, code) {
    const row: PromoCodeRow | undefined = await tx.db('billing.promo_code').where({ code }).forUpdate().first();
    if (!row) return null;
    return {
      id: row.id,
      code: row.code,
      discountType: row.discount_type,
      discountValue: row.discount_value,
      validFrom: row.valid_from,
      validUntil: row.valid_until,
      maxUses: row.max_uses,
      applicablePlans: row.applicable_plans,
      isActive: row.is_active,
    };
  },

  async usesOf(tx, { id }, { accountId, except, at }) {
    const { rows } = await tx.db.raw<{ rows: [{ count: number; by_account: boolean }] }>(
      `select (count(*) filter (where state = 'paid' or opened_at > ?))::int as count,
         coalesce(bool_or(account_id = ?), false) as by_account
       from billing.checkout where promo_code_id = ? and state in ('open', 'paid')
         and id is distinct from ?`,
      [after(at, -RESERVATION_LIFE), accountId, id, except?.state.id ?? null],
    );
    const [{ count, by_account: byAccount }] = rows;
    return { count, byAccount };
  },
};

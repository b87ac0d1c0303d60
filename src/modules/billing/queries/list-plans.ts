import type { Knex } from 'knex';
import type { Plan } from '../contracts/subscription.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/clock.ts';
import type { BillingFacade } from '../index.ts';

/** Pence as the decimal text of the wire: 1599 is '15.99'. */
export const pounds = (pence: number): string => (pence / 100).toFixed(2);

/** Plans on offer, in the order in which they are shown. */
export async function activePlans(db: Knex): Promise<Plan[]> {
  const rows = await db('billing.plan').where({ is_active: true }).orderBy('display_order').orderBy('id');
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    price: pounds(row.price_pence),
    currency: row.currency,
    duration: row.duration_months,
    features: row.features,
    requestLimit: row.request_limit,
    isActive: row.is_active,
    isFlashSale: row.is_flash_sale,
    displayOrder: row.display_order,
  }));
}

const ID = /^[1-9]\d{0,8}$/;

/** Whether a plan on offer, by its id or its code, costs something. */
export async function planKind(db: Knex, plan: string): Promise<'free' | 'paid' | 'unknown'> {
  const named = ID.test(plan) ? { id: Number(plan) } : { code: plan };
  const row = await db('billing.plan')
    .where({ ...named, is_active: true })
    .first('price_pence');
  if (!row) return 'unknown';
  return row.price_pence === 0 ? 'free' : 'paid';
}

export const billingFacade = (clock: Clock): BillingFacade => ({
  async standingOf(db: Knex, accountId: UserId) {
    const row = await db('billing.subscription as s')
      .join('billing.plan as p', 'p.id', 's.plan_id')
      .where('s.account_id', accountId)
      .where('s.expires_at', '>', clock.now())
      .first('p.code', 's.expires_at');
    return row
      ? { status: 'active', plan: row.code, expiresAt: row.expires_at, renews: false }
      : { status: 'free', plan: 'free', expiresAt: null, renews: false };
  },
});

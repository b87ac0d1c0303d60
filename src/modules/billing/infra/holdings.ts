import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { Holding } from '../domain/standing.ts';
import { planOfRow } from './knex-plans.ts';
import { subscriptionOfRow } from './objection-subscriptions.ts';
import type { ComplimentaryAccessRow, PlanRow, SubscriptionRow } from './tables.ts';

/** Everything that the account was granted or has paid for; what was paid last comes first. */
export async function holdingsOf(db: Knex, accountId: UserId): Promise<Holding[]> {
  const paid: (SubscriptionRow & { plan: PlanRow })[] = await db('billing.subscription as s')
    .join('billing.plan as p', 'p.id', 's.plan_id')
    .where('s.account_id', accountId)
    .orderBy('s.starts_at', 'desc')
    .select(db.raw('to_jsonb(p) as plan'), 's.*');
  const granted: (Pick<ComplimentaryAccessRow, 'starts_at' | 'expires_at'> &
    Pick<PlanRow, 'code' | 'request_limit'>)[] = await db('billing.complimentary_access as c')
    .join('billing.plan as p', 'p.id', 'c.plan_id')
    .where('c.account_id', accountId)
    .select('c.starts_at', 'c.expires_at', 'p.code', 'p.request_limit');
  return [
    ...paid.map((row) => subscriptionOfRow(row).holding(planOfRow(row.plan))),
    ...granted.map((row) => ({
      planCode: row.code,
      requestLimit: row.request_limit,
      status: 'active' as const,
      startsAt: row.starts_at,
      accessUntil: row.expires_at,
      expiresAt: row.expires_at,
      renews: false,
    })),
  ];
}

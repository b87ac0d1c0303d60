import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import type { CurrentSubscription } from '../index.ts';
import type { PlanRow, SubscriptionRow } from '../infra/tables.ts';

/** The account's subscription at this moment; the free plan where none runs. */
export async function currentSubscription(db: Knex, accountId: UserId, at: Date): Promise<CurrentSubscription> {
  const row: (Pick<PlanRow, 'code'> & Pick<SubscriptionRow, 'expires_at'>) | undefined = await db(
    'billing.subscription as s',
  )
    .join('billing.plan as p', 'p.id', 's.plan_id')
    .where('s.account_id', accountId)
    .where('s.expires_at', '>', at)
    .first('p.code', 's.expires_at');
  return row
    ? { status: 'active', plan: row.code, expiresAt: row.expires_at, renews: false }
    : { status: 'free', plan: 'free', expiresAt: null, renews: false };
}

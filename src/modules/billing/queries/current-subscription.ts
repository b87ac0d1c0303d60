import type { Knex } from 'knex';
import type { UserId } from '#kernel/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { CurrentSubscription } from '../index.ts';
import type { PlanRow, SubscriptionRow } from '../infra/tables.ts';

const RUNNING = statement(
  'billing.current-subscription',
  `select p.code, s.expires_at from billing.subscription s join billing.plan p on p.id = s.plan_id
   where s.account_id = :accountId and s.expires_at > :at limit 1`,
);

/** The account's subscription at this moment; the free plan where none runs. */
export async function currentSubscription(db: Knex, accountId: UserId, at: Date): Promise<CurrentSubscription> {
  type Row = Pick<PlanRow, 'code'> & Pick<SubscriptionRow, 'expires_at'>;
  const [row] = await prepared<Row>(db, RUNNING, { accountId, at });
  return row
    ? { status: 'active', plan: row.code, expiresAt: row.expires_at, renews: false }
    : { status: 'free', plan: 'free', expiresAt: null, renews: false };
}

import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import { runQuery } from '#kernel/persistence/json-query.ts';
import { summarizeEntitlement } from '../domain/entitlement-summary.ts';
import { ACTIVE_PLANS } from '../infra/active-plans.ts';

export async function plansOf(
  db: Knex,
  accountIds: UserId[],
  at: Date,
): Promise<Map<UserId, { code: string; endsAt: Date | null }>> {
  const holders: UserId[] = await db
    .union(
      [
        db('billing.subscription').whereRaw('account_id = any(?)', [accountIds]).select('account_id'),
        db('billing.complimentary_access').whereRaw('account_id = any(?)', [accountIds]).select('account_id'),
      ],
      true,
    )
    .then((rows: { account_id: UserId }[]) => rows.map((row) => row.account_id));
  const plans = new Map<UserId, { code: string; endsAt: Date | null }>();
  for (const id of holders) {
    const { shown, hasAccess, until } = summarizeEntitlement(await runQuery(db, ACTIVE_PLANS, { accountId: id }), at);
    if (hasAccess && shown) plans.set(id, { code: shown.planCode, endsAt: until });
  }
  return plans;
}

import type { Knex } from 'knex';
import type { Clock } from '#kernel/clock.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { entitlementChanged } from '../../billing/events.ts';

/** Copies plan and end date to the account, for the console's user list. */
export const projectSubscriptionPlan: Subscription[] = [
  inTransaction(entitlementChanged, 'identity.store-plan', async (tx, { accountId, planCode, validUntil }) => {
    const endsAt = planCode === 'free' || validUntil === null ? null : new Date(validUntil);
    await tx
      .db('identity.account')
      .where({ id: accountId })
      .update({ subscription_plan: planCode, subscription_ends_at: endsAt });
  }),
];

/** Sorts expired plans as `free` in the user list. */
export async function endPlans({ db, clock }: { db: Knex; clock: Clock }): Promise<void> {
  await db('identity.account')
    .where('subscription_ends_at', '<=', clock.now())
    .update({ subscription_plan: 'free', subscription_ends_at: null });
}

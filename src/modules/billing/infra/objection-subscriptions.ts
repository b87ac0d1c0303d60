import { Model } from 'objection';
import type { PlanId, UserId } from '#kernel/ids.ts';
import { Subscription, type Subscriptions } from '../domain/subscription.ts';

class SubscriptionRecord extends Model {
  static override tableName = 'billing.subscription';
  static override idColumn = 'account_id';
  declare account_id: UserId;
  declare plan_id: PlanId;
  declare starts_at: Date;
  declare expires_at: Date;
}

/** Subscriptions in Postgres. */
export const subscriptions: Subscriptions = {
  async find(tx, accountId) {
    const row = await SubscriptionRecord.query(tx.db).findById(accountId).forNoKeyUpdate();
    if (!row) return null;
    return Subscription.from({
      accountId,
      planId: row.plan_id,
      startsAt: row.starts_at,
      expiresAt: row.expires_at,
    });
  },

  async save(tx, subscription) {
    const { accountId, planId, startsAt, expiresAt } = subscription.state;
    await SubscriptionRecord.query(tx.db)
      .insert({ account_id: accountId, plan_id: planId, starts_at: startsAt, expires_at: expiresAt })
      .onConflict('account_id')
      .merge();
    tx.record(...subscription.takeFacts());
  },

  async plan(tx, id) {
    const row = await tx.db('billing.plan').where({ id }).first('id', 'code', 'request_limit');
    return row ? { id: row.id, code: row.code, requestLimit: row.request_limit } : null;
  },
};

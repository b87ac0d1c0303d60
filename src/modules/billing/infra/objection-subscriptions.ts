import { Model } from 'objection';
import type { PlanId } from '#kernel/ids.ts';
import { Subscription, type Subscriptions } from '../domain/subscription.ts';

class SubscriptionRecord extends Model {
  static override tableName = 'billing.subscription';
  static override idColumn = 'account_id';
  declare account_id: string;
  declare plan_id: number;
  declare starts_at: Date;
  declare expires_at: Date;
}

export const subscriptions: Subscriptions = {
  async find(tx, accountId) {
    const row = await SubscriptionRecord.query(tx.db).findById(accountId).forNoKeyUpdate();
    if (!row) return null;
    return Subscription.from({
      accountId,
      planId: row.plan_id as PlanId,
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
    const row = await tx.db('billing.plan').where({ id }).first('id', 'code', 'request_limit', 'price_pence');
    return row ? { id: row.id, code: row.code as string, requestLimit: row.request_limit } : null;
  },
};

import type { Knex } from 'knex';
import { Model } from 'objection';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import { Subscription, type Subscriptions, type SubscriptionState } from '../domain/subscription.ts';
import type { CustomerRow, SubscriptionRow } from './rows.ts';

class SubscriptionRecord extends Model implements SubscriptionRow {
  static override tableName = 'billing.subscription';
  declare id: string;
  declare account_id: UserId;
  declare plan_id: PlanId;
  declare checkout_id: string;
  declare subscription_id: string | null;
  declare invoice_id: string;
  declare price_pence: Pence;
  declare status: SubscriptionState['status'];
  declare starts_at: Date;
  declare period_start: Date;
  declare period_end: Date | null;
  declare awaiting_guardian: boolean;
  declare charge_moved_to: Date | null;
  declare is_restored: boolean;
  declare card: string | null;
  declare cancels_at_period_end: boolean;
  declare ended_at: Date | null;
  declare failure_notices: number;
  declare renewal_notified_for: Date | null;
}

const subscriptionOfRow = (row: SubscriptionRow): Subscription =>
  Subscription.from({
    id: row.id,
    accountId: row.account_id,
    planId: row.plan_id,
    checkoutId: row.checkout_id,
    subscriptionId: row.subscription_id,
    invoiceId: row.invoice_id,
    price: row.price_pence,
    status: row.status,
    startsAt: row.starts_at,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    isAwaitingGuardian: row.awaiting_guardian,
    chargeMovedTo: row.charge_moved_to,
    isRestored: row.is_restored,
    card: row.card,
    cancelsAtPeriodEnd: row.cancels_at_period_end,
    endedAt: row.ended_at,
    failureNotices: row.failure_notices,
    renewalNotifiedFor: row.renewal_notified_for,
  });

/** All of an account, newest first, not locked. */
export async function readSubscriptionsOf(db: Knex, accountId: UserId): Promise<Subscription[]> {
  return (await ofAccount(db, accountId)).map(subscriptionOfRow);
}

const ofAccount = (db: Knex, accountId: UserId) =>
  SubscriptionRecord.query(db).where({ account_id: accountId }).orderBy('starts_at', 'desc').orderBy('id', 'desc');

/** Customers of running subscriptions whose period ends by that moment. */
async function payersUntil(tx: Tx, moment: Date, where: Partial<SubscriptionRow> = {}): Promise<string[]> {
  const rows: Pick<CustomerRow, 'id'>[] = await tx
    .db('billing.subscription as s')
    .join('billing.customer as c', 'c.account_id', 's.account_id')
    .where('s.period_end', '<=', moment)
    .where(where)
    .whereNull('s.ended_at')
    .distinct('c.id');
  return rows.map(({ id }) => id);
}

export const subscriptions: Subscriptions = {
  async ofAccount(tx, accountId) {
    return (await ofAccount(tx.db, accountId).forNoKeyUpdate()).map(subscriptionOfRow);
  },

  async find(tx, id) {
    const row = await SubscriptionRecord.query(tx.db).findById(id).forNoKeyUpdate();
    return row ? subscriptionOfRow(row) : null;
  },

  async renewingBefore(tx, moment) {
    const rows = await SubscriptionRecord.query(tx.db)
      .where({ status: 'active', cancels_at_period_end: false, ended_at: null })
      .where('period_end', '<=', moment)
      .whereRaw('renewal_notified_for is distinct from period_end')
      .orderBy('period_end')
      .select('id');
    return rows.map(({ id }) => id);
  },

  async awaitingSince(tx, moment) {
    const rows = await SubscriptionRecord.query(tx.db)
      .where({ awaiting_guardian: true, ended_at: null })
      .where('starts_at', '<=', moment)
      .select('id', 'account_id');
    return rows.map(({ id, account_id: accountId }) => ({ id, accountId }));
  },

  overdue: (tx, moment) => payersUntil(tx, moment),
  waitingUntil: (tx, moment) => payersUntil(tx, moment, { awaiting_guardian: true }),

  async save(tx, subscription) {
    const { state } = subscription;
    await SubscriptionRecord.query(tx.db)
      .insert({
        id: state.id,
        account_id: state.accountId,
        plan_id: state.planId,
        checkout_id: state.checkoutId,
        subscription_id: state.subscriptionId,
        invoice_id: state.invoiceId,
        price_pence: state.price,
        status: state.status,
        starts_at: state.startsAt,
        period_start: state.periodStart,
        period_end: state.periodEnd,
        awaiting_guardian: state.isAwaitingGuardian,
        charge_moved_to: state.chargeMovedTo,
        is_restored: state.isRestored,
        card: state.card,
        cancels_at_period_end: state.cancelsAtPeriodEnd,
        ended_at: state.endedAt,
        failure_notices: state.failureNotices,
        renewal_notified_for: state.renewalNotifiedFor,
      })
      .onConflict('id')
      .merge();
    tx.record(...subscription.takeEvents());
  },
};

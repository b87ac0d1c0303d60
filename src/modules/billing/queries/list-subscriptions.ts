import type { Knex } from 'knex';
import { AdminList, type ListReading } from '#kernel/admin/admin-list.ts';
import type { Clock } from '#kernel/clock.ts';
import { poundsOf, type Pence } from '#kernel/values/money.ts';
import type { listSubscriptions, SubscriptionRecord } from '../contracts/admin-subscriptions.schema.ts';
import { GRACE } from '../domain/subscription.ts';

interface Row {
  id: string;
  account_id: string;
  plan_id: number;
  code: string;
  plan: string;
  is_gift: boolean;
  status: SubscriptionRecord['status'];
  awaiting_guardian: boolean;
  price_pence: Pence;
  since: Date;
  renews_at: Date | null;
  ends_at: Date | null;
}

/**
 * The plan is joined outside, so that PostgreSQL drops the join if no column of it is used. Sorting tens of thousands
 * of rows by the plan's place among the few names is faster than by the names.
 */
const RUNNING = `
  select r.*, p.code, p.name as plan,
         array_position(array(select id from billing.plan order by name), r.plan_id) as plan_place
  from (
    select id, account_id, plan_id, false as is_gift,
           case when cancels_at_period_end then 'canceled' else status end as status,
           awaiting_guardian, price_pence, starts_at as since,
           case when not awaiting_guardian and not cancels_at_period_end and status <> 'past_due' then period_end end
             as renews_at,
           case when awaiting_guardian then null
                when status = 'past_due' then period_start + :grace * interval '1 millisecond'
                when cancels_at_period_end then period_end end as ends_at
    from billing.subscription
    where ended_at is null
    union all
    select id, account_id, plan_id, true, 'active', false, 0, starts_at, null, expires_at
    from billing.complimentary_access
    where expires_at > :at
  ) as r left join billing.plan p on p.id = r.plan_id`;

/** Running paid plans and grants, for the staff. */
export class ListSubscriptions extends AdminList<typeof listSubscriptions, Row, { db: Knex; clock: Clock }> {
  protected override readonly columns = { plan: 'plan_place', price: 'price_pence', userId: 'account_id' };

  protected rows({ db }: ListReading) {
    return db.from(db.raw(`(${RUNNING}) as running`, { at: this.ports.clock.now(), grace: GRACE }));
  }

  protected records(rows: Row[]) {
    return rows.map(recordOf);
  }
}

const recordOf = (row: Row): SubscriptionRecord => ({
  id: row.id,
  userId: row.account_id,
  planId: row.plan_id,
  planCode: row.code,
  plan: row.plan,
  isGift: row.is_gift,
  status: row.status,
  isAwaitingGuardian: row.awaiting_guardian,
  price: poundsOf(row.price_pence),
  since: row.since.toISOString(),
  renewsAt: row.renews_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
});

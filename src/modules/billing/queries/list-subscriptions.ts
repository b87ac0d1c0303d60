import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { poundsOf, type Pence } from '#kernel/money.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import type { listSubscriptions, SubscriptionRecord } from '../contracts/admin-subscriptions.ts';

const columns = {
  id: 'id',
  plan: 'plan',
  status: 'status',
  price: 'price_pence',
  since: 'since',
  renewsAt: 'renews_at',
  endsAt: 'ends_at',
};
type Filter = NonNullable<z.output<typeof listSubscriptions.query>['filter']>;

interface Row {
  id: string;
  account_id: string;
  plan_id: number;
  code: string;
  plan: string;
  is_gift: boolean;
  status: SubscriptionRecord['status'];
  price_pence: Pence;
  since: Date;
  renews_at: Date | null;
  ends_at: Date | null;
}

const RUNNING = `
  select s.id, s.account_id, s.plan_id, p.code, p.name as plan, false as is_gift,
         case when s.cancels_at_period_end then 'canceled' else s.status end as status,
         s.price_pence, s.starts_at as since,
         case when not s.cancels_at_period_end then s.period_end end as renews_at,
         case when s.cancels_at_period_end then s.period_end end as ends_at
  from billing.subscription s join billing.plan p on p.id = s.plan_id
  where s.ended_at is null
  union all
  select c.account_id, c.account_id, c.plan_id, p.code, p.name, true, 'active', 0, c.starts_at, null, c.expires_at
  from billing.complimentary_access c join billing.plan p on p.id = c.plan_id
  where c.expires_at > :at`;

/** What runs at present of plans that were paid for or given; for the staff. */
export class ListSubscriptions {
  private readonly ports: { db: Knex; clock: Clock };
  constructor(ports: { db: Knex; clock: Clock }) {
    this.ports = ports;
  }

  async execute(wanted: ListQuery<keyof typeof columns, Filter>): Promise<ListPage<SubscriptionRecord>> {
    const { db, clock } = this.ports;
    const { id, userId, planId, status, isGift } = wanted.filter ?? {};
    const all = db.from(db.raw(`(${RUNNING}) as running`, { at: clock.now() }));
    if (id) all.whereIn('id', id);
    if (userId) all.where({ account_id: userId });
    if (planId) all.where({ plan_id: planId });
    if (status) all.where({ status });
    if (isGift !== undefined) all.where({ is_gift: isGift });
    const { rows, total } = await pageOf<Row, keyof typeof columns>(all, wanted, { columns, key: 'id', plain: 500 });
    return { records: rows.map(recordOf), total };
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
  price: poundsOf(row.price_pence),
  since: row.since.toISOString(),
  renewsAt: row.renews_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
});

import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import type { ListPage, ListQuery } from '#kernel/contracts/list.ts';
import { penceOf, poundsOf } from '#kernel/values/money.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { pageOf } from '#kernel/persistence/page.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { RefundRecord, refunds } from '../contracts/admin-refunds.schema.ts';
import { REFUND_REASON } from '../infra/refund-requests-repository.ts';
import type { PaymentRow, RefundRequestRow } from '../infra/rows.ts';

const columns = { id: 'id', requestedAt: 'requested_at', decidedAt: 'decided_at', state: 'state' };
type Filter = NonNullable<z.output<typeof refunds.list.query>['filter']>;
type Row = RefundRequestRow &
  Pick<PaymentRow, 'number' | 'paid_at'> & { plan: string; amount: string; refunded: string; is_credited: boolean };
/** SQL condition that another plan was bought for less because of the payment (`requireNotCredited`). */
const IS_CREDITED = `exists (
  select from billing.checkout c where c.replaces = i.subscription and c.state = 'paid' and c.credit_pence > 0
)`;
interface Ports {
  db: Knex;
  seals: Seals;
  conflictOfInterest: ConflictOfInterest;
}

/** Refund requests, oldest first, for admins. */
export class ListRefunds extends UseCase<Ports> {
  async execute(wanted: ListQuery<keyof typeof columns, Filter>, reader: Actor): Promise<ListPage<RefundRecord>> {
    const { db, seals, conflictOfInterest } = this.ports;
    const all = db.from(
      db('billing.refund_request as r')
        .join('billing.payment as i', 'i.id', 'r.payment')
        .join('billing.plan as p', 'p.id', 'i.plan_id')
        .joinRaw(
          `cross join lateral (
             select sum(amount_pence) as amount, sum(refunded_pence) as refunded
             from billing.payment where subscription = i.subscription
           ) as paid`,
        )
        .select('r.*', 'i.number', 'i.paid_at', 'p.name as plan', 'paid.*', db.raw(`${IS_CREDITED} as is_credited`))
        .as('refund'),
    );
    await conflictOfInterest.exclude(db, all, 'refunds', reader);
    if (wanted.filter?.id) all.whereIn('id', wanted.filter.id);
    if (wanted.filter?.state) all.where({ state: wanted.filter.state });
    const { rows, total } = await pageOf<Row, keyof typeof columns>(all, wanted, { columns, key: 'id', plain: 500 });
    const records = (await seals.openRows(REFUND_REASON, rows)).map((row) => ({
      id: row.id,
      accountId: row.account_id,
      plan: row.plan,
      number: row.number,
      amount: poundsOf(penceOf(Number(row.amount))),
      amountRefunded: poundsOf(penceOf(Number(row.refunded))),
      paidAt: row.paid_at.toISOString(),
      reason: row.reason,
      isCredited: row.is_credited,
      state: row.state,
      requestedAt: row.requested_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
    }));
    return { records, total };
  }
}

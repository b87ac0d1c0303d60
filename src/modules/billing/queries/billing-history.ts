import type { Knex } from 'knex';
import { timelineEvent, type TimelineEvent } from '#kernel/admin/timeline-event.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { poundsOf } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { PaymentRow, PlanRow } from '../infra/rows.ts';

/** Timeline events about payments and refund requests, unordered. */
export class BillingHistory extends UseCase<{ db: Knex }> {
  async execute(accountId: UserId): Promise<TimelineEvent[]> {
    const payments: (Pick<PaymentRow, 'paid_at' | 'amount_pence' | 'refunded_pence'> & Pick<PlanRow, 'code'>)[] =
      await this.ports
        .db('billing.payment as i')
        .join('billing.plan as p', 'p.id', 'i.plan_id')
        .where('i.account_id', accountId)
        .select('i.paid_at', 'i.amount_pence', 'i.refunded_pence', 'p.code');
    const refunds = await this.ports.db('billing.refund_request').where({ account_id: accountId });
    return [
      ...payments.flatMap(({ paid_at, amount_pence, refunded_pence, code: plan }) =>
        timelineEvent(paid_at, 'paid', {
          plan,
          amount: poundsOf(amount_pence),
          amountRefunded: poundsOf(refunded_pence),
        }),
      ),
      ...refunds.flatMap(({ requested_at, decided_at, state }) => [
        ...timelineEvent(requested_at, 'refund-requested'),
        ...timelineEvent(decided_at, 'refund-decided', { state }),
      ]),
    ];
  }
}

import type { ListReading } from '#kernel/admin/admin-list.ts';
import type { QueuePorts } from '#kernel/desk/case-queue.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import { WITHHELD, type CaseWords } from '#kernel/desk/case-words.ts';
import { penceOf, poundsOf } from '#kernel/values/money.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { RefundRecord, refunds } from '../contracts/admin-refunds.schema.ts';
import { REFUND_REASON } from '../infra/refund-requests-repository.ts';
import type { PaymentRow, RefundRequestRow } from '../infra/rows.ts';

type Row = Omit<RefundRequestRow, 'state'> & { state: RefundRecord['state'] } & Pick<
    PaymentRow,
    'number' | 'paid_at'
  > & { plan: string; amount: string; refunded: string; is_credited: boolean };
/** SQL condition that another plan was bought for less because of the payment (`requireNotCredited`). */
const IS_CREDITED = `exists (
  select from billing.checkout c where c.replaces = i.subscription and c.state = 'paid' and c.credit_pence > 0
)`;

/** Refund requests, oldest first, for staff; a woman's reason may be withheld. */
export class ListRefunds extends CaseList<
  typeof refunds.list,
  Row,
  QueuePorts & { seals: Seals; caseWords: CaseWords }
> {
  protected readonly queue = 'refunds';

  protected rows({ db }: ListReading) {
    // What the rules refunded is no case of the staff.
    return db('billing.refund_request').whereNot('state', 'immediate');
  }

  protected override whole({ db }: ListReading) {
    return db.from(
      db('billing.refund_request as r')
        .join('billing.payment as i', 'i.id', 'r.payment')
        .join('billing.plan as p', 'p.id', 'i.plan_id')
        .joinRaw(
          `cross join lateral (
             select sum(amount_pence) as amount, sum(refunded_pence) as refunded
             from billing.payment where subscription = i.subscription and paid_at >= i.paid_at
           ) as paid`,
        )
        .select('r.*', 'i.number', 'i.paid_at', 'p.name as plan', 'paid.*', db.raw(`${IS_CREDITED} as is_credited`))
        .as('refund'),
    );
  }

  protected async records(rows: Row[], { db, reader }: ListReading) {
    const { seals, caseWords } = this.ports;
    const ids = rows.map(({ id }) => id);
    const words = await caseWords.statesOf(db, this.queue, reader, ids);
    return (await seals.openRows(REFUND_REASON, rows)).map((row) => ({
      ...(words.get(row.id) ?? WITHHELD),
      id: row.id,
      accountId: row.account_id,
      plan: row.plan,
      number: row.number,
      amount: poundsOf(penceOf(Number(row.amount))),
      amountRefunded: poundsOf(penceOf(Number(row.refunded))),
      paidAt: row.paid_at.toISOString(),
      reason: (words.get(row.id) ?? WITHHELD).wordsWithheld ? null : row.reason,
      isCredited: row.is_credited,
      state: row.state,
      requestedAt: row.requested_at.toISOString(),
      decidedAt: row.decided_at?.toISOString() ?? null,
    }));
  }
}

import type { Knex } from 'knex';
import { AdminList, type Conditions, type ListReading } from '#kernel/admin/admin-list.ts';
import { poundsOf } from '#kernel/values/money.ts';
import type { listPayments, PaymentRecord } from '../contracts/admin-payments.schema.ts';
import { linkAtProvider, type ProviderPages } from '../infra/stripe/provider-link.ts';
import type { PaymentRow } from '../infra/rows.ts';

/** SQL conditions of the states. */
const STATES: Record<PaymentRecord['state'], string> = {
  disputed: 'is_disputed',
  refunded: 'not is_disputed and refunded_pence = amount_pence',
  'partly-refunded': 'not is_disputed and refunded_pence > 0 and refunded_pence < amount_pence',
  paid: 'not is_disputed and refunded_pence = 0',
};

interface Ports extends ProviderPages {
  db: Knex;
}
type Row = PaymentRow & { plan: string; plan_code: string; subscription_id: string | null };

/** Payments with the references of the provider, for admins. */
export class ListPayments extends AdminList<typeof listPayments, Row, Ports> {
  protected override readonly defaultSort = ['paidAt', 'DESC'] as const;
  protected override readonly columns = {
    userId: 'account_id',
    amount: 'amount_pence',
    amountRefunded: 'refunded_pence',
  };
  protected override readonly conditions: Conditions<typeof listPayments> = {
    q: (rows, words) =>
      void rows.where((either) => void either.where('number', words.toUpperCase()).orWhere('payment_intent_id', words)),
    state: (rows, state) => void rows.whereRaw(STATES[state]),
  };

  protected rows({ db }: ListReading) {
    return db('billing.payment');
  }

  protected override whole({ db }: ListReading) {
    return db.from(
      db('billing.payment as i')
        .join('billing.plan as p', 'p.id', 'i.plan_id')
        .leftJoin('billing.subscription as s', 's.id', 'i.subscription')
        .select('i.*', 'p.name as plan', 'p.code as plan_code', 's.subscription_id')
        .as('payment'),
    );
  }

  protected records(rows: Row[]) {
    return rows.map((row) => this.recordOf(row));
  }

  private recordOf(row: Row): PaymentRecord {
    return {
      id: row.id,
      userId: row.account_id,
      plan: row.plan,
      planCode: row.plan_code,
      number: row.number,
      amount: poundsOf(row.amount_pence),
      amountRefunded: poundsOf(row.refunded_pence),
      state: stateOf(row),
      isFirst: row.is_first,
      card: row.card,
      paidAt: row.paid_at.toISOString(),
      periodEnd: row.period_end?.toISOString() ?? null,
      reference: row.payment_intent_id,
      subscriptionReference: row.subscription_id,
      link: linkAtProvider(this.ports.stripe, row.payment_intent_id),
    };
  }
}

function stateOf({ is_disputed, refunded_pence, amount_pence }: PaymentRow): PaymentRecord['state'] {
  if (is_disputed) return 'disputed';
  if (refunded_pence === 0) return 'paid';
  return refunded_pence < amount_pence ? 'partly-refunded' : 'refunded';
}

import type { ListReading } from '#kernel/admin/admin-list.ts';
import type { QueuePorts } from '#kernel/desk/case-queue.ts';
import { CaseList } from '#kernel/desk/case-list.ts';
import type { Pence } from '#kernel/values/money.ts';
import { poundsOf } from '#kernel/values/money.ts';
import type { DisputeRecord, paymentDisputes } from '../contracts/admin-disputes.schema.ts';
import { readAgreement } from '../infra/agreements-repository.ts';
import { linkAtProvider, type ProviderPages } from '../infra/stripe/provider-link.ts';
import type { PaymentDisputeRow } from '../infra/rows.ts';

const STATE = `coalesce(d.outcome, d.response, 'pending') as state`;

interface Row extends Omit<PaymentDisputeRow, 'amount_pence'> {
  amount_pence: Pence;
  state: DisputeRecord['state'];
  number: string;
  paid_at: Date;
  card: string | null;
  payment_intent_id: string;
  plan: string;
  checkout_id: string | null;
}

/** Disputed payments with the agreement made at payment, oldest first, for admins. */
export class ListDisputes extends CaseList<typeof paymentDisputes.list, Row, QueuePorts & ProviderPages> {
  protected readonly queue = 'payment-disputes';

  protected rows({ db }: ListReading) {
    return db.from(db('billing.payment_dispute as d').select('*', db.raw(STATE)).as('dispute'));
  }

  protected override whole({ db }: ListReading) {
    return db.from(
      db('billing.payment_dispute as d')
        .join('billing.payment as i', 'i.id', 'd.payment')
        .join('billing.plan as p', 'p.id', 'i.plan_id')
        .leftJoin('billing.subscription as s', 's.id', 'i.subscription')
        .select('d.*', 'i.number', 'i.paid_at', 'i.card', 'i.payment_intent_id', 'p.name as plan', 's.checkout_id')
        .select(db.raw(STATE))
        .as('dispute'),
    );
  }

  protected async records(rows: Row[], { db }: ListReading) {
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        accountId: row.account_id,
        plan: row.plan,
        number: row.number,
        amount: poundsOf(row.amount_pence),
        paidAt: row.paid_at.toISOString(),
        card: row.card,
        reason: row.reason,
        state: row.state,
        openedAt: row.opened_at.toISOString(),
        respondBy: row.respond_by?.toISOString() ?? null,
        respondedAt: row.responded_at?.toISOString() ?? null,
        evidence: row.checkout_id === null ? null : await evidenceOf(db, row.checkout_id),
        reference: row.payment_intent_id,
        disputeReference: row.dispute_id,
        link: linkAtProvider(this.ports.stripe, row.payment_intent_id),
      })),
    );
  }
}

async function evidenceOf(db: ListReading['db'], checkoutId: string): Promise<DisputeRecord['evidence']> {
  const agreement = await readAgreement(db, checkoutId);
  return (
    agreement && {
      offeredAt: agreement.offeredAt.toISOString(),
      agreedAt: agreement.agreedAt?.toISOString() ?? null,
      words: agreement.words,
      beginAtOnce: agreement.beginAtOnce?.words ?? null,
    }
  );
}

import type { Knex } from 'knex';
import type { Actor } from '#kernel/actor.ts';
import { hasDuty } from '#kernel/contracts/roles.ts';
import type { SearchHit } from '#kernel/contracts/admin/admin-search.schema.ts';
import type { ConflictOfInterest } from '#kernel/desk/conflict-of-interest.ts';
import { searchCases } from '#kernel/desk/search-cases.ts';
import { HITS, type StaffSearch } from '#kernel/search/search-parts.ts';
import { UseCase } from '#kernel/use-case.ts';
import { poundsOf } from '#kernel/values/money.ts';

/** The beginning of the number of an invoice: '97H72I1V-0002'. */
const INVOICE = /^[A-Z0-9]{4,}(-\d*)?$/;
/** The conditions of the provider's references, by their prefixes. */
const REFERENCES: Record<string, string> = {
  pi: 'payment_intent_id = :words',
  in: 'invoice_id = :words',
  sub: 'subscription in (select id from billing.subscription where subscription_id = :words)',
  cus: 'account_id in (select account_id from billing.customer where id = :words)',
};

/** Payments by invoice or reference, and refunds and disputes by number. */
export class SearchPayments
  extends UseCase<{ db: Knex; conflictOfInterest: ConflictOfInterest }>
  implements StaffSearch
{
  async execute(words: string, reader: Actor): Promise<SearchHit[]> {
    if (!hasDuty(reader, 'money')) return [];
    const refunds = { queue: 'refunds', table: 'billing.refund_request', since: 'requested_at' } as const;
    const disputes = { queue: 'payment-disputes', table: 'billing.payment_dispute', since: 'opened_at' } as const;
    return [
      ...(await this.payments(words)),
      ...(await searchCases(this.ports, [{ ...refunds, isCase: `state <> 'immediate'` }, disputes], words, reader)),
    ];
  }

  private async payments(words: string): Promise<SearchHit[]> {
    const payments = this.ports.db('billing.payment').orderBy('paid_at', 'desc').limit(HITS);
    const reference = REFERENCES[words.split('_')[0]!];
    const number = words.toUpperCase();
    if (reference && words.includes('_')) payments.whereRaw(reference, { words });
    else if (INVOICE.test(number)) payments.whereLike('number', `${number}%`);
    else return [];
    return (await payments).map((row) => ({
      kind: 'payment',
      id: row.id,
      userId: row.account_id,
      number: row.number,
      amount: poundsOf(row.amount_pence),
      paidAt: row.paid_at.toISOString(),
    }));
  }
}

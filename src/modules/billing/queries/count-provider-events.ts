import type { Knex } from 'knex';
import { after, DAY, type Clock } from '#kernel/clock.ts';
import { UseCase } from '#kernel/use-case.ts';

/** Counts payments that failed within a day, and events of the provider that are not processed yet, for operators. */
export class CountProviderEvents extends UseCase<{ db: Knex; clock: Clock }> {
  async execute(): Promise<{ failedPayments: number; unhandled: number }> {
    const { db, clock } = this.ports;
    const { rows } = await db.raw<{ rows: [{ failedPayments: number; unhandled: number }] }>(
      `select count(*) filter (where type in ('payment_intent.payment_failed', 'invoice.payment_failed')
                and received_at > :since)::integer as "failedPayments",
              count(*) filter (where handled_at is null)::integer as unhandled
       from billing.provider_event where received_at > :since or handled_at is null`,
      { since: after(clock.now(), -DAY) },
    );
    return rows[0];
  }
}

import type { Knex } from 'knex';
import { addMonths, type Clock } from '#kernel/clock.ts';

/** */
const RETENTION_MONTHS = 6 * 12;

export async function purgePayments({ db, clock }: { db: Knex; clock: Clock }): Promise<void> {
  await db('billing.payment').where('paid_at', '<=', addMonths(clock.now(), -RETENTION_MONTHS)).delete();
}

import type { Knex } from 'knex';

interface Counts {
  renewing: number;
  refunds: number;
  customers: number;
}

/**
 * Refuses a start without fees while members still pay, wait for a refund, or have data at Stripe that nobody could
 * delete there (R-J.1).
 */
export async function requireNoPayers(db: Knex, { hasKeys }: { hasKeys: boolean }): Promise<void> {
  const { rows } = await db.raw<{ rows: [Counts] }>(`
    select
      (select count(*)::int from billing.subscription where ended_at is null and subscription_id is not null
        and not cancels_at_period_end and not is_restored) as renewing,
      (select count(*)::int from billing.refund_request where state = 'requested') as refunds,
      (select count(*)::int from billing.customer) as customers`);
  const refusal = refusalOf(rows[0], hasKeys);
  if (refusal !== null) throw new Error(`FEES=off is refused: ${refusal}`);
}

function refusalOf({ renewing, refunds, customers }: Counts, hasKeys: boolean): string | null {
  if (renewing > 0)
    return (
      `${renewing} subscriptions still renew. Start with FEES=on, cancel them in Stripe's dashboard, ` +
      'and start again when the console lists none that renews.'
    );
  if (refunds > 0)
    return `${refunds} requests for a refund wait for an answer. Start with FEES=on and decide them in the console.`;
  if (customers > 0 && !hasKeys)
    return (
      `${customers} people have data at Stripe from before, which are deleted there with their accounts. ` +
      'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.'
    );
  return null;
}

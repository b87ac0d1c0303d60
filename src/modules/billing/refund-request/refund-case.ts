import type { Knex } from 'knex';
import { readAgreement } from '../infra/agreements-repository.ts';
import { readPaymentsOf } from '../infra/payments-repository.ts';
import type { CheckoutRow } from '../infra/rows.ts';
import type { RefundCase } from '../domain/refund.ts';
import { refundDaysOf } from '../domain/refund-window.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { SentRequestsPort } from '../ports.ts';

/** Everything that decides about a refund of a plan's latest payment; null if nothing was paid. */
export async function readRefundCase(
  db: Knex,
  { state }: Subscription,
  sentRequests: SentRequestsPort,
): Promise<RefundCase | null> {
  const paid = await readPaymentsOf(db, state.id);
  const payment = paid.at(-1);
  if (!payment) return null;
  // In turn, since a transaction has one connection.
  const agreement = await readAgreement(db, state.checkoutId);
  const checkout = await db<CheckoutRow>('billing.checkout')
    .where({ id: state.checkoutId })
    .first('discount_pence', 'credit_pence', 'replaces');
  const hasSentSince = !payment.isFirst && (await sentRequests.hasSentSince(db, state.accountId, payment.periodStart));
  // A plan without a stored agreement has the terms of a month, and nothing is deducted.
  const { fullRefundDays, withdrawalDays } = agreement ?? refundDaysOf(1);
  return {
    payment,
    fullRefundDays,
    withdrawalDays,
    beganAtOnce: Boolean(agreement?.beginAtOnce),
    isAwaitingGuardian: state.isAwaitingGuardian,
    isFirstFullPrice: paid.length === 2 && (checkout?.discount_pence ?? 0) > 0,
    hasSentSince,
    restores: payment.isFirst && checkout && checkout.credit_pence > 0 ? checkout.replaces : null,
  };
}

import type { Tx } from '#kernel/tx.ts';
import { newId } from '#kernel/values/ids.ts';
import { paymentChargedBack, paymentReceived, paymentRefunded } from '../events.ts';
import type { ProviderInvoice } from '../domain/payment-provider.ts';
import type { Subscription } from '../domain/subscription.ts';
import { isReturned, returnedOf } from './returned-amount.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type RecordPaymentsPorts = Pick<UseCasePorts, 'payments' | 'clock'>;

/** Stores the paid invoices of a subscription as payments, and records what is new about them. */
export async function recordPayments(
  { payments, clock }: RecordPaymentsPorts,
  tx: Tx,
  { state }: Subscription,
  invoices: ProviderInvoice[],
): Promise<void> {
  const known = new Map((await payments.ofSubscription(tx, state.id)).map((one) => [one.invoiceId, one]));
  for (const invoice of invoices) {
    const { paymentIntentId, number } = invoice;
    if (invoice.status !== 'paid' || paymentIntentId === null || number === null || invoice.amountPaid === 0) continue;
    const before = known.get(invoice.id);
    const payment = before ?? {
      id: newId(clock.now()),
      accountId: state.accountId,
      subscription: state.id,
      planId: state.planId,
      invoiceId: invoice.id,
      paymentIntentId,
      number,
      subtotal: invoice.subtotal,
      amount: invoice.amountPaid,
      refunded: returnedOf(invoice),
      isFirst: invoice.id === state.invoiceId,
      paidAt: invoice.paidAt ?? clock.now(),
      periodStart: state.subscriptionId === null ? state.startsAt : invoice.periodStart,
      periodEnd: state.subscriptionId === null ? null : invoice.periodEnd,
    };
    const moved =
      state.chargeMovedTo && payment.isFirst ? { periodStart: invoice.periodStart, periodEnd: invoice.periodEnd } : {};
    await payments.save(tx, { ...payment, ...moved, refunded: returnedOf(invoice) });
    const { id, accountId } = payment;
    if (!before) tx.record(paymentReceived({ accountId, payment: id }));
    if (isReturned(invoice) && (before?.refunded ?? 0) < invoice.amountPaid)
      tx.record((invoice.chargedBackAmount > 0 ? paymentChargedBack : paymentRefunded)({ accountId, payment: id }));
  }
}

import type { Tx } from '#kernel/tx.ts';
import { newId } from '#kernel/values/ids.ts';
import { paymentChargedBack, paymentReceived, paymentRefunded } from '../events.ts';
import type { ProviderInvoice } from '../domain/payment-provider.ts';
import type { Payment } from '../domain/payment.ts';
import type { Subscription, SubscriptionState } from '../domain/subscription.ts';
import { recordDisputes } from './record-disputes.ts';
import { isReturned, returnedOf } from './returned-amount.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type RecordPaymentsPorts = Pick<UseCasePorts, 'payments' | 'disputes' | 'clock'>;

/** Stores the paid invoices of a subscription as payments, and records what is new about them. */
export async function recordPayments(
  ports: RecordPaymentsPorts,
  tx: Tx,
  { state }: Subscription,
  invoices: ProviderInvoice[],
): Promise<void> {
  const { payments, clock } = ports;
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
      isFirst: invoice.id === state.invoiceId,
      wasReminded: wasReminded(state, invoice),
      paidAt: invoice.paidAt ?? clock.now(),
      periodStart: state.subscriptionId === null ? state.startsAt : invoice.periodStart,
      periodEnd: state.subscriptionId === null ? null : invoice.periodEnd,
    };
    await payments.save(tx, {
      ...payment,
      ...movedPeriod(state, payment, invoice),
      refunded: returnedOf(invoice),
      isDisputed: invoice.isDisputed,
      card: invoice.card,
    });
    await recordDisputes(ports, tx, payment, invoice);
    const { id, accountId } = payment;
    if (!before) tx.record(paymentReceived({ accountId, payment: id }));
    if (returnedOf(invoice) <= (before?.refunded ?? 0)) continue;
    if (invoice.chargedBackAmount === 0) tx.record(paymentRefunded({ accountId, payment: id }));
    // The bank may take back a part of a payment whose plan continues.
    else if (isReturned(invoice) || state.endedAt !== null) tx.record(paymentChargedBack({ accountId, payment: id }));
  }
}

/** Returns whether the last notice of a renewal was about this charge: its period begins where the former one ended. */
const wasReminded = ({ renewalNotifiedFor }: SubscriptionState, { periodStart }: ProviderInvoice): boolean =>
  renewalNotifiedFor?.getTime() === periodStart.getTime();

/** The period of a first payment, which begins with the verification of her guardian if she waits. */
function movedPeriod(
  { subscriptionId, chargeMovedTo, isAwaitingGuardian, periodStart }: SubscriptionState,
  { isFirst }: Pick<Payment, 'isFirst'>,
  invoice: ProviderInvoice,
): Partial<Payment> {
  if (!isFirst) return {};
  if (subscriptionId === null) return isAwaitingGuardian ? {} : { periodStart };
  return chargeMovedTo ? { periodStart: invoice.periodStart, periodEnd: invoice.periodEnd } : {};
}

import { inTransaction, type Subscription as Subscribed } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { erase } from '#kernel/personal-data.ts';
import type { Tx } from '#kernel/tx.ts';
import { memberErased } from '../../identity/events.ts';
import type { Customer } from '../domain/customer.ts';
import { firstOf, type Payment } from '../domain/payment.ts';
import { isCredited } from '../domain/refund-request.ts';
import { personalData } from '../personal-data.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'customers' | 'checkouts' | 'subscriptions' | 'payments' | 'refunds' | 'outboundJobs'>;

/** Erases the member's subscription, here and at the provider; bare payments remain. */
export const eraseMember = (ports: Ports): Subscribed[] => [
  inTransaction(memberErased, 'billing.erase-member', async (tx, member) => {
    const { customers, outboundJobs } = ports;
    const customer = await customers.ofBuyer(tx, { accountId: member.accountId });
    if (customer) {
      await refundRequested(tx, ports, member.accountId, customer);
      await refundAwaiting(tx, ports, member.accountId, customer);
      await outboundJobs.add(tx, { do: 'delete', customer: customer.id });
    }
    await erase(tx, personalData, member);
  }),
];

/**
 * Refunds pending requests, since nobody will decide them any more. Recorded at once, since an erased customer
 * is not synchronised any more.
 */
async function refundRequested(tx: Tx, ports: Ports, accountId: UserId, customer: Customer): Promise<void> {
  const { checkouts, payments, refunds } = ports;
  for (const request of await refunds.undecidedOf(tx, accountId)) {
    const refundedPayment = await payments.find(tx, request.payment);
    if (!refundedPayment || isCredited(await checkouts.findReplacement(tx, refundedPayment.subscription))) continue;
    for (const payment of await payments.ofSubscription(tx, refundedPayment.subscription))
      if (payment.paidAt >= refundedPayment.paidAt) await refund(tx, ports, payment, customer);
  }
}

/** Refunds what a woman paid whose guardian was never verified: she never had it. */
async function refundAwaiting(tx: Tx, ports: Ports, accountId: UserId, customer: Customer): Promise<void> {
  const { subscriptions, payments } = ports;
  for (const { state } of await subscriptions.ofAccount(tx, accountId)) {
    const first =
      state.isAwaitingGuardian && state.endedAt === null && firstOf(await payments.ofSubscription(tx, state.id));
    if (first) await refund(tx, ports, first, customer);
  }
}

async function refund(tx: Tx, { payments, outboundJobs }: Ports, payment: Payment, customer: Customer): Promise<void> {
  if (payment.refunded > 0 || payment.isDisputed) return;
  await payments.save(tx, { ...payment, refunded: payment.amount });
  await outboundJobs.add(tx, { do: 'refund', paymentIntent: payment.paymentIntentId, customer: customer.id });
}

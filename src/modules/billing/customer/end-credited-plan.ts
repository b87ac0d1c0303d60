import { invoiceText } from '#kernel/i18n/answers.ts';
import type { Tx } from '#kernel/tx.ts';
import { newId } from '#kernel/values/ids.ts';
import type { Checkout } from '../domain/checkout.ts';
import { firstOf } from '../domain/payment.ts';
import type { ProviderInvoice } from '../domain/payment-provider.ts';
import { isCredited } from '../domain/refund-request.ts';
import type { Subscription } from '../domain/subscription.ts';
import { returnedOf } from './returned-amount.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type EndCreditedPlanPorts = Pick<
  UseCasePorts,
  'checkouts' | 'subscriptions' | 'outboundJobs' | 'refunds' | 'payments' | 'clock'
>;

/**
 * Ends a plan that was bought for less because of a payment that was later returned by the provider or the payer's
 * bank, so that nobody is paid twice. The payment of that plan itself becomes a refund request for the staff.
 */
export async function endCreditedPlan(
  ports: EndCreditedPlanPorts,
  tx: Tx,
  customer: string,
  subscription: Subscription,
  invoices: ProviderInvoice[],
): Promise<void> {
  const { checkouts, subscriptions, outboundJobs, refunds, payments, clock } = ports;
  const successor = await checkouts.findReplacement(tx, subscription.state.id);
  const credited = successor && invoices.find(({ id }) => id === successor.state.credited);
  if (!credited || returnedOf(credited) + successor.state.credit <= credited.amountPaid) return;
  const present = await runningInPlaceOf(ports, tx, successor);
  if (!present) return;
  const { id, accountId, subscriptionId } = present.state;
  if (subscriptionId) await outboundJobs.add(tx, { do: 'cancel', subscription: subscriptionId, customer });
  else {
    present.end(clock.now());
    await subscriptions.save(tx, present);
  }
  const first = firstOf(await payments.ofSubscription(tx, id));
  if (!first || first.refunded > 0 || (await refunds.ofPayment(tx, first.id))) return;
  const at = clock.now();
  const request = { id: newId(at), accountId, payment: first.id, reason: invoiceText('creditReturned') };
  await refunds.save(tx, { ...request, state: 'requested', requestedAt: at, decidedAt: null });
}

/** The plan of this checkout, or the one to which its unused part was credited; null if that has ended. */
async function runningInPlaceOf(
  { checkouts, subscriptions }: EndCreditedPlanPorts,
  tx: Tx,
  successor: Checkout,
): Promise<Subscription | null> {
  const all = await subscriptions.ofAccount(tx, successor.state.accountId!);
  for (let checkout: Checkout | null = successor; checkout !== null && isCredited(checkout);) {
    const { id } = checkout.state;
    const plan = all.find(({ state }) => state.checkoutId === id);
    if (!plan || plan.isRunning) return plan ?? null;
    checkout = await checkouts.findReplacement(tx, plan.state.id);
  }
  return null;
}

import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { abandonCheckout } from '../domain/checkout.ts';
import { refundAtOnce, unusedPartOf } from '../domain/refund.ts';
import { presentOf } from '../domain/subscription.ts';
import type { SentRequestsPort } from '../ports.ts';
import { readRefundCase } from '../refund-request/refund-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface ClosedAccountPorts extends Pick<
  UseCasePorts,
  'checkouts' | 'subscriptions' | 'refunds' | 'outboundJobs' | 'people' | 'clock'
> {
  sentRequests: SentRequestsPort;
}

/**
 * Refunds the unused time of an account that staff closed, unless for fraud or violence. Returns whether the
 * plan ends by a refund, so that nothing else needs to stop its renewal.
 */
export async function refundClosedAccount(
  ports: ClosedAccountPorts,
  tx: Tx,
  { customer, accountId }: { customer: string; accountId: UserId },
): Promise<boolean> {
  const { people, subscriptions, checkouts, refunds, clock, sentRequests } = ports;
  if ((await people.closedFor(tx, accountId)) !== 'rules') return false;
  const subscription = presentOf(await subscriptions.ofAccount(tx, accountId));
  const refundCase = subscription && (await readRefundCase(tx.db, subscription, sentRequests));
  if (!refundCase) return false;
  const { payment } = refundCase;
  const decision = await refunds.ofPayment(tx, payment.id);
  if (decision?.state === 'immediate' || decision?.state === 'approved') return true;
  const [at, begun] = [clock.now(), await checkouts.openOf(tx, { accountId })];
  const total = unusedPartOf(refundCase, at);
  if (payment.isDisputed || total <= payment.refunded) return false;
  if (begun) await abandonCheckout(tx, ports, begun);
  await refundAtOnce(tx, ports, { payment, subscription, customer }, { total, reason: null, at });
  return true;
}

import { after } from '#kernel/clock.ts';
import type { Tx } from '#kernel/tx.ts';
import { firstOf, type Payment } from '../domain/payment.ts';
import type { Subscription } from '../domain/subscription.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type RestorePorts = Pick<UseCasePorts, 'checkouts' | 'subscriptions' | 'payments' | 'refunds' | 'clock'>;

/**
 * Continues the plan that an upgrade replaced, for the time that was left then, once the upgrade is refunded.
 * It does not renew: nobody has agreed to another charge for it (ADR 50).
 */
export async function restoreReplacedPlan(ports: RestorePorts, tx: Tx, upgrade: Subscription): Promise<void> {
  const { checkouts, subscriptions, payments, clock } = ports;
  if (upgrade.isRunning) return;
  const checkout = await checkouts.find(tx, upgrade.state.checkoutId);
  if (checkout?.state.state !== 'paid' || !checkout.state.replaces || checkout.state.credit === 0) return;
  const { replaces, credit, credited: invoice, openedAt } = checkout.state;
  if (!(await isRefunded(ports, tx, upgrade))) return;
  const earlier = await subscriptions.find(tx, replaces);
  const credited = (await payments.ofSubscription(tx, replaces)).find(({ invoiceId }) => invoiceId === invoice);
  // A credited payment that was returned itself gives nothing any more (ADR 44).
  if (!earlier || earlier.isRunning || !credited?.periodEnd || credited.refunded + credit > credited.amount) return;
  const at = clock.now();
  const moved = movedBy(credited, at.getTime() - openedAt.getTime());
  earlier.restore(at, moved);
  await subscriptions.save(tx, earlier);
  await payments.save(tx, { ...credited, ...moved });
  await checkouts.save(tx, checkout.returned());
}

/** Returns whether an upgrade's payment was returned, whole or by a decision; a courtesy of the staff is neither. */
async function isRefunded({ payments, refunds }: RestorePorts, tx: Tx, { state }: Subscription): Promise<boolean> {
  const first = firstOf(await payments.ofSubscription(tx, state.id));
  if (!first || first.refunded === 0) return false;
  const decision = await refunds.ofPayment(tx, first.id);
  return first.refunded === first.amount || decision?.state === 'immediate' || decision?.state === 'approved';
}

/** The period of a payment, as much later as its plan was interrupted. */
function movedBy({ periodStart, periodEnd }: Payment, interruption: number): { periodStart: Date; periodEnd: Date } {
  return { periodStart: after(periodStart, interruption), periodEnd: after(periodEnd!, interruption) };
}

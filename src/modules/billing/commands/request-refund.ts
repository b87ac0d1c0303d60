import { DomainError } from '#kernel/errors.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import { abandonCheckout } from '../domain/checkout.ts';
import { firstOf } from '../domain/payment.ts';
import { requireRefundable } from '../domain/refund-request.ts';
import { presentOf } from '../domain/subscription.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  'uow' | 'clock' | 'customers' | 'checkouts' | 'subscriptions' | 'payments' | 'refunds' | 'outboundJobs'
>;

/**
 * A member asks for a refund of the first payment of the present plan, within the window. It cannot be credited
 * any more, so an open checkout for a dearer plan is abandoned.
 */
export class RequestRefund extends UseCase<Ports> {
  /** @throws billing.nothing-to-refund, billing.refund-too-late or billing.refund-already-requested */
  async execute(accountId: UserId, reason: string | undefined): Promise<void> {
    const { uow, clock, customers, checkouts, subscriptions, payments, refunds } = this.ports;
    await uow.run(async (tx) => {
      const at = clock.now();
      // A parallel checkout of the member waits for this lock.
      await customers.ofBuyer(tx, { accountId });
      const present = presentOf(await subscriptions.ofAccount(tx, accountId));
      const paid = present ? await payments.ofSubscription(tx, present.state.id) : [];
      const first = firstOf(paid);
      requireRefundable(first, at);
      if (await refunds.ofPayment(tx, first.id)) throw new DomainError('billing.refund-already-requested');
      const request = { id: newId(at), accountId, payment: first.id, reason: reason ?? null };
      await refunds.save(tx, { ...request, state: 'requested', requestedAt: at, decidedAt: null });
      const begun = await checkouts.openOf(tx, { accountId });
      if (begun) await abandonCheckout(tx, this.ports, begun);
    });
  }
}

import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import { abandonCheckout, type Checkouts } from '../domain/checkout.ts';
import type { Customers } from '../domain/customer.ts';
import type { OutboundJobs } from '../domain/outbound-job.ts';
import { firstOf, type Payments } from '../domain/payment.ts';
import { requireRefundable, type RefundRequests } from '../domain/refund-request.ts';
import { presentOf, type Subscriptions } from '../domain/subscription.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  customers: Customers;
  checkouts: Checkouts;
  subscriptions: Subscriptions;
  payments: Payments;
  refunds: RefundRequests;
  outboundJobs: OutboundJobs;
}

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

import { DomainError } from '#kernel/errors.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';
import { abandonCheckout } from '../domain/checkout.ts';
import { refundAtOnce, refundOf, requireReturnable } from '../domain/refund.ts';
import { presentOf } from '../domain/subscription.ts';
import { readRefundCase } from '../refund-request/refund-case.ts';
import type { SentRequestsPort } from '../ports.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<
  UseCasePorts,
  'uow' | 'clock' | 'customers' | 'checkouts' | 'subscriptions' | 'refunds' | 'outboundJobs'
> {
  sentRequests: SentRequestsPort;
}

export type RefundOutcome = { status: 'refunded'; amount: Pence } | { status: 'asked' };

/**
 * A member wants the latest payment of the present plan back: at once by the rules, otherwise the staff decide
 * . It cannot be credited any more, so an open checkout for a dearer plan is abandoned.
 */
export class RequestRefund extends UseCase<Ports> {
  /** @throws billing.nothing-to-refund, billing.payment-disputed or billing.refund-already-requested */
  async execute(accountId: UserId, reason: string | undefined): Promise<RefundOutcome> {
    const { uow, clock, customers, checkouts, subscriptions, refunds, sentRequests } = this.ports;
    return uow.run(async (tx) => {
      const at = clock.now();
      // A parallel checkout or refund of the member waits for this lock.
      const customer = await customers.ofBuyer(tx, { accountId });
      const present = presentOf(await subscriptions.ofAccount(tx, accountId));
      const refundCase = present && (await readRefundCase(tx.db, present, sentRequests));
      if (!customer || !refundCase) throw new DomainError('billing.nothing-to-refund');
      const { payment } = refundCase;
      requireReturnable(payment);
      const before = await refunds.ofPayment(tx, payment.id);
      if (before)
        throw new DomainError(
          before.state === 'immediate' || before.state === 'approved'
            ? 'billing.nothing-to-refund'
            : 'billing.refund-already-requested',
        );
      const refund = refundOf(refundCase, at);
      if (!refund) throw new DomainError('billing.nothing-to-refund');
      const begun = await checkouts.openOf(tx, { accountId });
      if (begun) await abandonCheckout(tx, this.ports, begun);
      const given = { accountId, payment: payment.id, reason: reason ?? null };
      if (refund.kind === 'later') {
        await refunds.save(tx, { id: newId(at), ...given, state: 'requested', requestedAt: at, decidedAt: null });
        return { status: 'asked' };
      }
      const { amount: total } = refund;
      if (total <= payment.refunded) throw new DomainError('billing.nothing-to-refund');
      const refunded = { payment, subscription: present, customer: customer.id };
      await refundAtOnce(tx, this.ports, refunded, { total, reason: given.reason, at });
      return { status: 'refunded', amount: penceOf(total - payment.refunded) };
    });
  }
}

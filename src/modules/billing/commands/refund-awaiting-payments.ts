import { after, DAY } from '#kernel/clock.ts';
import { processEach } from '#kernel/runtime/process-each.ts';
import { UseCase } from '#kernel/use-case.ts';
import { firstOf } from '../domain/payment.ts';
import { refundAtOnce } from '../domain/refund.ts';
import { AWAITING_REFUND_DAYS } from '../domain/refund-window.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<
  UseCasePorts,
  'uow' | 'clock' | 'customers' | 'subscriptions' | 'payments' | 'refunds' | 'outboundJobs'
>;

/** Refunds women whose guardian is still not verified 90 days after their payment. */
export class RefundAwaitingPayments extends UseCase<Ports> {
  async execute(): Promise<void> {
    const { uow, clock, customers, subscriptions, payments, refunds } = this.ports;
    const at = clock.now();
    const waiting = await uow.run((tx) => subscriptions.awaitingSince(tx, after(at, -AWAITING_REFUND_DAYS * DAY)));
    await processEach(waiting, ({ id, accountId }) =>
      uow.run(async (tx) => {
        const customer = await customers.ofBuyer(tx, { accountId });
        const subscription = await subscriptions.find(tx, id);
        const payment = firstOf(await payments.ofSubscription(tx, id));
        if (!customer || !payment || !subscription?.isRunning || !subscription.state.isAwaitingGuardian) return;
        if (payment.isDisputed || payment.refunded >= payment.amount || (await refunds.ofPayment(tx, payment.id)))
          return;
        const refunded = { payment, subscription, customer: customer.id };
        await refundAtOnce(tx, this.ports, refunded, { total: payment.amount, reason: null, at });
      }),
    );
  }
}

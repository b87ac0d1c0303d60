import type { Clock } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { newId, type UserId } from '#kernel/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { firstOf, type Payments } from '../domain/payment.ts';
import { requireRefundable, type RefundRequests } from '../domain/refund-request.ts';
import { presentOf, type Subscriptions } from '../domain/subscription.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  subscriptions: Subscriptions;
  payments: Payments;
  refunds: RefundRequests;
}

/** A member asks for the first payment of the present plan back, within the terms' window (decisions 7.6). */
export class AskForRefund {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  /** Throws `billing.nothing-to-refund`, `billing.refund-too-late` or `billing.refund-asked`. */
  async execute(accountId: UserId, reason: string | undefined): Promise<void> {
    const { uow, clock, subscriptions, payments, refunds } = this.ports;
    await uow.run(async (tx) => {
      const at = clock.now();
      const present = presentOf(await subscriptions.ofAccount(tx, accountId));
      const paid = present ? await payments.ofSubscription(tx, present.state.id) : [];
      const first = firstOf(paid);
      requireRefundable(first, at);
      if (await refunds.ofPayment(tx, first.id)) throw new DomainError('billing.refund-asked');
      const request = { id: newId(at), accountId, payment: first.id, reason: reason ?? null };
      await refunds.save(tx, { ...request, state: 'asked', askedAt: at, decidedAt: null });
    });
  }
}

import type { AdminChange } from '#kernel/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { RefundDecided } from '../contracts/admin-refunds.ts';
import type { Customers } from '../domain/customer.ts';
import type { Errands } from '../domain/errand.ts';
import type { Payments } from '../domain/payment.ts';
import { requireUndecided, type RefundRequests } from '../domain/refund-request.ts';
import type { Subscriptions } from '../domain/subscription.ts';
import { refundRefused } from '../events.ts';

interface Ports extends DeskPorts {
  customers: Customers;
  subscriptions: Subscriptions;
  payments: Payments;
  refunds: RefundRequests;
  errands: Errands;
}

/** An admin gives a payment back, or does not. The plan ends with what went back (decisions 7.13). */
export class DecideRefund extends CaseCommand<string, RefundDecided> {
  protected readonly verb: string;
  protected readonly queue = 'refunds';
  protected readonly settledAs = 'common.conflict';
  protected readonly subjectType = 'refund';
  private readonly ports: Ports;
  private readonly decision: 'approved' | 'refused';

  constructor(ports: Ports, decision: 'approved' | 'refused') {
    super(ports);
    this.ports = ports;
    this.decision = decision;
    this.verb = decision === 'approved' ? 'approve-refund' : 'refuse-refund';
  }

  /** Throws `common.not-found`, and `common.conflict` for what is decided already. */
  protected async settle(tx: Tx, id: string, { at }: { at: Date }): Promise<AdminChange<RefundDecided>> {
    const { customers, subscriptions, payments, refunds, errands } = this.ports;
    const request = await refunds.find(tx, id);
    if (!request) throw new DomainError('common.not-found');
    requireUndecided(request, this.decision);
    await refunds.save(tx, { ...request, state: this.decision, decidedAt: at });
    const payment = await payments.find(tx, request.payment);
    const subscription = payment && (await subscriptions.find(tx, payment.subscription));
    const customer = await customers.ofBuyer(tx, { accountId: request.accountId });
    if (this.decision === 'approved' && payment && customer)
      await errands.add(tx, {
        do: 'refund',
        paymentIntent: payment.paymentIntentId,
        subscription: subscription?.state.subscriptionId ?? undefined,
        customer: customer.id,
      });
    if (this.decision === 'refused')
      tx.record(refundRefused({ accountId: request.accountId, payment: request.payment }));
    return {
      subjectId: id,
      before: { state: request.state },
      after: { state: this.decision },
      answer: { id, state: this.decision },
    };
  }
}

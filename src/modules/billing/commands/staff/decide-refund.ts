import type { AdminChange } from '#kernel/admin/admin-command.ts';
import { CaseCommand, type DeskPorts } from '#kernel/desk/case-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Tx } from '#kernel/tx.ts';
import type { RefundDecided, refundParts } from '../../contracts/admin-refunds.schema.ts';
import { abandonCheckout } from '../../domain/checkout.ts';
import type { Customer } from '../../domain/customer.ts';
import { orderRefund, unusedPartOf } from '../../domain/refund.ts';
import { requireNotCredited, requireUndecided, type RefundRequest } from '../../domain/refund-request.ts';
import { refundRefused } from '../../events.ts';
import type { SentRequestsPort } from '../../ports.ts';
import { readRefundCase } from '../../refund-request/refund-case.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

interface Ports
  extends
    DeskPorts,
    Pick<UseCasePorts, 'customers' | 'checkouts' | 'subscriptions' | 'payments' | 'refunds' | 'outboundJobs'> {
  sentRequests: SentRequestsPort;
}

interface Decision {
  id: string;
  part?: (typeof refundParts)[number];
}

/** An admin refunds a payment or its unused time, which ends the plan, or refuses to. */
export class DecideRefund extends CaseCommand<Decision, RefundDecided, Ports> {
  protected readonly verb: 'approve-refund' | 'refuse-refund';
  protected readonly queue = 'refunds';
  protected readonly alreadyResolvedCode = 'common.conflict';
  protected readonly subjectType = 'refund';
  private readonly decision: 'approved' | 'refused';

  constructor(ports: Ports, decision: 'approved' | 'refused') {
    super(ports);
    this.decision = decision;
    this.verb = decision === 'approved' ? 'approve-refund' : 'refuse-refund';
  }

  /**
   * @throws common.not-found
   * @throws common.conflict if the request is decided already
   * @throws billing.refund-credited if another plan was bought for less because of the payment
   * @throws billing.nothing-to-refund if no time is left of it
   */
  protected async resolve(tx: Tx, { id, part }: Decision, { at }: { at: Date }): Promise<AdminChange<RefundDecided>> {
    const { customers, refunds } = this.ports;
    const accountId = await refunds.accountOf(tx, id);
    // A parallel checkout, payment or refund of the member waits for this lock, which comes first (ADR 39).
    const customer = accountId && (await customers.ofBuyer(tx, { accountId }));
    const request = await refunds.find(tx, id);
    if (!request) throw new DomainError('common.not-found');
    requireUndecided(request, this.decision);
    await refunds.save(tx, { ...request, state: this.decision, decidedAt: at });
    if (this.decision === 'refused')
      tx.record(refundRefused({ accountId: request.accountId, payment: request.payment }));
    else if (customer) await this.giveBack(tx, request, { customer, part, at });
    return {
      subjectId: id,
      before: { state: request.state },
      after: { state: this.decision },
      answer: { id, state: this.decision },
    };
  }

  private async giveBack(
    tx: Tx,
    { accountId, payment: id, requestedAt }: RefundRequest,
    { customer, part, at }: Pick<Decision, 'part'> & { customer: Customer; at: Date },
  ): Promise<void> {
    const { checkouts, subscriptions, payments, outboundJobs, sentRequests } = this.ports;
    const payment = await payments.find(tx, id);
    if (!payment) return;
    const { subscription } = payment;
    requireNotCredited(await checkouts.findReplacement(tx, subscription));
    const begun = await checkouts.openOf(tx, { accountId });
    if (begun?.state.replaces === subscription) await abandonCheckout(tx, { checkouts, outboundJobs }, begun);
    const record = await subscriptions.find(tx, subscription);
    if (!record) return;
    const refundCase = part === 'unused' ? await readRefundCase(tx.db, record, sentRequests) : null;
    // Of the time that was left when it was requested.
    const total = refundCase && unusedPartOf({ ...refundCase, payment }, requestedAt);
    if (total !== null && total <= payment.refunded) throw new DomainError('billing.nothing-to-refund');
    const refund = total === null ? { at } : { total, at };
    await orderRefund(tx, this.ports, { payment, subscription: record, customer: customer.id }, refund);
  }
}

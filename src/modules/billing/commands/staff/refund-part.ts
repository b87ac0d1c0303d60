import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError, invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import { penceIn, penceOf, poundsOf } from '#kernel/values/money.ts';
import { requireReturnable } from '../../domain/refund.ts';
import { requireNotCredited } from '../../domain/refund-request.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> &
  Pick<UseCasePorts, 'customers' | 'checkouts' | 'payments' | 'outboundJobs'>;
type Refunded = { id: string; amount: string };

/** An admin refunds an amount of a payment out of goodwill, at any time; the plan continues. */
export class RefundPart extends AdminCommand<Refunded, Refunded, Ports> {
  protected readonly verb = 'refund-part';
  protected readonly subjectType = 'user';

  /**
   * @throws common.not-found, billing.payment-disputed, billing.nothing-to-refund and billing.refund-credited
   * @throws with the field `amount` if it is nothing, or more than what is left of the payment
   */
  protected async change(tx: Tx, { id, amount }: Refunded): Promise<AdminChange<Refunded>> {
    const { customers, checkouts, payments, outboundJobs } = this.ports;
    const accountId = (await payments.find(tx, id))?.accountId;
    // A parallel checkout, payment or refund of the member waits for this lock, which comes first (ADR 39).
    const customer = accountId && (await customers.ofBuyer(tx, { accountId }));
    const payment = await payments.find(tx, id);
    if (!customer || !payment) throw new DomainError('common.not-found');
    requireReturnable(payment);
    requireNotCredited(await checkouts.findReplacement(tx, payment.subscription));
    const part = penceIn(amount);
    const total = penceOf(payment.refunded + part);
    if (part === 0 || total > payment.amount)
      throw invalidField(
        'amount',
        sentence('refundable', { most: poundsOf(penceOf(payment.amount - payment.refunded)) }),
      );
    const { paymentIntentId: paymentIntent, number, refunded } = payment;
    await outboundJobs.add(tx, { do: 'refund', paymentIntent, total, customer: customer.id });
    return {
      subjectId: payment.accountId,
      before: { number, refunded: poundsOf(refunded) },
      after: { number, refunded: poundsOf(total) },
      answer: { id, amount: poundsOf(part) },
    };
  }
}

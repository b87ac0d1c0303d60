import { AdminCommand, type AdminChange } from '#kernel/admin/admin-command.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Tx } from '#kernel/tx.ts';
import type { UseCasePorts } from '../../use-case-ports.ts';

type Ports = Pick<Kernel, 'uow' | 'clock'> & Pick<UseCasePorts, 'customers' | 'subscriptions' | 'outboundJobs'>;

/** An admin cancels for a member as the member could; the provider is informed after the commit. */
export class CancelPlan extends AdminCommand<UserId, { userId: UserId }, Ports> {
  protected readonly verb = 'cancel-plan';
  protected readonly subjectType = 'user';

  /** @throws billing.nothing-to-cancel */
  protected async change(tx: Tx, accountId: UserId): Promise<AdminChange<{ userId: UserId }>> {
    const { customers, subscriptions, outboundJobs } = this.ports;
    const customer = await customers.ofBuyer(tx, { accountId });
    const running = (await subscriptions.ofAccount(tx, accountId)).find(({ renews }) => renews);
    const subscription = running?.state.subscriptionId;
    if (!customer || !running || !subscription) throw new DomainError('billing.nothing-to-cancel');
    const job = running.isUnpaid ? 'cancel' : 'cancel-at-period-end';
    await outboundJobs.add(tx, { do: job, subscription, customer: customer.id });
    const { planId, periodEnd } = running.state;
    return {
      subjectId: accountId,
      after: { planId, endsAt: running.isUnpaid ? null : periodEnd },
      answer: { userId: accountId },
    };
  }
}

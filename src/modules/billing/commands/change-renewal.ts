import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { SyncCustomer } from '../customer/sync-customer.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'provider' | 'customers' | 'subscriptions'> {
  syncCustomer: SyncCustomer;
}

/**
 * A member cancels, with access until the end of the paid period, or resumes before then. If the renewal was
 * not paid, cancelling ends the subscription at once and stops further charges.
 */
export class ChangeRenewal extends UseCase<Ports> {
  /** @throws billing.nothing-to-cancel or billing.nothing-to-resume */
  async execute(accountId: UserId, to: 'cancel' | 'resume'): Promise<'cancelled' | 'ended' | 'resumed'> {
    const { uow, clock, provider, customers, subscriptions, syncCustomer } = this.ports;
    const at = clock.now();
    const cancels = to === 'cancel';
    const [customer, running] = await uow.run(async (tx) => [
      await customers.ofBuyer(tx, { accountId }),
      (await subscriptions.ofAccount(tx, accountId)).find((one) => (cancels ? one.renews : one.mayResumeAt(at))),
    ]);
    const subscriptionId = running?.state.subscriptionId;
    if (!customer || !subscriptionId)
      throw new DomainError(cancels ? 'billing.nothing-to-cancel' : 'billing.nothing-to-resume');
    const ends = cancels && running.isUnpaid;
    if (ends) await provider.cancel(subscriptionId);
    else await provider.setCancelAtPeriodEnd(subscriptionId, cancels);
    await syncCustomer.run(customer.id);
    if (ends) return 'ended';
    return cancels ? 'cancelled' : 'resumed';
  }
}

import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

/** Begins to set up another card; the webhook reports when it is ready, and open invoices are charged to it. */
export class ChangeCard extends UseCase<Pick<UseCasePorts, 'uow' | 'provider' | 'customers' | 'subscriptions'>> {
  /** @throws billing.no-card-needed if nothing renews */
  async execute(accountId: UserId): Promise<{ clientSecret: string }> {
    const { uow, provider, customers, subscriptions } = this.ports;
    const [customer, running] = await uow.run(async (tx) => [
      await customers.ofBuyer(tx, { accountId }),
      (await subscriptions.ofAccount(tx, accountId)).some(({ renews }) => renews),
    ]);
    if (!customer || !running) throw new DomainError('billing.no-card-needed');
    return provider.startCardSetup(customer.id);
  }
}

import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { Customers } from '../domain/customer.ts';
import type { PaymentProvider } from '../domain/payment-provider.ts';
import type { Subscriptions } from '../domain/subscription.ts';

interface Ports {
  uow: UnitOfWork;
  provider: PaymentProvider;
  customers: Customers;
  subscriptions: Subscriptions;
}

/** Begins to set up another card; the webhook reports when it is ready, and open invoices are charged to it. */
export class ChangeCard extends UseCase<Ports> {
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

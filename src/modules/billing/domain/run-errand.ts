import type { FollowCustomer } from './follow-customer.ts';
import type { Errand } from './errand.ts';
import type { PaymentProvider, ProviderInvoice } from './payment-provider.ts';
import type { Plans } from './plan.ts';
import type { ProviderEvents } from './provider-events.ts';
import type { Subscriptions } from './subscription.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Clock } from '#kernel/clock.ts';
import type { PlanId } from '#kernel/ids.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  provider: PaymentProvider;
  events: ProviderEvents;
  follow: FollowCustomer;
  plans: Plans;
  subscriptions: Subscriptions;
}

/** Runs what is to be asked of the provider. After each the customer is followed, so that its effect is known here. */
export class RunErrand {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async run(errand: Errand): Promise<void> {
    if (errand.do === 'price') return this.price(errand.plan);
    const { uow, clock, provider, events, follow } = this.ports;
    if ('event' in errand && errand.event && !(await uow.run((tx) => events.isOpen(tx, errand.event!)))) return;
    // What comes while it runs is not covered by it.
    const covered = await uow.run((tx) => events.openOf(tx, errand.customer));
    switch (errand.do) {
      case 'follow':
        break;
      case 'use-card':
        await provider.useCard(errand.setupIntent);
        break;
      case 'cancel':
        await provider.cancel(errand.subscription);
        break;
      case 'replace':
        await this.end(errand, ({ id, periodEnd }) => id !== errand.credited && periodEnd > new Date(errand.openedAt));
        break;
      case 'cancel-at-period-end':
        await provider.setCancelAtPeriodEnd(errand.subscription, true);
        break;
      case 'move-charge':
        await this.moveCharge(errand.of);
        break;
      case 'refund':
        if (errand.subscription) await this.end({ ...errand, subscription: errand.subscription }, () => true);
        await provider.refund(errand.paymentIntent);
        break;
      case 'abandon':
        await provider.abandon({ subscriptionId: errand.subscription ?? null, invoiceId: errand.invoice });
        break;
      case 'forget':
        return provider.deleteCustomer(errand.customer);
    }
    await follow.run(errand.customer);
    // A card of another message is used by that message's own errand.
    const own = 'event' in errand ? errand.event : undefined;
    const done = covered.filter(({ id, isOnlyNews }) => isOnlyNews || id === own).map(({ id }) => id);
    await uow.run((tx) => events.handled(tx, done, clock.now()));
  }

  /** Ends a plan, and gives back what was paid for it. Nothing is charged after the end, so that none is missed. */
  private async end(
    { customer, subscription }: { customer: string; subscription: string },
    goesBack: (invoice: ProviderInvoice) => boolean,
  ): Promise<void> {
    const { provider } = this.ports;
    await provider.cancel(subscription);
    const { invoices } = await provider.accountOf(customer);
    for (const invoice of invoices) {
      const { subscriptionId, status, paymentIntentId } = invoice;
      if (subscriptionId === subscription && status === 'paid' && paymentIntentId !== null && goesBack(invoice))
        await provider.refund(paymentIntentId);
    }
  }

  private async moveCharge(id: string): Promise<void> {
    const { uow, provider, subscriptions } = this.ports;
    const { subscriptionId, movedTo } = (await uow.run((tx) => subscriptions.find(tx, id)))?.state ?? {};
    if (subscriptionId && movedTo) await provider.moveNextCharge(subscriptionId, movedTo);
  }

  private async price(id: PlanId): Promise<void> {
    const { uow, provider, plans } = this.ports;
    const plan = await uow.run((tx) => plans.find(tx, id));
    if (!plan || plan.price === 0) return;
    const stripePriceId = await provider.priceOf(plan);
    await uow.run((tx) => plans.keepPrice(tx, plan, stripePriceId));
  }
}

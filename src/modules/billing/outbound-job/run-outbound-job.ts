import type { SyncCustomer } from '../customer/sync-customer.ts';
import type { OutboundJob, OutboundJobTo } from '../domain/outbound-job.ts';
import type { ProviderInvoice } from '../domain/payment-provider.ts';
import type { PlanId } from '#kernel/values/ids.ts';
import { penceOf } from '#kernel/values/money.ts';
import { UseCase } from '#kernel/use-case.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'uow' | 'clock' | 'provider' | 'events' | 'plans' | 'subscriptions'> {
  syncCustomer: SyncCustomer;
}

/** Runs an outbound job, then synchronises its customer so that the effect is stored. */
export class RunOutboundJob extends UseCase<Ports> {
  async run(outboundJob: OutboundJob): Promise<void> {
    if (outboundJob.do === 'price') return this.price(outboundJob.plan);
    const { uow, clock, provider, events, syncCustomer } = this.ports;
    if ('event' in outboundJob && outboundJob.event && !(await uow.run((tx) => events.isOpen(tx, outboundJob.event!))))
      return;
    // Events that arrive while it runs are not covered by it.
    const covered = await uow.run((tx) => events.openOf(tx, outboundJob.customer));
    switch (outboundJob.do) {
      case 'sync':
        break;
      case 'use-card':
        await provider.useCard(outboundJob.setupIntent);
        break;
      case 'cancel':
        await provider.cancel(outboundJob.subscription);
        break;
      case 'replace':
        await this.end(
          outboundJob,
          ({ id, periodEnd }) => id !== outboundJob.credited && periodEnd > new Date(outboundJob.openedAt),
        );
        break;
      case 'cancel-at-period-end':
        await provider.setCancelAtPeriodEnd(outboundJob.subscription, true);
        break;
      case 'move-charge':
        await this.moveCharge(outboundJob.of);
        break;
      case 'refund':
        await this.refund(outboundJob);
        break;
      case 'abandon':
        await provider.abandon({ subscriptionId: outboundJob.subscription ?? null, invoiceId: outboundJob.invoice });
        break;
      case 'delete':
        return provider.deleteCustomer(outboundJob.customer);
    }
    await syncCustomer.run(outboundJob.customer);
    // A card of another event is applied by that event's own job.
    const own = 'event' in outboundJob ? outboundJob.event : undefined;
    const done = covered.filter(({ id, informational }) => informational || id === own).map(({ id }) => id);
    await uow.run((tx) => events.handled(tx, done, clock.now()));
  }

  /** Ends a plan and refunds its payments. It is ended first, so that no later charge is missed. */
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

  /** Refunds a payment, and whole charges for the plan that came after it. */
  private async refund({ customer, subscription, paymentIntent, total }: OutboundJobTo<'refund'>): Promise<void> {
    const { provider } = this.ports;
    // An erased customer's refund is of one payment, whole.
    if (subscription === undefined && total === undefined) return provider.refund(paymentIntent);
    const { invoices } = await provider.accountOf(customer);
    const own = invoices.find((invoice) => invoice.paymentIntentId === paymentIntent);
    if (!own) return;
    if (subscription) await this.end({ customer, subscription }, ({ createdAt }) => createdAt > own.createdAt);
    // Repeated after a failure, it refunds only what is missing.
    const missing = (total ?? own.amountPaid) - own.amountRefunded;
    if (missing > 0) await provider.refund(paymentIntent, penceOf(missing));
  }

  private async moveCharge(id: string): Promise<void> {
    const { uow, provider, subscriptions } = this.ports;
    const { subscriptionId, chargeMovedTo } = (await uow.run((tx) => subscriptions.find(tx, id)))?.state ?? {};
    if (subscriptionId && chargeMovedTo) await provider.moveNextCharge(subscriptionId, chargeMovedTo);
  }

  private async price(id: PlanId): Promise<void> {
    const { uow, provider, plans } = this.ports;
    const plan = await uow.run((tx) => plans.find(tx, id));
    if (!plan || plan.price === 0) return;
    const stripePriceId = await provider.priceOf(plan);
    await uow.run((tx) => plans.saveStripePrice(tx, plan, stripePriceId));
  }
}

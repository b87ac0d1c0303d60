import { newId, type UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { UseCase } from '#kernel/use-case.ts';
import { paymentReturned } from '../events.ts';
import { concluded } from '../domain/agreement.ts';
import type { Checkout } from '../domain/checkout.ts';
import type { Customer } from '../domain/customer.ts';
import type { CustomerAccount, ProviderInvoice } from '../domain/payment-provider.ts';
import { Subscription } from '../domain/subscription.ts';
import { endCreditedPlan } from './end-credited-plan.ts';
import { refundClosedAccount } from './refund-closed-account.ts';
import { restoreReplacedPlan } from './restore-replaced-plan.ts';
import { recordPayments } from './record-payments.ts';
import { isReturned, returnedOf } from './returned-amount.ts';
import type { SentRequestsPort } from '../ports.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<
  UseCasePorts,
  | 'uow'
  | 'clock'
  | 'provider'
  | 'agreements'
  | 'customers'
  | 'checkouts'
  | 'subscriptions'
  | 'payments'
  | 'disputes'
  | 'refunds'
  | 'plans'
  | 'signUps'
  | 'people'
  | 'isAwaitingGuardian'
  | 'entitlements'
  | 'outboundJobs'
> {
  sentRequests: SentRequestsPort;
}

/** Most tries if parallel runs write between reading and writing. */
const TRIES = 20;

/**
 * Reads a customer's state from the provider and stores it: opens the account of a payment, and applies subscriptions,
 * payments and refunds. All money changes only here (ADR 27), so returns, webhooks and `Reconcile` may come twice,
 * late, at once and in any order.
 */
export class SyncCustomer extends UseCase<Ports> {
  async run(customerId: string): Promise<void> {
    const { uow, provider, customers, people } = this.ports;
    for (let tries = 1; tries <= TRIES; tries++) {
      const known = await uow.run((tx) => customers.find(tx, customerId));
      if (!known) return;
      const account = await provider.accountOf(customerId);
      const isWritten = await uow.run(async (tx) => {
        // Lock order: the account, then the customer (ADR 39). An account that this payment opens is not seen yet.
        if (known.accountId) await people.lock(tx, known.accountId);
        const customer = await customers.find(tx, customerId);
        // A parallel run wrote meanwhile, and may have read later.
        if (customer && customer.version !== known.version) return false;
        if (customer) await this.write(tx, customer, account);
        return true;
      });
      if (isWritten) return;
    }
    throw new Error('A customer changed all the time while it was followed');
  }

  private async write(tx: Tx, customer: Customer, said: CustomerAccount): Promise<void> {
    const { customers, checkouts, subscriptions, entitlements, people } = this.ports;
    let { accountId } = customer;
    for (const checkout of await checkouts.ofCustomer(tx, customer.id)) {
      const invoice = said.invoices.find(({ id }) => id === checkout.state.payment?.invoiceId);
      if (invoice?.status === 'paid') accountId = (await this.resolve(tx, checkout, invoice, said)) ?? accountId;
    }
    await customers.save(tx, { ...customer, accountId, version: customer.version + 1 });
    if (accountId === null) return;
    for (const subscription of await subscriptions.ofAccount(tx, accountId))
      await this.syncSubscription(tx, customer.id, subscription, said);
    // Read again, since a plan that was restored is followed by nothing else.
    for (const subscription of await subscriptions.ofAccount(tx, accountId))
      await restoreReplacedPlan(this.ports, tx, subscription);
    const isRefunded = await refundClosedAccount(this.ports, tx, { customer: customer.id, accountId });
    const isPresent = (await people.filterActive(tx, [accountId])).has(accountId);
    if (!isPresent && !isRefunded) await this.stopCharging(tx, customer.id, said);
    await entitlements.publish(tx, accountId);
  }

  /** Stops renewals of an inactive payer; what is paid stays. */
  private async stopCharging(tx: Tx, customer: string, said: CustomerAccount): Promise<void> {
    for (const { id: subscription, endedAt, cancelsAtPeriodEnd, status } of said.subscriptions) {
      const isUnpaid = status === 'past_due' || status === 'unpaid';
      if (endedAt !== null || (cancelsAtPeriodEnd && !isUnpaid)) continue;
      await this.ports.outboundJobs.add(tx, {
        do: isUnpaid ? 'cancel' : 'cancel-at-period-end',
        subscription,
        customer,
      });
    }
  }

  /** Serves a paid checkout once, or refunds it if nobody can be served. Returns the account. */
  private async resolve(
    tx: Tx,
    checkout: Checkout,
    invoice: ProviderInvoice,
    said: CustomerAccount,
  ): Promise<UserId | null> {
    const { agreements, checkouts, subscriptions, signUps, outboundJobs, clock, plans, isAwaitingGuardian } =
      this.ports;
    const { id, customerId, planId, signUpId, replaces, credited, state, payment, openedAt } = checkout.state;
    if (state === 'paid' || state === 'returned') return checkout.state.accountId;
    const inTime = state === 'open' && returnedOf(invoice) === 0;
    const accountId = inTime ? (checkout.state.accountId ?? (signUpId && (await signUps.open(tx, signUpId)))) : null;
    const subscriptionId = payment?.subscriptionId ?? null;
    if (!accountId) {
      await checkouts.save(tx, checkout.returned());
      const paymentIntent = payment!.paymentIntentId;
      const subscription = subscriptionId ?? undefined;
      await outboundJobs.add(tx, { do: 'refund', paymentIntent, subscription, customer: customerId });
      tx.record(paymentReturned({ checkout: id, amount: invoice.amountPaid }));
      return null;
    }
    await checkouts.save(tx, checkout.paid(accountId));
    const running = said.subscriptions.find((one) => one.id === subscriptionId);
    const startsAt = invoice.paidAt ?? clock.now();
    const plan = (await plans.find(tx, planId))!;
    const waits = await isAwaitingGuardian(tx, accountId);
    await subscriptions.save(
      tx,
      Subscription.from({
        id: newId(clock.now()),
        accountId,
        planId: plan.id,
        checkoutId: id,
        subscriptionId,
        invoiceId: invoice.id,
        price: checkout.state.price,
        status: 'active',
        startsAt,
        periodStart: running?.periodStart ?? startsAt,
        periodEnd: running?.periodEnd ?? null,
        isAwaitingGuardian: waits,
        chargeMovedTo: null,
        isRestored: false,
        card: invoice.card,
        cancelsAtPeriodEnd: false,
        endedAt: null,
        failureNotices: 0,
        renewalNotifiedFor: null,
      }),
    );
    const agreement = await agreements.find(tx, id);
    if (agreement) await agreements.save(tx, concluded(agreement, startsAt, waits));
    const replaced = replaces && (await subscriptions.find(tx, replaces));
    if (replaced && replaced.state.isRestored) {
      replaced.end(clock.now());
      await subscriptions.save(tx, replaced);
    }
    if (replaced && replaced.isRunning && replaced.state.subscriptionId)
      await outboundJobs.add(tx, {
        do: 'replace',
        subscription: replaced.state.subscriptionId,
        credited: credited ?? undefined,
        openedAt: openedAt.toISOString(),
        customer: customerId,
      });
    return accountId;
  }

  private async syncSubscription(
    tx: Tx,
    customer: string,
    subscription: Subscription,
    said: CustomerAccount,
  ): Promise<void> {
    const { subscriptions, outboundJobs, clock, plans } = this.ports;
    const { id, planId, subscriptionId, invoiceId } = subscription.state;
    const itsOwn = said.invoices.filter((one) =>
      subscriptionId === null ? one.id === invoiceId : one.subscriptionId === subscriptionId,
    );
    const received = said.subscriptions.find((one) => one.id === subscriptionId);
    if (received) subscription.applyProviderState(received, itsOwn.find(({ status }) => status === 'open') ?? null);
    const { months } = (await plans.find(tx, planId))!;
    if (subscription.postponeCharge(clock.now(), months))
      await outboundJobs.add(tx, { do: 'move-charge', of: id, customer });
    const invoices = itsOwn.map((one) => subscription.withMovedPeriod(one));
    // A refund ends the period that it paid for; later periods that are paid go on.
    const returned = invoices.filter(isReturned);
    const isEndedHere = subscriptionId === null || subscription.state.isRestored;
    if (isEndedHere && returned.some((one) => invoices.every(({ createdAt }) => createdAt <= one.createdAt)))
      subscription.end(clock.now());
    subscription.endIfOver(clock.now());
    if (received?.endedAt === null && returned.some(({ periodEnd }) => periodEnd > clock.now()))
      await outboundJobs.add(tx, { do: 'cancel', subscription: received.id, customer });
    await subscriptions.save(tx, subscription);
    await recordPayments(this.ports, tx, subscription, invoices);
    await endCreditedPlan(this.ports, tx, customer, subscription, invoices);
  }
}

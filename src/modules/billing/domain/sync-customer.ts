import type { Clock } from '#kernel/clock.ts';
import { answerText } from '#kernel/i18n/answers.ts';
import { newId, type UserId } from '#kernel/values/ids.ts';
import { penceOf, type Pence } from '#kernel/values/money.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import { paymentReceived, paymentRefunded, paymentReturned, paymentChargedBack } from '../events.ts';
import type { Checkout, Checkouts } from './checkout.ts';
import type { Customer, Customers } from './customer.ts';
import type { Entitlements } from './entitlements.ts';
import type { OutboundJobs } from './outbound-job.ts';
import { firstOf, type Payments } from './payment.ts';
import type { CustomerAccount, PaymentProvider, ProviderInvoice } from './payment-provider.ts';
import type { Plans } from './plan.ts';
import { isCredited, type RefundRequests } from './refund-request.ts';
import type { AccountsPort, IsAwaitingGuardian } from './people.ts';
import type { SignUps } from './sign-ups.ts';
import { Subscription, type Subscriptions } from './subscription.ts';

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  provider: PaymentProvider;
  customers: Customers;
  checkouts: Checkouts;
  subscriptions: Subscriptions;
  payments: Payments;
  refunds: RefundRequests;
  plans: Plans;
  signUps: SignUps;
  people: AccountsPort;
  isAwaitingGuardian: IsAwaitingGuardian;
  entitlements: Entitlements;
  outboundJobs: OutboundJobs;
}

/** Most tries if parallel runs write between reading and writing. */
const TRIES = 20;

/**
 * Reads a customer's state from the provider and stores it: opens the account of a payment, and applies subscriptions,
 * payments and refunds. All money changes only here (ADR 27), so returns, webhooks and `Reconcile` may come twice,
 * late, at once and in any order.
 */
export class SyncCustomer {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  async run(customerId: string): Promise<void> {
    const { uow, provider, customers } = this.ports;
    for (let tries = 1; tries <= TRIES; tries++) {
      const known = await uow.run((tx) => customers.find(tx, customerId));
      if (!known) return;
      const account = await provider.accountOf(customerId);
      const isWritten = await uow.run(async (tx) => {
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
    await people.lock(tx, accountId);
    for (const subscription of await subscriptions.ofAccount(tx, accountId))
      await this.syncSubscription(tx, customer.id, subscription, said);
    const isPresent = (await people.filterActive(tx, [accountId])).has(accountId);
    if (!isPresent) await this.stopCharging(tx, customer.id, said);
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
    const { checkouts, subscriptions, signUps, outboundJobs, clock, plans, isAwaitingGuardian } = this.ports;
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
        isAwaitingGuardian: subscriptionId !== null && (await isAwaitingGuardian(tx, accountId)),
        chargeMovedTo: null,
        cancelsAtPeriodEnd: false,
        endedAt: null,
        failureNotices: 0,
        renewalNotifiedFor: null,
      }),
    );
    const replaced = replaces && (await subscriptions.find(tx, replaces));
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
    if (subscriptionId === null && returned.length > 0) subscription.end(clock.now());
    if (received?.endedAt === null && returned.some(({ periodEnd }) => periodEnd > clock.now()))
      await outboundJobs.add(tx, { do: 'cancel', subscription: received.id, customer });
    await subscriptions.save(tx, subscription);
    await this.takePayments(tx, subscription, invoices);
    await this.endWhatWasCredited(tx, customer, subscription, invoices);
  }

  /**
   * Ends a plan that was bought for less because of a payment that was later returned by the provider or the payer's
   * bank, so that nobody is paid twice. The payment of that plan itself becomes a refund request for the staff.
   */
  private async endWhatWasCredited(
    tx: Tx,
    customer: string,
    subscription: Subscription,
    invoices: ProviderInvoice[],
  ): Promise<void> {
    const { checkouts, subscriptions, outboundJobs, refunds, payments, clock } = this.ports;
    const successor = await checkouts.findReplacement(tx, subscription.state.id);
    const credited = successor && invoices.find(({ id }) => id === successor.state.credited);
    if (!credited || returnedOf(credited) + successor.state.credit <= credited.amountPaid) return;
    const present = await this.runningInPlaceOf(tx, successor);
    if (!present) return;
    const { id, accountId, subscriptionId } = present.state;
    if (subscriptionId) await outboundJobs.add(tx, { do: 'cancel', subscription: subscriptionId, customer });
    else {
      present.end(clock.now());
      await subscriptions.save(tx, present);
    }
    const first = firstOf(await payments.ofSubscription(tx, id));
    if (!first || first.refunded > 0 || (await refunds.ofPayment(tx, first.id))) return;
    const at = clock.now();
    const request = { id: newId(at), accountId, payment: first.id, reason: answerText('creditReturned') };
    await refunds.save(tx, { ...request, state: 'requested', requestedAt: at, decidedAt: null });
  }

  /** The plan of this checkout, or the one to which its unused part was credited; null if that has ended. */
  private async runningInPlaceOf(tx: Tx, successor: Checkout): Promise<Subscription | null> {
    const { checkouts, subscriptions } = this.ports;
    const all = await subscriptions.ofAccount(tx, successor.state.accountId!);
    for (let checkout: Checkout | null = successor; checkout !== null && isCredited(checkout);) {
      const { id } = checkout.state;
      const plan = all.find(({ state }) => state.checkoutId === id);
      if (!plan || plan.isRunning) return plan ?? null;
      checkout = await checkouts.findReplacement(tx, plan.state.id);
    }
    return null;
  }

  private async takePayments(tx: Tx, { state }: Subscription, invoices: ProviderInvoice[]): Promise<void> {
    const { payments, clock } = this.ports;
    const known = new Map((await payments.ofSubscription(tx, state.id)).map((one) => [one.invoiceId, one]));
    for (const invoice of invoices) {
      const { paymentIntentId, number } = invoice;
      if (invoice.status !== 'paid' || paymentIntentId === null || number === null || invoice.amountPaid === 0)
        continue;
      const before = known.get(invoice.id);
      const payment = before ?? {
        id: newId(clock.now()),
        accountId: state.accountId,
        subscription: state.id,
        planId: state.planId,
        invoiceId: invoice.id,
        paymentIntentId,
        number,
        subtotal: invoice.subtotal,
        amount: invoice.amountPaid,
        refunded: returnedOf(invoice),
        isFirst: invoice.id === state.invoiceId,
        paidAt: invoice.paidAt ?? clock.now(),
        periodStart: state.subscriptionId === null ? state.startsAt : invoice.periodStart,
        periodEnd: state.subscriptionId === null ? null : invoice.periodEnd,
      };
      const moved =
        state.chargeMovedTo && payment.isFirst
          ? { periodStart: invoice.periodStart, periodEnd: invoice.periodEnd }
          : {};
      await payments.save(tx, { ...payment, ...moved, refunded: returnedOf(invoice) });
      const { id, accountId } = payment;
      if (!before) tx.record(paymentReceived({ accountId, payment: id }));
      if (isReturned(invoice) && (before?.refunded ?? 0) < invoice.amountPaid)
        tx.record((invoice.chargedBackAmount > 0 ? paymentChargedBack : paymentRefunded)({ accountId, payment: id }));
    }
  }
}

/** Amount that its payer got back: refunded, or charged back. */
const returnedOf = ({ amountPaid, amountRefunded, chargedBackAmount }: ProviderInvoice): Pence =>
  penceOf(Math.min(amountPaid, amountRefunded + chargedBackAmount));
const isReturned = (invoice: ProviderInvoice): boolean =>
  invoice.amountPaid > 0 && returnedOf(invoice) === invoice.amountPaid;

import { addMonths, after, DAY } from '#kernel/clock.ts';
import { Aggregate } from '#kernel/events.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/tx.ts';
import {
  paymentFailed,
  renewalNear,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionResumed,
} from '../events.ts';
import type { ProviderInvoice, ProviderSubscription } from './payment-provider.ts';
import type { ActivePlan } from './entitlement-summary.ts';

/** Access after the period's end while a renewal is not paid. */
export const GRACE = 7 * DAY;

/** Delay of the next charge for a woman who waits for her guardian, repeated when less than `LEAST_PUT_OFF` is left. */
const PUT_OFF = 365 * DAY;
export const LEAST_PUT_OFF = 90 * DAY;

type Status = 'active' | 'trialing' | 'past_due' | 'canceled';

export interface SubscriptionState {
  id: string;
  accountId: UserId;
  planId: PlanId;
  checkoutId: string;
  /** The provider's id; null for a one-off payment. */
  subscriptionId: string | null;
  invoiceId: string;
  /** Price of each period; later prices of the plan do not apply. */
  price: Pence;
  status: Status;
  startsAt: Date;
  periodStart: Date;
  /** Null is for ever. */
  periodEnd: Date | null;
  /** The paid period begins when her guardian is verified and lies in the future until then. */
  isAwaitingGuardian: boolean;
  /** When its next charge was moved to for that; null if the provider's own schedule applies. */
  chargeMovedTo: Date | null;
  /** Remaining time that a refunded upgrade gave back; the provider has ended it, so it is not charged. */
  isRestored: boolean;
  /** Brand and last digits of the card of the next charge, if known. */
  card: string | null;
  cancelsAtPeriodEnd: boolean;
  /** When it ended early: replaced, refunded or not paid. */
  endedAt: Date | null;
  /** Failed charges that were reported since the last payment. */
  failureNotices: number;
  renewalNotifiedFor: Date | null;
}

/** A paid plan, as the provider knows it. */
export class Subscription extends Aggregate<SubscriptionState> {
  static from(state: SubscriptionState): Subscription {
    return new Subscription(state);
  }

  /** Applies the provider's state. Idempotent: the same state changes and publishes nothing. */
  applyProviderState(said: ProviderSubscription, unpaid: ProviderInvoice | null): void {
    const before = this.state;
    if (before.isRestored) return;
    const cancels = said.cancelsAtPeriodEnd || said.endedAt !== null;
    const attempts = unpaid?.attempts ?? 0;
    // The provider may not know of a moved period yet, and calls it a trial.
    const chargeMovedTo = before.chargeMovedTo && said.periodStart < before.chargeMovedTo ? before.chargeMovedTo : null;
    const { periodStart, periodEnd } = chargeMovedTo ? before : said;
    const isTrial = chargeMovedTo !== null && said.status === 'trialing';
    this.state = {
      ...before,
      // After the first payment the provider's subscription follows a moment later.
      status: said.status === 'incomplete' ? before.status : statusOf(isTrial ? 'active' : said.status),
      periodStart,
      periodEnd,
      chargeMovedTo,
      card: said.card ?? before.card,
      cancelsAtPeriodEnd: said.cancelsAtPeriodEnd,
      endedAt: said.endedAt,
      failureNotices: attempts,
    };
    const { id: subscription, accountId } = before;
    if (cancels && !before.cancelsAtPeriodEnd && said.endedAt === null)
      this.record(subscriptionCancelled({ accountId, subscription }));
    if (said.endedAt !== null && before.endedAt === null && before.status === 'past_due')
      this.record(subscriptionEnded({ accountId, subscription }));
    if (!cancels && before.cancelsAtPeriodEnd) this.record(subscriptionResumed({ accountId, subscription }));
    if (attempts > before.failureNotices) this.record(paymentFailed({ accountId, subscription, attempt: attempts }));
  }

  /** Postpones the next charge while its payer waits. Returns whether the provider needs to be updated. */
  postponeCharge(at: Date, months: number): boolean {
    const { isAwaitingGuardian, chargeMovedTo, periodEnd: end } = this.state;
    if (
      end === null ||
      !isAwaitingGuardian ||
      !this.isRunning ||
      (chargeMovedTo && chargeMovedTo > after(at, LEAST_PUT_OFF))
    )
      return false;
    const periodEnd = wholeSecond(after(at, PUT_OFF));
    this.state = { ...this.state, periodStart: addMonths(periodEnd, -months), periodEnd, chargeMovedTo: periodEnd };
    return true;
  }

  /** Begins the paid period now, in full. Returns whether it had been waiting. */
  begin(at: Date, months: number): boolean {
    if (!this.state.isAwaitingGuardian || !this.isRunning) return false;
    const periodStart = wholeSecond(at);
    const periodEnd = this.state.periodEnd && addMonths(periodStart, months);
    this.state = { ...this.state, isAwaitingGuardian: false, periodStart, periodEnd, chargeMovedTo: periodEnd };
    return true;
  }

  /** Replaces an invoice's period by the moved one it was paid for. */
  withMovedPeriod(invoice: ProviderInvoice): ProviderInvoice {
    const { invoiceId, chargeMovedTo, periodStart, periodEnd } = this.state;
    return chargeMovedTo && periodEnd && invoice.id === invoiceId ? { ...invoice, periodStart, periodEnd } : invoice;
  }

  /** Continues an ended plan for its remaining time; it does not renew. */
  restore(at: Date, { periodStart, periodEnd }: { periodStart: Date; periodEnd: Date }): void {
    const course = { status: 'active' as const, periodStart, periodEnd, cancelsAtPeriodEnd: true, endedAt: null };
    this.state = { ...this.state, ...course, isRestored: true };
    this.endIfOver(at);
  }

  /** Ends a restored plan whose time is over, since the provider does not know of it. */
  endIfOver(at: Date): void {
    const { isRestored, isAwaitingGuardian, periodEnd } = this.state;
    if (isRestored && !isAwaitingGuardian && periodEnd && periodEnd <= at) this.end(periodEnd);
  }

  /** Ends a plan that the provider does not end: paid once, or restored. */
  end(at: Date): void {
    if (this.state.endedAt === null) this.state = { ...this.state, status: 'canceled', endedAt: at };
  }

  /** Records the notice of the next renewal once, if it is due before that moment. */
  markRenewalNotified(at: Date, before: Date): void {
    const { id: subscription, accountId, status, periodEnd, cancelsAtPeriodEnd, renewalNotifiedFor } = this.state;
    const renews = this.isRunning && status === 'active' && !cancelsAtPeriodEnd;
    // If the day has passed, nobody was reminded, and the payment can be refunded.
    if (!renews || !periodEnd || periodEnd > before || periodEnd <= at) return;
    if (renewalNotifiedFor?.getTime() === periodEnd.getTime()) return;
    this.state = { ...this.state, renewalNotifiedFor: periodEnd };
    this.record(renewalNear({ accountId, subscription }));
  }

  get isRunning(): boolean {
    return this.state.endedAt === null;
  }

  /** True if a renewal was not paid. */
  get isUnpaid(): boolean {
    return this.isRunning && this.state.status === 'past_due';
  }

  /** Card that may pay for a plan in place of this one; none if its last charge failed. */
  get savedCard(): string | null {
    const { subscriptionId, card, status } = this.state;
    return subscriptionId !== null && status !== 'past_due' ? card : null;
  }

  get renews(): boolean {
    return this.isRunning && this.state.periodEnd !== null && !this.state.cancelsAtPeriodEnd;
  }

  /** Null is for ever. */
  get accessUntil(): Date | null {
    return accessOf(this.state);
  }

  hasAccessAt(at: Date): boolean {
    return this.isRunning && (this.accessUntil === null || this.accessUntil > at);
  }

  mayResumeAt(at: Date): boolean {
    const { periodEnd, cancelsAtPeriodEnd, isRestored } = this.state;
    return this.isRunning && !isRestored && cancelsAtPeriodEnd && periodEnd !== null && periodEnd > at;
  }
}

/** The current plan of an account, from all of its plans, newest first. */
export const presentOf = (all: Subscription[]): Subscription | null => all.find(({ isRunning }) => isRunning) ?? null;

type Course = Pick<
  SubscriptionState,
  'status' | 'startsAt' | 'periodStart' | 'periodEnd' | 'isAwaitingGuardian' | 'cancelsAtPeriodEnd' | 'endedAt'
>;

/** End of access; null is for ever. An unpaid renewal has begun its period already. */
function accessOf({
  status,
  periodStart,
  periodEnd,
  isAwaitingGuardian,
  cancelsAtPeriodEnd,
  endedAt,
}: Course): Date | null {
  if (endedAt) return endedAt;
  if (isAwaitingGuardian) return null;
  if (status === 'past_due') return after(periodStart, GRACE);
  if (periodEnd === null || cancelsAtPeriodEnd) return periodEnd;
  return after(periodEnd, GRACE);
}

export const activePlanOf = (course: Course, plan: Pick<ActivePlan, 'planCode' | 'requestLimit'>): ActivePlan => ({
  ...plan,
  status: course.cancelsAtPeriodEnd ? 'canceled' : course.status,
  startsAt: course.startsAt,
  accessUntil: accessOf(course),
  expiresAt: course.endedAt ?? (course.isAwaitingGuardian ? null : course.periodEnd),
  renews: course.endedAt === null && course.periodEnd !== null && !course.cancelsAtPeriodEnd,
});

/** The provider's times have whole seconds. */
const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** Maps the provider's status. */
function statusOf(said: ProviderSubscription['status']): Status {
  if (said === 'active' || said === 'trialing' || said === 'canceled') return said;
  return said === 'past_due' || said === 'unpaid' || said === 'paused' ? 'past_due' : 'canceled';
}

/** Stores paid plans; finders lock. */
export interface Subscriptions {
  /** Newest first. */
  ofAccount(tx: Tx, accountId: UserId): Promise<Subscription[]>;
  find(tx: Tx, id: string): Promise<Subscription | null>;
  /** Subscriptions that renew before that moment and whose payers were not notified; not locked. */
  renewingBefore(tx: Tx, moment: Date): Promise<string[]>;
  /** Customers whose renewal was due by that moment without any event. */
  overdue(tx: Tx, moment: Date): Promise<string[]>;
  /** Running plans that have waited for a guardian since that moment; not locked. */
  awaitingSince(tx: Tx, moment: Date): Promise<{ id: string; accountId: UserId }[]>;
  /** Customers who wait for a guardian and would be charged before that moment. */
  waitingUntil(tx: Tx, moment: Date): Promise<string[]>;
  save(tx: Tx, subscription: Subscription): Promise<void>;
}

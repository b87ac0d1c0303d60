import { addMonths, after, DAY } from '#kernel/clock.ts';
import { Aggregate } from '#kernel/events.ts';
import type { PlanId, UserId } from '#kernel/values/ids.ts';
import type { Pence } from '#kernel/values/money.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import {
  paymentFailed,
  renewalNear,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionResumed,
} from '../events.ts';
import type { ProviderInvoice, ProviderSubscription } from './payment-provider.ts';
import type { RefundRequest } from './refund-request.ts';
import type { ActivePlan } from './entitlement-summary.ts';

/** Access goes on for so long while a renewal is not paid. */
export const GRACE = 7 * DAY;

/** For her who waits for her guardian the next charge is put off by so long, and again when less is left. */
const PUT_OFF = 365 * DAY;
export const LEAST_PUT_OFF = 90 * DAY;

type Status = 'active' | 'trialing' | 'past_due' | 'canceled';

export interface SubscriptionState {
  id: string;
  accountId: UserId;
  planId: PlanId;
  checkoutId: string;
  /** By which the provider knows it; null for what was paid once. */
  subscriptionId: string | null;
  invoiceId: string;
  /** What it costs each time; a later price of the plan is not its own. */
  price: Pence;
  status: Status;
  startsAt: Date;
  periodStart: Date;
  /** Null is for ever. */
  periodEnd: Date | null;
  /** What was paid begins when her guardian is verified; its period lies ahead until then. */
  waitsForGuardian: boolean;
  /** To which moment its next charge was moved for that; null where it is as the provider reckons. */
  movedTo: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** When it ended before its time: replaced, given back, or not paid. */
  endedAt: Date | null;
  /** How many tries to charge it have been told of, since it was last paid. */
  failureNotices: number;
  /** The renewal that its payer was told of beforehand. */
  renewalNotifiedFor: Date | null;
}

/** A plan that was paid for, as its provider says it stands. */
export class Subscription extends Aggregate<SubscriptionState> {
  static from(state: SubscriptionState): Subscription {
    return new Subscription(state);
  }

  /** Takes over what the provider says. The same said twice changes nothing and tells nothing. */
  syncCustomer(said: ProviderSubscription, unpaid: ProviderInvoice | null): void {
    const before = this.state;
    const cancels = said.cancelsAtPeriodEnd || said.endedAt !== null;
    const attempts = unpaid?.attempts ?? 0;
    // Of a period that was moved the provider may not know yet, and calls it a trial.
    const movedTo = before.movedTo && said.periodStart < before.movedTo ? before.movedTo : null;
    const { periodStart, periodEnd } = movedTo ? before : said;
    const isTrial = movedTo !== null && said.status === 'trialing';
    this.state = {
      ...before,
      // Its first payment came; the provider says so of the subscription a moment later.
      status: said.status === 'incomplete' ? before.status : statusOf(isTrial ? 'active' : said.status),
      periodStart,
      periodEnd,
      movedTo,
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

  /** While its payer waits nothing is charged again. Whether the provider has to be told so, once more. */
  waitOn(at: Date, months: number): boolean {
    const { waitsForGuardian, movedTo } = this.state;
    if (!waitsForGuardian || !this.isRunning || (movedTo && movedTo > after(at, LEAST_PUT_OFF))) return false;
    const periodEnd = wholeSecond(after(at, PUT_OFF));
    this.state = { ...this.state, periodStart: addMonths(periodEnd, -months), periodEnd, movedTo: periodEnd };
    return true;
  }

  /** What was paid begins now, and lasts as long as was paid for. Whether it had waited. */
  begin(at: Date, months: number): boolean {
    if (!this.state.waitsForGuardian || !this.isRunning) return false;
    const periodStart = wholeSecond(at);
    const periodEnd = addMonths(periodStart, months);
    this.state = { ...this.state, waitsForGuardian: false, periodStart, periodEnd, movedTo: periodEnd };
    return true;
  }

  /** An invoice with the period for which it was paid, where that was moved. */
  inOwnPeriod(invoice: ProviderInvoice): ProviderInvoice {
    const { invoiceId, movedTo, periodStart, periodEnd } = this.state;
    return movedTo && periodEnd && invoice.id === invoiceId ? { ...invoice, periodStart, periodEnd } : invoice;
  }

  /** What was paid once ends with its payment. */
  end(at: Date): void {
    if (this.state.endedAt === null) this.state = { ...this.state, status: 'canceled', endedAt: at };
  }

  /** Its payer is told once of the renewal of this period, where that comes before then. */
  markRenewalNotified(at: Date, before: Date): void {
    const { id: subscription, accountId, status, periodEnd, cancelsAtPeriodEnd, renewalNotifiedFor } = this.state;
    const renews = this.isRunning && status === 'active' && !cancelsAtPeriodEnd;
    if (!renews || !periodEnd || periodEnd > before || renewalNotifiedFor?.getTime() === periodEnd.getTime()) return;
    this.state = { ...this.state, renewalNotifiedFor: periodEnd };
    // Where the day has passed already, the receipt tells it.
    if (periodEnd > at) this.record(renewalNear({ accountId, subscription }));
  }

  get isRunning(): boolean {
    return this.state.endedAt === null;
  }

  /** A renewal of it has not been paid. */
  get isUnpaid(): boolean {
    return this.isRunning && this.state.status === 'past_due';
  }

  get renews(): boolean {
    return this.isRunning && this.state.periodEnd !== null && !this.state.cancelsAtPeriodEnd;
  }

  /** Until when it gives access; null is for ever. */
  get accessUntil(): Date | null {
    return accessOf(this.state);
  }

  hasAccessAt(at: Date): boolean {
    return this.isRunning && (this.accessUntil === null || this.accessUntil > at);
  }

  /** Whether it was cancelled and may still go on. */
  mayResumeAt(at: Date): boolean {
    const { periodEnd, cancelsAtPeriodEnd } = this.state;
    return this.isRunning && cancelsAtPeriodEnd && periodEnd !== null && periodEnd > at;
  }
}

/** Of all of an account, the newest first: what was paid for last and has not ended. */
export const presentOf = (all: Subscription[]): Subscription | null => all.find(({ isRunning }) => isRunning) ?? null;

/**
 * Whether a plan may be bought in place of the present one: one that is paid, a dearer one than its payer pays,
 * whatever it costs others today, unless its payment may still go back; one whose renewal was not paid
 * in time, any. Answers why not.
 */
export function refusalToReplace(
  present: Subscription | null,
  refundState: RefundRequest['state'] | null,
  plan: { id: PlanId; price: Pence },
  at: Date,
): 'billing.plan-running' | 'billing.not-an-upgrade' | 'billing.refund-pending' | null {
  if (!present?.hasAccessAt(at)) return null;
  if (refundState !== null && refundState !== 'refused') return 'billing.refund-pending';
  if (present.state.planId === plan.id) return 'billing.plan-running';
  return present.state.periodEnd === null || present.state.price >= plan.price ? 'billing.not-an-upgrade' : null;
}

type Course = Pick<
  SubscriptionState,
  'status' | 'startsAt' | 'periodStart' | 'periodEnd' | 'waitsForGuardian' | 'cancelsAtPeriodEnd' | 'endedAt'
>;

/** Until when what was paid gives access; null is for ever. An unpaid renewal has begun its period already. */
function accessOf({
  status,
  periodStart,
  periodEnd,
  waitsForGuardian,
  cancelsAtPeriodEnd,
  endedAt,
}: Course): Date | null {
  if (endedAt) return endedAt;
  if (waitsForGuardian) return null;
  if (status === 'past_due') return after(periodStart, GRACE);
  if (periodEnd === null || cancelsAtPeriodEnd) return periodEnd;
  return after(periodEnd, GRACE);
}

/** What somebody has of a plan that was paid for. */
export const activePlanOf = (course: Course, plan: Pick<ActivePlan, 'planCode' | 'requestLimit'>): ActivePlan => ({
  ...plan,
  status: course.cancelsAtPeriodEnd ? 'canceled' : course.status,
  startsAt: course.startsAt,
  accessUntil: accessOf(course),
  expiresAt: course.endedAt ?? (course.waitsForGuardian ? null : course.periodEnd),
  renews: course.endedAt === null && course.periodEnd !== null && !course.cancelsAtPeriodEnd,
});

/** The provider counts in them. */
const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

/** What the provider's status means here. */
function statusOf(said: ProviderSubscription['status']): Status {
  if (said === 'active' || said === 'trialing' || said === 'canceled') return said;
  return said === 'past_due' || said === 'unpaid' || said === 'paused' ? 'past_due' : 'canceled';
}

/** Keeps what was paid for; what finds one locks it. */
export interface Subscriptions {
  /** All of an account, the newest first. */
  ofAccount(tx: Tx, accountId: UserId): Promise<Subscription[]>;
  find(tx: Tx, id: string): Promise<Subscription | null>;
  /** Those that renew before that moment and whose payers do not know it yet; not locked. */
  renewingBefore(tx: Tx, moment: Date): Promise<string[]>;
  /** Customers whose renewal should have been told of by that moment, and was not. */
  overdue(tx: Tx, moment: Date): Promise<string[]>;
  /** Customers who wait for a guardian, and who would be charged before that moment. */
  waitingUntil(tx: Tx, moment: Date): Promise<string[]>;
  save(tx: Tx, subscription: Subscription): Promise<void>;
}

import { after, DAY } from '#kernel/clock.ts';
import { Aggregate } from '#kernel/events.ts';
import type { PlanId, UserId } from '#kernel/ids.ts';
import type { Pence } from '#kernel/money.ts';
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
import type { Holding } from './standing.ts';

/** Access goes on for so long while a renewal is not paid (decisions 7.5). */
export const GRACE = 7 * DAY;

type Status = 'active' | 'trialing' | 'past_due' | 'canceled';

export interface SubscriptionState {
  id: string;
  accountId: UserId;
  planId: PlanId;
  checkoutId: string;
  /** By which the provider knows it; null for what was paid once. */
  subscriptionId: string | null;
  invoiceId: string;
  /** What it costs each time; a later price of the plan is not its own (decisions 7.15). */
  price: Pence;
  status: Status;
  startsAt: Date;
  periodStart: Date;
  /** Null is for ever. */
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** When it ended before its time: replaced, given back, or not paid. */
  endedAt: Date | null;
  /** How many tries to charge it have been told of, since it was last paid. */
  failuresTold: number;
  /** The renewal that its payer was told of beforehand. */
  renewalToldFor: Date | null;
}

/** A plan that was paid for, as its provider says it stands. */
export class Subscription extends Aggregate<SubscriptionState> {
  static from(state: SubscriptionState): Subscription {
    return new Subscription(state);
  }

  /** Takes over what the provider says. The same said twice changes nothing and tells nothing. */
  follow(said: ProviderSubscription, unpaid: ProviderInvoice | null): void {
    const before = this.state;
    const cancels = said.cancelsAtPeriodEnd || said.endedAt !== null;
    const attempts = unpaid?.attempts ?? 0;
    this.state = {
      ...before,
      // Its first payment came; the provider says so of the subscription a moment later.
      status: said.status === 'incomplete' ? before.status : statusOf(said.status),
      periodStart: said.periodStart,
      periodEnd: said.periodEnd,
      cancelsAtPeriodEnd: said.cancelsAtPeriodEnd,
      endedAt: said.endedAt,
      failuresTold: attempts,
    };
    const { id: subscription, accountId } = before;
    if (cancels && !before.cancelsAtPeriodEnd && said.endedAt === null)
      this.record(subscriptionCancelled({ accountId, subscription }));
    if (said.endedAt !== null && before.endedAt === null && before.status === 'past_due')
      this.record(subscriptionEnded({ accountId, subscription }));
    if (!cancels && before.cancelsAtPeriodEnd) this.record(subscriptionResumed({ accountId, subscription }));
    if (attempts > before.failuresTold) this.record(paymentFailed({ accountId, subscription, attempt: attempts }));
  }

  /** What was paid once ends with its payment. */
  end(at: Date): void {
    if (this.state.endedAt === null) this.state = { ...this.state, status: 'canceled', endedAt: at };
  }

  /** Its payer is told once of the renewal of this period, where that comes before then. */
  tellOfRenewal(at: Date, before: Date): void {
    const { id: subscription, accountId, status, periodEnd, cancelsAtPeriodEnd, renewalToldFor } = this.state;
    const renews = this.isRunning && status === 'active' && !cancelsAtPeriodEnd;
    if (!renews || !periodEnd || periodEnd > before || renewalToldFor?.getTime() === periodEnd.getTime()) return;
    this.state = { ...this.state, renewalToldFor: periodEnd };
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
 * whatever it costs others today (decisions 7.15), unless its payment may still go back; one whose renewal was not paid
 * in time, any (7.5). Answers why not.
 */
export function refusalToReplace(
  present: Subscription | null,
  asked: RefundRequest['state'] | null,
  plan: { id: PlanId; price: Pence },
  at: Date,
): 'billing.plan-running' | 'billing.no-upgrade' | 'billing.refund-waits' | null {
  if (!present?.hasAccessAt(at)) return null;
  if (asked !== null && asked !== 'refused') return 'billing.refund-waits';
  if (present.state.planId === plan.id) return 'billing.plan-running';
  return present.state.periodEnd === null || present.state.price >= plan.price ? 'billing.no-upgrade' : null;
}

type Course = Pick<
  SubscriptionState,
  'status' | 'startsAt' | 'periodStart' | 'periodEnd' | 'cancelsAtPeriodEnd' | 'endedAt'
>;

/** Until when what was paid gives access; null is for ever. An unpaid renewal has begun its period already. */
function accessOf({ status, periodStart, periodEnd, cancelsAtPeriodEnd, endedAt }: Course): Date | null {
  if (endedAt) return endedAt;
  if (status === 'past_due') return after(periodStart, GRACE);
  if (periodEnd === null || cancelsAtPeriodEnd) return periodEnd;
  return after(periodEnd, GRACE);
}

/** What somebody has of a plan that was paid for. */
export const holdingOf = (course: Course, plan: Pick<Holding, 'planCode' | 'requestLimit'>): Holding => ({
  ...plan,
  status: course.cancelsAtPeriodEnd ? 'canceled' : course.status,
  startsAt: course.startsAt,
  accessUntil: accessOf(course),
  expiresAt: course.endedAt ?? course.periodEnd,
  renews: course.endedAt === null && course.periodEnd !== null && !course.cancelsAtPeriodEnd,
});

/** What the provider's status means here (design: payments 3.6). */
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
  save(tx: Tx, subscription: Subscription): Promise<void>;
}

import { addMonths } from '#kernel/clock.ts';
import { Aggregate } from '#kernel/events.ts';
import type { PlanId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { entitlementChanged } from '../events.ts';

/** What a plan gives; `requestLimit` is a month's grant of interest requests. */
export interface Plan {
  id: PlanId;
  code: string;
  requestLimit: number;
}

/** Which plan an account has, and from when until when. */
export interface SubscriptionState {
  accountId: UserId;
  planId: PlanId;
  startsAt: Date;
  expiresAt: Date;
}

/** What an account may use, and until when. */
export class Subscription extends Aggregate<SubscriptionState> {
  static from(state: SubscriptionState): Subscription {
    return new Subscription(state);
  }

  /**
   * Complimentary access from now on. While a subscription still runs it goes on, unbroken: months count from its own
   * start day, so that a short one between takes no day away.
   */
  static grant(accountId: UserId, plan: Plan, months: number, running: Subscription | null, at: Date): Subscription {
    const unbroken = running !== null && running.isCurrent(at);
    const startsAt = unbroken ? running.state.startsAt : at;
    const before = unbroken ? monthsUntil(running.state.expiresAt, startsAt) : 0;
    const expiresAt = addMonths(startsAt, before + months);
    const subscription = new Subscription({ accountId, planId: plan.id, startsAt, expiresAt });
    subscription.record(
      entitlementChanged({
        accountId,
        planCode: plan.code,
        requestLimit: plan.requestLimit,
        startsAt: startsAt.toISOString(),
        validUntil: expiresAt.toISOString(),
      }),
    );
    return subscription;
  }

  /** Ends now, before its time, and does not come back. */
  end(at: Date): void {
    if (!this.isCurrent(at)) return;
    const { accountId, startsAt } = this.state;
    const expiresAt = new Date(Math.max(at.getTime(), startsAt.getTime() + 1));
    this.state = { ...this.state, expiresAt };
    this.record(
      entitlementChanged({
        accountId,
        planCode: 'free',
        requestLimit: 0,
        startsAt: startsAt.toISOString(),
        validUntil: expiresAt.toISOString(),
      }),
    );
  }

  isCurrent(at: Date): boolean {
    return this.state.expiresAt > at;
  }
}

/** How many months from the start reach that moment; a month that was begun counts. */
function monthsUntil(moment: Date, startsAt: Date): number {
  const apart =
    12 * (moment.getUTCFullYear() - startsAt.getUTCFullYear()) + moment.getUTCMonth() - startsAt.getUTCMonth();
  return addMonths(startsAt, apart) < moment ? apart + 1 : apart;
}

/** Keeps one subscription for each account; `find` locks it. */
export interface Subscriptions {
  find(tx: Tx, accountId: UserId): Promise<Subscription | null>;
  save(tx: Tx, subscription: Subscription): Promise<void>;
  plan(tx: Tx, id: PlanId): Promise<Plan | null>;
}

import type { SubscriptionStatus } from '../contracts/subscription.ts';

/** A plan of an account, granted or paid for. */
export interface ActivePlan {
  planCode: string;
  requestLimit: number;
  status: SubscriptionStatus;
  startsAt: Date;
  /** Null is for ever. */
  accessUntil: Date | null;
  /** Displayed end or date of the next charge; null is for ever. */
  expiresAt: Date | null;
  renews: boolean;
}

/** An account's entitlement at a moment, from all grants and payments. */
export interface EntitlementSummary {
  /** The better of the plans with access; without any, the last paid one that can be repaired or resumed. */
  shown: ActivePlan | null;
  hasAccess: boolean;
  /** Start and end of unbroken access; a null end is for ever. Without access both are past. */
  since: Date | null;
  until: Date | null;
  /** When a lesser plan replaces the shown one by time alone; null if none does. */
  changesAt: Date | null;
  requestLimit: number;
}

/** The better plan gives more requests a month; of equals, the one that lasts longer. */
export function summarizeEntitlement(activePlans: ActivePlan[], at: Date): EntitlementSummary {
  const running = activePlans.filter(({ startsAt, accessUntil }) => startsAt <= at && isLater(accessUntil, at));
  const [best] = running.toSorted(
    (one, other) => other.requestLimit - one.requestLimit || end(other.accessUntil) - end(one.accessUntil),
  );
  if (!best) {
    const mendable = activePlans.find(({ status }) => status === 'past_due');
    return { shown: mendable ?? null, hasAccess: false, since: null, until: null, changesAt: null, requestLimit: 0 };
  }
  const ends = running.map(({ accessUntil }) => accessUntil);
  const until = ends.includes(null) ? null : new Date(Math.max(...ends.map(end)));
  return {
    shown: best,
    hasAccess: true,
    since: new Date(Math.min(...running.map(({ startsAt }) => startsAt.getTime()))),
    until,
    changesAt: end(best.accessUntil) < end(until) ? best.accessUntil : null,
    requestLimit: best.requestLimit,
  };
}

const isLater = (moment: Date | null, at: Date): boolean => moment === null || moment > at;
const end = (moment: Date | null): number => moment?.getTime() ?? Infinity;

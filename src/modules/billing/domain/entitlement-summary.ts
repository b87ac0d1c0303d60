import type { SubscriptionStatus } from '../contracts/subscription.ts';

/** A plan that somebody has: granted, or paid for. */
export interface ActivePlan {
  planCode: string;
  requestLimit: number;
  status: SubscriptionStatus;
  startsAt: Date;
  /** Until when it gives access; null is for ever. */
  accessUntil: Date | null;
  /** What is shown as its end, or the day on which it is charged again; null is for ever. */
  expiresAt: Date | null;
  /** Whether it is charged again then. */
  renews: boolean;
}

/** What somebody may use at a moment, of all that was granted and paid. */
export interface EntitlementSummary {
  /** The better of what gives access; where nothing does, what was paid last and can be mended or resumed. */
  shown: ActivePlan | null;
  hasAccess: boolean;
  /** Since when access is unbroken, and until when; null is for ever. Without access both are of the past. */
  since: Date | null;
  until: Date | null;
  /** When something less takes the place of what is shown, by time alone; null where nothing does. */
  changesAt: Date | null;
  /** A month's grant of interest requests. */
  requestLimit: number;
}

/** The better gives more requests a month; of equals the one that lasts longer. */
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

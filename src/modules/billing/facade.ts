import type { Clock } from '#kernel/clock.ts';
import type { BillingFacade } from './index.ts';
import type { SentRequestsPort } from './ports.ts';
import { hasRequestedRefund } from './refund-request/has-requested-refund.ts';
import { membership } from './subscription/membership.ts';
import { plansOf } from './subscription/plans-of.ts';
import { currentSubscription } from './subscription/current-subscription.ts';

export const billingFacade = ({
  clock,
  fees,
  sentRequests,
}: {
  clock: Clock;
  fees: boolean;
  sentRequests: SentRequestsPort;
}): BillingFacade => ({
  subscription: currentSubscription({ clock, fees }),
  plansOf: (db, accountIds) => plansOf(db, accountIds, clock.now()),
  hasRequestedRefund,
  membershipOf: (db, accountId) => membership({ db, clock, fees, sentRequests }, accountId),
});

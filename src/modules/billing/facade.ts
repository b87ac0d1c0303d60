import type { Clock } from '#kernel/clock.ts';
import type { BillingFacade } from './index.ts';
import { hasRequestedRefund } from './queries/has-requested-refund.ts';
import { membership } from './queries/membership.ts';
import { plansOf } from './queries/plans-of.ts';
import { currentSubscription } from './queries/current-subscription.ts';

export const billingFacade = ({ clock }: { clock: Clock }): BillingFacade => ({
  subscription: currentSubscription(clock),
  plansOf: (db, accountIds) => plansOf(db, accountIds, clock.now()),
  hasRequestedRefund,
  membershipOf: (db, accountId) => membership(db, accountId, clock),
});

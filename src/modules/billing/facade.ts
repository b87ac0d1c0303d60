import type { Clock } from '#kernel/clock.ts';
import type { BillingFacade } from './index.ts';
import { hasRequestedRefund } from './refund-request/has-requested-refund.ts';
import { membership } from './subscription/membership.ts';
import { plansOf } from './subscription/plans-of.ts';
import { currentSubscription } from './subscription/current-subscription.ts';

export const billingFacade = ({ clock }: { clock: Clock }): BillingFacade => ({
  subscription: currentSubscription(clock),
  plansOf: (db, accountIds) => plansOf(db, accountIds, clock.now()),
  hasRequestedRefund,
  membershipOf: (db, accountId) => membership(db, accountId, clock),
});

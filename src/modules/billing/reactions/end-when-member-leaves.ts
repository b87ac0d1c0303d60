import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription as Subscribed } from '#kernel/events.ts';
import { memberLeft } from '../../identity/events.ts';
import type { Subscriptions } from '../domain/subscription.ts';

/** Who leaves has no subscription any more, also after a return. */
export const endWhenMemberLeaves = ({
  clock,
  subscriptions,
}: {
  clock: Clock;
  subscriptions: Subscriptions;
}): Subscribed[] => [
  withFact(memberLeft, 'billing.end-when-member-leaves', async (tx, { accountId }) => {
    const subscription = await subscriptions.find(tx, accountId);
    if (!subscription) return;
    subscription.end(clock.now());
    await subscriptions.save(tx, subscription);
  }),
];

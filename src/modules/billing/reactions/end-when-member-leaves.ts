import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription as Subscribed } from '#kernel/events.ts';
import { memberLeft } from '../../identity/events.ts';
import type { ComplimentaryAccesses } from '../domain/complimentary-access.ts';
import type { Customers } from '../domain/customer.ts';
import type { Entitlements } from '../domain/entitlements.ts';
import type { Errands } from '../domain/errand.ts';
import type { Subscriptions } from '../domain/subscription.ts';

interface Ports {
  clock: Clock;
  complimentary: ComplimentaryAccesses;
  customers: Customers;
  subscriptions: Subscriptions;
  entitlements: Entitlements;
  errands: Errands;
}

/**
 * Who leaves is not charged again, and has what is paid for back on a return (decisions 7.14). What was granted ends,
 * also after a return.
 */
export const endWhenMemberLeaves = (ports: Ports): Subscribed[] => [
  withFact(memberLeft, 'billing.end-when-member-leaves', async (tx, { accountId }) => {
    const { clock, complimentary, customers, subscriptions, entitlements, errands } = ports;
    const granted = await complimentary.find(tx, accountId);
    if (granted?.isCurrent(clock.now())) await complimentary.save(tx, granted.ended(clock.now()));
    await entitlements.tell(tx, accountId);
    const customer = await customers.ofBuyer(tx, { accountId });
    for (const { renews, state } of await subscriptions.ofAccount(tx, accountId))
      if (customer && renews && state.subscriptionId)
        await errands.add(tx, {
          do: 'cancel-at-period-end',
          subscription: state.subscriptionId,
          customer: customer.id,
        });
  }),
];

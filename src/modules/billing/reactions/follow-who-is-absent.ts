import { afterFact, type Subscription as Subscribed } from '#kernel/events.ts';
import { presenceChanged } from '../../identity/events.ts';
import type { Customers } from '../domain/customer.ts';
import type { Errands } from '../domain/errand.ts';

/** Whoever is disabled or leaves is followed, which sees to it that nothing is charged again. */
export const followWhoIsAbsent = ({ customers, errands }: { customers: Customers; errands: Errands }): Subscribed[] => [
  afterFact(presenceChanged, 'billing.follow-who-is-absent', async (tx, { accountId, present }) => {
    const customer = present ? null : await customers.ofBuyer(tx, { accountId });
    if (customer) await errands.add(tx, { do: 'follow', customer: customer.id });
  }),
];

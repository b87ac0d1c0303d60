import { afterCommit, type Subscription as Subscribed } from '#kernel/events.ts';
import { presenceChanged } from '../../identity/events.ts';
import type { Customers } from '../domain/customer.ts';
import type { OutboundJobs } from '../domain/outbound-job.ts';

/** Synchronises a payer who is disabled or leaves, which stops further charges. */
export const syncInactivePayers = ({
  customers,
  outboundJobs,
}: {
  customers: Customers;
  outboundJobs: OutboundJobs;
}): Subscribed[] => [
  afterCommit(presenceChanged, 'billing.sync-inactive-payer', async (tx, { accountId, present }) => {
    const customer = present ? null : await customers.ofBuyer(tx, { accountId });
    if (customer) await outboundJobs.add(tx, { do: 'sync', customer: customer.id });
  }),
];

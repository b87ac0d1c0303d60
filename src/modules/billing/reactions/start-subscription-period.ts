import { afterCommit, type Subscription as Subscribed } from '#kernel/events.ts';
import { guardianStatusChanged } from '../../guardianship/events.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

interface Ports extends Pick<UseCasePorts, 'customers' | 'subscriptions' | 'plans' | 'entitlements' | 'outboundJobs'> {
  guardianship: Pick<GuardianshipFacade, 'isGuarded'>;
  identity: Pick<IdentityFacade, 'lock'>;
}

/**
 * Begins a woman's paid period when her guardian is verified and acts, and moves the next charge accordingly.
 */
export const startSubscriptionPeriod = ({
  guardianship,
  identity,
  customers,
  subscriptions,
  plans,
  entitlements,
  outboundJobs,
}: Ports): Subscribed[] => [
  afterCommit(guardianStatusChanged, 'billing.start-subscription-period', async (tx, { wardId }, { occurredAt }) => {
    // Lock order: her account, then her customer and her guardian (ADR 39).
    await identity.lock(tx, wardId);
    const customer = await customers.ofBuyer(tx, { accountId: wardId });
    if (!customer) return;
    if (!(await guardianship.isGuarded(tx, wardId))) return;
    for (const subscription of await subscriptions.ofAccount(tx, wardId)) {
      const { id, planId } = subscription.state;
      if (!subscription.begin(occurredAt, (await plans.find(tx, planId))!.months)) continue;
      await subscriptions.save(tx, subscription);
      await outboundJobs.add(tx, { do: 'move-charge', of: id, customer: customer.id });
    }
    await entitlements.publish(tx, wardId);
  }),
];

import { inTransaction, type Subscription as Subscribed } from '#kernel/events.ts';
import { memberLeft } from '../../identity/events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'complimentary' | 'entitlements'>;

/** Ends complimentary access for good when a member leaves; a paid plan is available again after a return. */
export const endWhenMemberLeaves = (ports: Ports): Subscribed[] => [
  inTransaction(memberLeft, 'billing.end-when-member-leaves', async (tx, { accountId }) => {
    const { clock, complimentary, entitlements } = ports;
    const at = clock.now();
    for (const granted of await complimentary.ofAccount(tx, accountId))
      if (granted.isCurrent(at)) await complimentary.save(tx, granted.ended(at));
    await entitlements.publish(tx, accountId);
  }),
];

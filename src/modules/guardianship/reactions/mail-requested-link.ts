import { afterCommit, type Subscription } from '#kernel/events.ts';
import { decisionLinkRequested } from '../events.ts';
import { emailAbout, markMailed, waitingItems, type WaitingItemPorts } from './pending-items.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = WaitingItemPorts & Pick<UseCasePorts, 'clock' | 'guardians'>;

/** Emails a guardian the link that he requested, if its item is still pending. */
export const mailRequestedLink = (ports: Ports): Subscription[] => [
  afterCommit(decisionLinkRequested, 'guardianship.mail-requested-link', async (tx, { approvalId, guardianId }) => {
    const { clock, guardians, approvals, identity } = ports;
    const guardian = await guardians.find(tx, guardianId);
    const approval = await approvals.find(tx, approvalId);
    if (!guardian?.acts || !approval?.waitsFor(guardianId)) return;
    const items = await waitingItems(tx, ports, [guardian], [approval]);
    if (items.length === 0) return;
    // Sent whatever his settings say, since he requested it.
    await identity.notify(tx, guardian.mailbox, ...emailAbout(guardian, items));
    await markMailed(tx, ports, items, clock.now());
  }),
];

import type { Clock } from '#kernel/clock.ts';
import { afterCommit, type Subscription } from '#kernel/events.ts';
import type { Guardians } from '../domain/guardians.ts';
import { decisionLinkRequested } from '../events.ts';
import { emailAbout, markMailed, waitingItems, type WaitingItemPorts } from './pending-items.ts';

interface Ports extends WaitingItemPorts {
  clock: Clock;
  guardians: Guardians;
}

/** Mails a guardian the new link that he asked for, as long as its item waits for him. */
export const mailRequestedLink = (ports: Ports): Subscription[] => [
  afterCommit(decisionLinkRequested, 'guardianship.mail-requested-link', async (tx, { approvalId, guardianId }) => {
    const { clock, guardians, approvals, identity } = ports;
    const guardian = await guardians.find(tx, guardianId);
    const approval = await approvals.find(tx, approvalId);
    if (!guardian?.acts || !approval?.waitsFor(guardianId)) return;
    const items = await waitingItems(tx, ports, [guardian], [approval]);
    if (items.length === 0) return;
    // He asked for it, whatever his settings say.
    await identity.notify(tx, guardian.mailbox, ...emailAbout(guardian, items));
    await markMailed(tx, ports, items, clock.now());
  }),
];

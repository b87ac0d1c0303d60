import { inTransaction, type Subscription } from '#kernel/events.ts';
import { closeOpenRequests, type ClosingPorts } from '../interest-request/close-open-requests.ts';
import { noLongerDiscoverable, stageReached } from '../events.ts';

/** Closes open requests of a man with four wives, and of two who married here. */
export const closeWhenNoLongerDiscoverable = (ports: ClosingPorts): Subscription[] => [
  inTransaction(noLongerDiscoverable, 'matchmaking.close-when-four-wives', (tx, { profileId }) =>
    closeOpenRequests(tx, ports, profileId),
  ),
  inTransaction(stageReached, 'matchmaking.close-when-married', async (tx, { stage, man, woman }) => {
    if (stage !== 'completed') return;
    for (const { profileId } of [man, woman]) await closeOpenRequests(tx, ports, profileId);
  }),
];

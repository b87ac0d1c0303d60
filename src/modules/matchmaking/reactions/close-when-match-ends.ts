import { inTransaction, type Subscription } from '#kernel/events.ts';
import { matchEnded } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'guardianship' | 'requests' | 'matches'>;

/** Closes an answer whose words are still under review when its match ends. */
export const closeWhenMatchEnds = ({ guardianship, requests, matches }: Ports): Subscription[] => [
  inTransaction(matchEnded, 'matchmaking.close-when-match-ends', async (tx, { matchId }) => {
    const id = (await matches.find(tx, matchId))?.state.requestId;
    if (!id) return;
    await guardianship.putApprovalOnHold(tx, 'message', id);
    const request = await requests.find(tx, id);
    request?.closeResponse();
    if (request) await requests.save(tx, request);
  }),
];

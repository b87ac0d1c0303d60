import { inTransaction, type Subscription } from '#kernel/events.ts';
import { matchEnded } from '../../matchmaking/events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'guardianship' | 'messages'>;

/** Closes a match's messages under review when it ends; they are never delivered. */
export const closeWhenMatchEnds = ({ clock, guardianship, messages }: Ports): Subscription[] => [
  inTransaction(matchEnded, 'messaging.close-when-match-ends', async (tx, { matchId }) => {
    for (const id of await messages.underReview(tx, matchId)) {
      await guardianship.putApprovalOnHold(tx, 'message', id);
      const message = await messages.find(tx, id);
      message?.close(clock.now());
      if (message) await messages.save(tx, message);
    }
  }),
];

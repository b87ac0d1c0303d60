import { inTransaction, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { messageClosed, messageDeclined, messageDelivered, messageRead, messageWritten } from '../events.ts';

/**
 * Open screens learn at once of what they may see: the recipient of a message only when it is delivered. So does her
 * guardian, who may read along; what waits for him he is told as an approval.
 */
export const publishLiveUpdates = ({ guardianship }: { guardianship: GuardianshipFacade }): Subscription[] => [
  ...[messageWritten, messageDeclined, messageClosed, messageRead].map((event) =>
    inTransaction(event, 'messaging.live-sender', (tx, { senderId }) => pushLive(tx, [senderId], 'message')),
  ),
  inTransaction(messageDelivered, 'messaging.live-both', async (tx, { senderId, recipientId, wardId }) =>
    pushLive(tx, [senderId, recipientId, await guardianship.guardianAccountOf(tx.db, wardId)], 'message'),
  ),
];

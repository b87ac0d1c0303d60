import { inTransaction, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import type { GuardianshipFacade } from '../../guardianship/index.ts';
import { messageClosed, messageDeclined, messageDelivered, messageRead, messageWritten } from '../events.ts';

/** Updates open screens of those who may see the message. A guardian's pending items are updated by their approvals. */
export const publishLiveUpdates = ({ guardianship }: { guardianship: GuardianshipFacade }): Subscription[] => [
  ...[messageWritten, messageDeclined, messageClosed, messageRead].map((event) =>
    inTransaction(event, 'messaging.live-sender', (tx, { senderId }) => pushLive(tx, [senderId], 'message')),
  ),
  inTransaction(messageDelivered, 'messaging.live-both', async (tx, { senderId, recipientId, wardId }) =>
    pushLive(tx, [senderId, recipientId, await guardianship.guardianAccountOf(tx.db, wardId)], 'message'),
  ),
];

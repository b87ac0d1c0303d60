import { withFact, type Subscription } from '#kernel/events.ts';
import { pushLive } from '#kernel/live.ts';
import { messageClosed, messageDeclined, messageDelivered, messageRead, messageWritten } from '../events.ts';

/** Open screens learn at once of what they may see: the recipient of a message only when it is delivered. */
export const keepInformed: Subscription[] = [
  ...[messageWritten, messageDeclined, messageClosed, messageRead].map((event) =>
    withFact(event, 'messaging.live-sender', (tx, { senderId }) => pushLive(tx, [senderId], 'message')),
  ),
  withFact(messageDelivered, 'messaging.live-both', (tx, { senderId, recipientId }) =>
    pushLive(tx, [senderId, recipientId], 'message'),
  ),
];

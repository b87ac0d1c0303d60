import { z } from 'zod';
import { matchId, messageId, userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

const message = { messageId, matchId, senderId: userId, recipientId: userId, wardId: userId };

/** A message was written and is pending with the woman's guardian. */
export const messageWritten = defineEvent('messaging.message-written', z.object(message));
/** The guardian approved it or reads along: the recipient sees it. */
export const messageDelivered = defineEvent('messaging.message-delivered', z.object(message));
/** The guardian declined it: only the sender and he see it. */
export const messageDeclined = defineEvent('messaging.message-declined', z.object(message));
/** The match ended before the guardian decided; never delivered. */
export const messageClosed = defineEvent('messaging.message-closed', z.object(message));
export const guardianNoteWritten = defineEvent(
  'messaging.guardian-note-written',
  z.object({ matchId, wardId: userId, guardianId: userId }),
);
export const messageRead = defineEvent('messaging.message-read', z.object(message));

import { z } from 'zod';
import { matchId, messageId, userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

const message = { messageId, matchId, senderId: userId, recipientId: userId, wardId: userId };

/** A message was written and waits for the woman's guardian. */
export const messageWritten = defineEvent('messaging.message-written', z.object(message));
/** Approved by the guardian, or written while he reads along: the recipient sees it. */
export const messageDelivered = defineEvent('messaging.message-delivered', z.object(message));
/** Declined by the guardian: sender and guardian alone see it. */
export const messageDeclined = defineEvent('messaging.message-declined', z.object(message));
/** The match ended before the guardian decided: it is never delivered. */
export const messageClosed = defineEvent('messaging.message-closed', z.object(message));
/** A guardian left his ward a note about a conversation of hers. */
export const guardianNoteWritten = defineEvent(
  'messaging.guardian-note-written',
  z.object({ matchId, wardId: userId, guardianId: userId }),
);
/** The recipient has read it. */
export const messageRead = defineEvent('messaging.message-read', z.object(message));

import { z } from 'zod';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { flag } from '#kernel/contracts/flags.ts';
import { matchId, messageId } from '#kernel/contracts/ids.ts';
import { blankIsAbsent, isoTime, numericId, opaqueId, text } from '#kernel/contracts/fields.ts';
import { paging } from '#kernel/contracts/paging.ts';
import { overseenMatch } from './oversight.schema.ts';
import { MESSAGE_MAX } from './messages.ts';
import * as address from './messages.ts';

export const message = z.object({
  id: opaqueId,
  matchId: opaqueId,
  content: z.string(),
  senderId: numericId,
  recipientId: numericId,
  createdAt: isoTime,
  isRead: z.boolean(),
  state: z.enum(['guardian_review', 'delivered', 'declined', 'closed']),
  requiresGuardianReview: z.boolean(),
  guardianApproved: z.boolean(),
  guardianDeclined: z.boolean(),
  declineReason: z.string().nullable(),
});
export type MessageView = z.infer<typeof message>;

const byMatch = z.object({ id: matchId });
/** The newest messages, those before one, or those after one. */
const messageRange = z
  .object({
    before: messageId.optional().describe('id of a message; returns the 50 before it'),
    after: messageId
      .optional()
      .describe('id of the last known message; returns at most 200 that were written or decided after it'),
  })
  .refine(({ before, after }) => before === undefined || after === undefined, {
    error: () => validationText('oneOnly'),
    path: ['after'],
  });
export const listMessages = endpoint(address.listMessages, {
  summary:
    'The newest 50 messages as the member may see them, oldest first. Link: rel="prev" leads to earlier ones; ETag allows 304',
  access: 'member',
  params: byMatch,
  query: messageRange,
  answer: z.array(message),
});
export const sendMessageBody = z.object({
  content: text(0, MESSAGE_MAX).refine((content) => content.length > 0, {
    error: () => validationText('blankMessage'),
  }),
  clientId: opaqueId.optional().describe('made by the client; a repeated request with it creates one message'),
});
export const sendMessage = endpoint(address.sendMessage, {
  summary: "Sends a message. The woman's guardian reviews it, or it is delivered at once while he reads along",
  access: 'member',
  params: byMatch,
  body: sendMessageBody,
  status: 201,
  answer: message,
});
export const markRead = endpoint(address.markRead, {
  summary: 'Marks a received message as read',
  access: 'member',
  params: z.object({ id: messageId }),
  answer: message,
});
export const unreadCount = endpoint('GET /api/messages/unread-count', {
  summary: 'Number of delivered messages that the member has not read',
  access: 'member',
  answer: z.object({ count: z.number().int() }),
});

export const guardianMatches = endpoint(address.guardianMatches, {
  summary: "The matches of the guardian's wards, the latest change first; with id only this one",
  access: 'guardian',
  query: paging.extend({ id: blankIsAbsent(matchId) }),
  answer: z.array(overseenMatch),
});
/** A message as the guardian reads it, with hints to parts of its text; they hold nothing back. */
export const overseenMessage = message.extend({ flags: z.array(flag) });
export type OverseenMessage = z.infer<typeof overseenMessage>;
export const guardianMessages = endpoint(address.guardianMessages, {
  summary:
    'The newest 50 messages of the conversation of a ward, for her guardian, oldest first. Link: rel="prev" leads to earlier ones',
  access: 'guardian',
  params: byMatch,
  query: messageRange,
  answer: z.array(overseenMessage),
});

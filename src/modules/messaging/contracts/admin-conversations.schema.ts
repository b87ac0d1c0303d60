import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { matchId, messageId, userId } from '#kernel/contracts/ids.ts';
import { withheldWords } from '#kernel/contracts/cases.ts';
import { adminListEndpoint } from '#kernel/contracts/list.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { topicAnswerKinds } from '../../matchmaking/contracts/path/topic-answers.ts';
import { matchStatuses, stages } from '../../matchmaking/contracts/match-states.ts';

export const conversationRecord = z.object({
  id: opaqueId.describe('id of its match'),
  userIds: z.array(userId).describe('its participants, the man first'),
  profileIds: z.array(numericId),
  status: z.enum(matchStatuses),
  stage: z.enum(stages),
  messages: z.number().int(),
  lastMessageAt: isoTime.nullable(),
});
export type ConversationRecord = z.infer<typeof conversationRecord>;

export const listConversations = adminListEndpoint({
  path: '/api/admin/conversations',
  duties: ['cases'],
  summary: 'Conversations, without their texts',
  id: matchId,
  record: conversationRecord.extend(withheldWords),
  sorts: ['id'],
  filter: z.object({ userId: userId.optional() }),
});

const topicAnswer = z.object({ kind: z.enum(topicAnswerKinds), words: z.string().nullable() });

export const readConversation = adminVerb({
  path: '/api/admin/conversations/:id/read',
  duties: ['cases'],
  summary:
    'The newest 50 messages of a conversation, or those before one. Each reading is audited; nobody else is notified',
  params: z.object({ id: matchId }),
  body: z.object({ reason: adminReason, before: messageId.optional().describe('id of a message') }),
  answer: conversationRecord.extend({
    words: z.array(
      z.object({
        id: opaqueId,
        senderId: numericId.describe('profile of the sender'),
        content: z.string(),
        createdAt: isoTime,
        state: z.enum(['guardian_review', 'approved', 'delivered', 'declined', 'closed']),
      }),
    ),
    hasEarlierMessages: z.boolean(),
    topics: z
      .array(
        z.object({
          id: opaqueId,
          title: z.record(z.enum(languageIds), z.string()),
          his: topicAnswer,
          hers: topicAnswer,
          approvedAt: isoTime.nullable().describe('null while her guardian has not decided'),
        }),
      )
      .describe('topics about which both have written, oldest first; none with earlier messages'),
  }),
});

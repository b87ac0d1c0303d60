import { z } from 'zod';
import { languageIds } from '#kernel/i18n/languages.ts';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoMoment, isoTime, opaqueId, text } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { adminCases, caseAssignment, withheldWords } from '#kernel/contracts/cases.ts';
import { onHold, question } from './support.schema.ts';
import { reportReasons } from './reports.ts';
import { questionStates, reviewedQueues, SUPPORT_MAX } from './support.ts';

export const supportRecord = question.extend({
  ...withheldWords,
  messages: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(['message', 'question', 'answer', 'note']),
        text: z.string(),
        author: z.string().nullable().describe('the name of active staff'),
        createdAt: isoTime,
      }),
    )
    .describe('both sides in order, with the notes, which only staff see'),
  latestAt: isoTime.describe('when the person or staff wrote last, except for notes'),
  pendingFrom: isoTime.nullable().describe('since when it is waiting for the staff'),
  isUrgent: z.boolean(),
  onHold,
  language: z.enum(languageIds).nullable().describe('of the person who wrote'),
  answerReadAt: isoTime.nullable().describe('when the person read what staff wrote last'),
  answerMail: z
    .enum(['pending', 'accepted', 'failed', 'expired', 'returned'])
    .nullable()
    .describe('the delivery of the email about it; null without one, or after 90 days'),
  reports: z
    .array(
      z.object({
        id: opaqueId,
        byWriter: z.boolean().describe('false for a report of the person who wrote'),
        reason: z.enum(reportReasons),
        isResolved: z.boolean(),
        createdAt: isoTime,
      }),
    )
    .describe('the latest reports by and about the person'),
  from: z.enum(['account', 'help']).describe('from an account, or anonymously at /help'),
  about: z
    .object({ queue: z.enum(reviewedQueues), id: z.uuid() })
    .nullable()
    .describe('the resolved case, or the disabled account, to be reviewed again'),
  accountId: opaqueId.nullable(),
  closedAt: isoTime.nullable(),
  ownDecision: z.boolean().describe('true if this admin resolved the case in question and may not answer'),
});
export type SupportRecord = z.infer<typeof supportRecord>;

export const support = adminCases({
  path: '/api/admin/support',
  summary: 'Support tickets, the urgent ones first, then the oldest',
  record: supportRecord,
  sorts: ['id', 'createdAt', 'answeredAt', 'pendingSince', 'state'],
  exported: ['id', 'state', 'isUrgent', 'from', 'accountId', 'createdAt', 'latestAt', 'answeredAt', 'closedAt'],
  filter: z.object({ state: z.enum(questionStates).optional(), accountId: userId.optional() }),
});

const params = z.object({ id: z.uuid() });
const answer = z.object({ id: opaqueId, state: z.enum(questionStates) });
const words = text(1, SUPPORT_MAX * 2);
const seenLatestAt = isoMoment
  .optional()
  .describe("time of the newest message on the admin's screen; refused if there is a newer one");
export const answerSupport = adminVerb({
  path: '/api/admin/support/:id/answer',
  duties: ['cases'],
  summary:
    'Answers a support ticket; a later answer replaces one to which nobody has written since. Audited without the text',
  params,
  body: z.object({ answer: words, reason: adminReason.optional(), seenLatestAt }),
  answer,
});
export const closeSupport = adminVerb({
  path: '/api/admin/support/:id/close',
  duties: ['cases'],
  summary: 'Closes a support ticket without an answer. Audited',
  params,
  body: z.object({ reason: adminReason, seenLatestAt }),
  answer,
});

export const requestSupportReply = adminVerb({
  path: '/api/admin/support/:id/ask-back',
  duties: ['cases'],
  summary: 'Asks the person something; the ticket waits for the reply. Audited without the text',
  params,
  body: z.object({ question: words, reason: adminReason.optional(), seenLatestAt }),
  answer,
});
export const readSupportWords = adminVerb({
  path: '/api/admin/support/:id/read-words',
  duties: ['cases'],
  summary: 'Opens the words of a woman, which are withheld, to the reader for a day. Audited',
  params,
  body: z.object({ reason: adminReason }),
  answer: z.object({ id: opaqueId }),
});
export const addSupportNote = adminVerb({
  path: '/api/admin/support/:id/note',
  duties: ['cases'],
  summary: 'Adds a note that only staff read. Audited without the text',
  params,
  body: z.object({ note: words, reason: adminReason.optional() }),
  answer,
});
export const reopenSupport = adminVerb({
  path: '/api/admin/support/:id/reopen',
  duties: ['cases'],
  summary: 'Opens a closed support ticket again. Audited',
  params,
  body: z.object({ reason: adminReason }),
  answer,
});
export const setSupportUrgency = adminVerb({
  path: '/api/admin/support/:id/set-urgency',
  duties: ['cases'],
  summary: 'Puts a support ticket first in the queue, or back into its order. Audited',
  params,
  body: z.object({ isUrgent: z.boolean(), reason: adminReason.optional() }),
  answer,
});
export const reassignSupport = adminVerb({
  path: '/api/admin/support/:id/reassign',
  duties: ['cases'],
  summary: 'Hands a support ticket to a colleague. Audited',
  params,
  body: z.object({ to: userId, reason: adminReason.optional() }),
  answer: caseAssignment,
});

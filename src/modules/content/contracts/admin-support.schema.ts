import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, opaqueId, text } from '#kernel/contracts/fields.ts';
import { userId } from '#kernel/contracts/ids.ts';
import { adminCases } from '#kernel/contracts/cases.ts';
import { ownQuestion } from './support.schema.ts';
import { questionStates, reviewedQueues, SUPPORT_MAX } from './support.ts';

export const supportRecord = ownQuestion.extend({
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
  summary: 'Support tickets, the oldest first',
  record: supportRecord,
  sorts: ['id', 'createdAt', 'answeredAt', 'state'],
  filter: z.object({ state: z.enum(questionStates).optional(), accountId: userId.optional() }),
});

const params = z.object({ id: z.uuid() });
const answer = z.object({ id: opaqueId, state: z.enum(questionStates) });
export const answerSupport = adminVerb({
  path: '/api/admin/support/:id/answer',
  duties: ['cases'],
  summary: 'Answers a support ticket; a later answer replaces the earlier one. Audited without the text',
  params,
  body: z.object({
    answer: text(1, SUPPORT_MAX * 2),
    reason: adminReason.optional(),
    seenAnsweredAt: isoTime
      .nullable()
      .optional()
      .describe("time of the answer on the admin's screen, null for none; no other answer is replaced"),
  }),
  answer,
});
export const closeSupport = adminVerb({
  path: '/api/admin/support/:id/close',
  duties: ['cases'],
  summary: 'Closes a support ticket without an answer. Audited',
  params,
  body: z.object({ reason: adminReason }),
  answer,
});

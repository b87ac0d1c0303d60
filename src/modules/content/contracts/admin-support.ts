import { z } from 'zod';
import { adminVerb } from '#kernel/contracts/admin-verb.ts';
import { adminReason, isoTime, opaqueId, text } from '#kernel/contracts/fields.ts';
import { adminCases } from '#kernel/contracts/cases.ts';
import { ownQuestion, questionStates, SUPPORT_MAX } from './support.ts';

/** What was written to the staff, as they read it. */
export const supportRecord = ownQuestion.extend({
  from: z.enum(['account', 'help']).describe('signed in, or at /help, where nobody is known'),
  accountId: opaqueId.nullable(),
  closedAt: isoTime.nullable(),
  ownDecision: z.boolean().describe('this admin settled what it asks about, and leaves it to a colleague'),
});
export type SupportRecord = z.infer<typeof supportRecord>;

export const support = adminCases({
  path: '/api/admin/support',
  summary: 'What was written to the staff, the oldest first',
  record: supportRecord,
  sorts: ['id', 'createdAt', 'answeredAt', 'state'],
  filter: z.object({ state: z.enum(questionStates).optional() }),
});

const params = z.object({ id: z.uuid() });
const answer = z.object({ id: opaqueId, state: z.enum(questionStates) });
export const answerSupport = adminVerb({
  path: '/api/admin/support/:id/answer',
  summary: 'Answers what somebody wrote to the staff; a later answer replaces the earlier one. Audited, without words',
  params,
  body: z.object({
    answer: text(1, SUPPORT_MAX * 2),
    reason: adminReason.optional(),
    seenAnsweredAt: isoTime
      .nullable()
      .optional()
      .describe('when the answer that the writer has before him was given, null for none: no other is replaced'),
  }),
  answer,
});
export const closeSupport = adminVerb({
  path: '/api/admin/support/:id/close',
  summary: 'Nothing is left to answer. Audited',
  params,
  body: z.object({ reason: adminReason }),
  answer,
});

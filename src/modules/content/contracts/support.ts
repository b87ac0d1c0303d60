import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId, text } from '#kernel/contracts/fields.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';

/** So long is a message to the staff at most. */
export const SUPPORT_MAX = 2000;

export const supportMessage = text(1, SUPPORT_MAX);
export const questionStates = ['open', 'answered', 'closed'] as const;

/** What the staff can be asked to look at again, once they have settled it. */
export const appealQueues = ['reports', 'refunds', 'guardian-disputes', 'guardian-checks'] as const;
export type AppealQueue = (typeof appealQueues)[number];
const resolvedCase = z.object({ queue: z.enum(appealQueues), id: z.uuid() });
/** A case that was settled, by whom it concerns to be named. */
export type ResolvedCase = z.infer<typeof resolvedCase>;

/** What somebody wrote to the staff, and what they answered. */
export const question = z.object({
  id: opaqueId,
  message: z.string(),
  state: z.enum(questionStates),
  answer: z.string().nullable(),
  createdAt: isoTime,
  answeredAt: isoTime.nullable(),
  about: resolvedCase.nullable().describe('what the staff are asked to look at again'),
});
export type QuestionView = z.infer<typeof question>;

export const ownQuestion = question.extend({
  onHold: z.boolean().describe('none of the staff who are there may answer it: it waits until somebody else is there'),
});
/** The same, as its asker finds it. */
export type OwnQuestion = z.infer<typeof ownQuestion>;

export const createSupportTicketBody = z.object({
  message: supportMessage,
  about: resolvedCase.optional().describe('what they have settled, and should look at again'),
  notifyByEmail: z.boolean().default(false).describe('an e-mail when there is an answer, which names nothing of it'),
});
export const createSupportTicket = endpoint({
  method: 'POST',
  path: '/api/support',
  summary: 'Writes to the staff in private: neither a guardian nor another member ever learns of it',
  access: 'signed-in',
  body: createSupportTicketBody,
  status: 201,
  answer: question,
});
export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/support',
  summary: 'What one has written to the staff, and their answers; the newest first',
  access: 'signed-in',
  query: keysetPaging,
  answer: z.array(ownQuestion),
});

import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, opaqueId, text } from '#kernel/contracts/fields.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';
import { appealQueues, SUPPORT_MAX, questionStates } from './support.ts';
import * as address from './support.ts';

export const supportMessage = text(1, SUPPORT_MAX);
const resolvedCase = z.object({ queue: z.enum(appealQueues), id: z.uuid() });
/** A resolved case, as a person whom it concerns refers to it. */
export type ResolvedCase = z.infer<typeof resolvedCase>;

export const question = z.object({
  id: opaqueId,
  message: z.string(),
  state: z.enum(questionStates),
  answer: z.string().nullable(),
  createdAt: isoTime,
  answeredAt: isoTime.nullable(),
  about: resolvedCase.nullable().describe('the resolved case for which another review is requested'),
});
export type QuestionView = z.infer<typeof question>;

export const onHold = z.boolean().describe('no active admin may answer it because of a conflict of interest');
export const ownQuestion = question.extend({
  messages: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(['message', 'question', 'answer']),
        text: z.string(),
        createdAt: isoTime,
      }),
    )
    .describe('both sides in order, from the first message on'),
  isUnread: z.boolean().describe('staff wrote something that was not read yet'),
  acceptsMessages: z.boolean().describe('false from 30 days after the answer or the end'),
  onHold,
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

export const createSupportTicketBody = z.object({
  message: supportMessage,
  about: resolvedCase.optional().describe('a resolved case that staff should review again'),
  notifyByEmail: z.boolean().default(false).describe('an email when there is an answer, without its content'),
});
export const createSupportTicket = endpoint(address.createSupportTicket, {
  summary: 'Writes to staff in private: neither a guardian nor another member is notified',
  access: 'signed-in',
  body: createSupportTicketBody,
  status: 201,
  answer: question,
});
const params = z.object({ id: z.uuid() });
export const addSupportMessage = endpoint(address.addSupportMessage, {
  summary: "Adds a message to the account's support ticket, which is then open again",
  access: 'signed-in',
  params,
  body: z.object({ message: supportMessage }),
  status: 201,
  answer: z.object({ id: opaqueId, state: z.enum(questionStates) }),
});
export const readSupportTicket = endpoint(address.readSupportTicket, {
  summary: 'Records that the person has read what staff wrote last; staff see when',
  access: 'signed-in',
  params,
  status: 204,
});
export const listQuestions = endpoint(address.listQuestions, {
  summary: "The account's support tickets with answers, the newest first",
  access: 'signed-in',
  query: keysetPaging,
  answer: z.array(ownQuestion),
});

import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { acknowledged, isoTime, numericId, opaqueId, optionalText, token } from '#kernel/contracts/fields.ts';
import { flag } from '#kernel/contracts/flags.ts';
import { approvalId, messageId } from '#kernel/contracts/ids.ts';
import { paging } from '#kernel/contracts/paging.ts';
import { stages } from '../../matchmaking/contracts/match-states.ts';
import { topicAnswerKinds } from '../../matchmaking/contracts/path/topic-answers.ts';
import { ofWard } from './of-ward.schema.ts';
import { seenProfile } from '../../matchmaking/contracts/profiles.schema.ts';
import { approvalTypes, decisionActions, concerns } from './approvals.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import * as address from './approvals.ts';

const topicAnswer = z.object({ kind: z.enum(topicAnswerKinds), words: z.string().nullable() });

export const pendingApproval = z.object({
  id: opaqueId,
  type: z.enum(approvalTypes),
  description: z.string().describe('one sentence that says who asks for what, by relation and facts'),
  wardProfileId: numericId,
  wardFirstName: z.string(),
  from: numericId,
  to: numericId,
  /** A request's message (it may have none) or a message's content. */
  content: z.string().nullable(),
  quote: z.string().nullable().describe("the sentence of the receiver's profile that a request quotes"),
  stage: z.enum(stages).nullable().describe('the stage that the couple wants to move to; only for type stage'),
  topic: z
    .object({ title: z.string(), hers: topicAnswer, his: topicAnswer })
    .nullable()
    .describe('what both wrote about a topic; only for type topic'),
  mutualRequest: z.boolean().describe('she had sent him a request too, unknown to him, when he sent his'),
  createdAt: isoTime,
});
export type PendingApproval = z.infer<typeof pendingApproval>;

const pastMessage = z.object({
  id: opaqueId,
  senderId: numericId,
  content: z.string(),
  createdAt: isoTime,
  state: z
    .enum(['guardian_review', 'approved', 'delivered', 'declined', 'closed'])
    .describe('delivered: sent while the guardian read along'),
});
const shown = seenProfile.nullable().describe('null once the item is decided and nothing is open between the two');
const bothProfiles = { fromProfile: shown, toProfile: shown };
export const approvalDetail = pendingApproval.extend({
  flags: z.array(flag).describe('hints about the words; they withhold nothing'),
  status: z.enum(['pending', 'approved', 'declined', 'closed']),
  ...bothProfiles,
  conversation: z.array(pastMessage).describe('the newest 50 messages before it, oldest first'),
  hasEarlierMessages: z.boolean(),
  allowedActions: z.array(z.enum(decisionActions)),
});
export type ApprovalDetail = z.infer<typeof approvalDetail>;

const decisionBody = z
  .object({
    action: z.enum(decisionActions),
    reason: optionalText(500),
    concern: z.enum(concerns).optional().describe('of a declined message; also reports it to the staff'),
  })
  .refine(({ action, concern }) => action === 'decline' || concern === undefined, {
    path: ['concern'],
    error: () => validationText('concern'),
  });
const decided = z.object({ action: z.enum(decisionActions), message: z.string() });
const byId = z.object({ id: approvalId });

export const listPendingApprovals = endpoint(address.listPendingApprovals, {
  summary: 'Items that are waiting for the guardian, oldest first',
  access: 'guardian',
  query: paging.extend(ofWard.shape),
  answer: z.array(pendingApproval),
});
export const getPendingApproval = endpoint(address.getPendingApproval, {
  summary: 'An item with both profiles as he may see them and the conversation so far',
  access: 'guardian',
  params: byId,
  query: z.object({
    before: messageId.optional().describe('id of a message; returns the 50 messages before it'),
  }),
  answer: approvalDetail,
});
/** The guardian's remaining items after a decision. */
const elseWaiting = z.object({
  waiting: z.number().int(),
  next: opaqueId.nullable().describe('the next item in his list'),
});
export type OtherApprovals = z.infer<typeof elseWaiting>;

export const respondToApproval = endpoint(address.respondToApproval, {
  summary: 'Approves or declines an item; 409 if it was decided already',
  access: 'guardian',
  params: byId,
  body: decisionBody,
  answer: decided.extend(elseWaiting.shape),
});

const decision = z.object({
  id: opaqueId,
  type: z.enum(approvalTypes),
  action: z.enum(decisionActions),
  reason: z.string().nullable(),
  concern: z.enum(concerns).nullable().describe('what he said of a declined message to the staff'),
  decidedAt: isoTime,
  guardianName: z.string(),
  description: z.string(),
  wardFirstName: z.string(),
  /** The man of the conversation, null once either of them has left. `fromWard` says whether she wrote. */
  other: numericId.nullable(),
  fromWard: z.boolean().nullable(),
  /** The beginning of the words, for readers who may see them. */
  firstLine: z.string().nullable(),
});
export type PastDecision = z.infer<typeof decision>;
export const listDecisions = endpoint(address.listDecisions, {
  summary: "The guardian's own decisions, newest first",
  access: 'guardian',
  query: paging,
  answer: z.array(decision),
});
export const guardianHistory = endpoint(address.guardianHistory, {
  summary: "The decisions of the ward's guardians, newest first",
  access: 'signed-in',
  query: paging,
  answer: z.array(decision),
});

const byToken = z.object({ token });
export const describeByToken = endpoint('GET /api/approvals/:token', {
  summary: 'The item behind an emailed link; changes nothing',
  access: 'public',
  params: byToken,
  answer: pendingApproval.omit({ id: true }).extend({
    flags: z.array(flag),
    ...bothProfiles,
  }),
});
export const respondByToken = endpoint('POST /api/approvals/:token', {
  summary: 'Decides an item by its emailed single-use link, without a session',
  access: 'public',
  params: byToken,
  body: decisionBody,
  answer: decided,
});

export const renewLink = endpoint('POST /api/approvals/:token/renew', {
  summary: 'Replaces an expired link by email to its guardian, while its item is pending',
  access: 'public',
  params: byToken,
  status: 202,
  answer: acknowledged,
});

import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { profileId, profileIdInAddress, requestId } from '#kernel/contracts/ids.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';
import { blankIsAbsent, isoTime, numericId, opaqueId, optionalText, yesOrNoInQuery } from '#kernel/contracts/fields.ts';
import { seenProfile } from './profiles.schema.ts';
import { QUOTE_MAX } from './quotes/quotable.ts';
import { INTEREST_MESSAGE_MAX, requestStatuses, acceptBlockers } from './interest-requests.ts';
import * as address from './interest-requests.ts';

export const interestRequest = z.object({
  id: opaqueId,
  fromProfileId: numericId,
  toProfileId: numericId,
  /** Also null for a receiver whose guardian has not approved the request. */
  message: z.string().nullable(),
  quote: z.string().nullable().describe('a sentence of the receiver that the sender quotes; null like the message'),
  status: z.enum(requestStatuses),
  responseMessage: z.string().nullable(),
  responseState: z
    .enum(['guardian_review', 'approved', 'declined', 'closed'])
    .nullable()
    .describe("review state of the words of the viewer's answer; null for the sender of the request"),
  responseDeclineReason: z.string().nullable().describe('for the author of those words'),
  createdAt: isoTime,
  approvedAt: isoTime.nullable().describe('when her guardian approved it'),
  respondedAt: isoTime.nullable(),
  expiresAt: isoTime.nullable().describe('when it expires; null once it is no longer open'),
  requestAgainFrom: isoTime.nullable().describe('for a refused sender: when the receiver can get another request'),
  matchId: opaqueId.nullable(),
  otherProfile: seenProfile.nullable(),
  allowedActions: z.array(z.enum(['accept', 'decline', 'withdraw'])),
  /** Why accepting is not offered; the screen leads to the next step. */
  acceptBlocker: z.enum(acceptBlockers).nullable(),
});
export type InterestRequestView = z.infer<typeof interestRequest>;

const words = {
  message: optionalText(INTEREST_MESSAGE_MAX),
  quote: optionalText(QUOTE_MAX).describe("one whole sentence of the receiver's introduction or short answers"),
};
export const sendInterestBody = z.object({ toProfileId: profileId, ...words });
export const sendInterest = endpoint(address.sendInterest, {
  summary: 'Sends an interest request and spends one request of the allowance',
  access: 'member',
  body: sendInterestBody,
  status: 201,
  answer: interestRequest,
});
export const sendInterestFromMatches = endpoint(address.sendInterestFromMatches, {
  summary: 'Sends an interest request from the matches page; the same as POST /api/interest-requests',
  access: 'member',
  body: z.object({ targetProfileId: profileId, ...words }),
  status: 201,
  answer: interestRequest,
});
const listQuery = keysetPaging.extend({
  open: blankIsAbsent(yesOrNoInQuery).describe('true: only open requests; false: only those that are no longer open'),
  profileId: profileIdInAddress.optional().describe('only requests from or to this profile'),
});
export type ListedRequests = z.infer<typeof listQuery>;
export const receivedRequests = endpoint(address.receivedRequests, {
  summary: 'Received requests, newest first',
  access: 'member',
  query: listQuery,
  answer: z.array(interestRequest),
});
export const sentRequests = endpoint(address.sentRequests, {
  summary: 'Sent requests, newest first',
  access: 'member',
  query: listQuery,
  answer: z.array(interestRequest),
});
const byId = z.object({ id: requestId });
export const respondToRequest = endpoint(address.respondToRequest, {
  summary: 'Accepts or declines a received request; accepting creates the match',
  access: 'member',
  params: byId,
  body: z
    .object({
      action: z.enum(['accept', 'decline']),
      responseMessage: optionalText(INTEREST_MESSAGE_MAX),
      never: z.boolean().optional().describe('with decline: the sender cannot ask again, and is not told'),
    })
    .refine(({ action, never }) => action === 'decline' || !never, {
      path: ['never'],
      error: () => validationText('neverDeclines'),
    }),
  answer: z.object({
    action: z.enum(['accept', 'decline']),
    message: z.string(),
    status: z.enum(requestStatuses),
    matchId: opaqueId.optional(),
  }),
});
export const withdrawRequest = endpoint(address.withdrawRequest, {
  summary: 'Withdraws a sent request before it is answered',
  access: 'member',
  params: byId,
  answer: interestRequest,
});

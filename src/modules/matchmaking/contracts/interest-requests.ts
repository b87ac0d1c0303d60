import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { profileId, requestId } from '#kernel/contracts/ids.ts';
import { keysetPaging } from '#kernel/contracts/paging.ts';
import { blankIsAbsent, isoTime, numericId, opaqueId, optionalText, yesOrNoInQuery } from '#kernel/contracts/fields.ts';
import { seenProfile } from './profiles.ts';

export const requestStatuses = [
  'guardian_pending',
  'pending',
  'accepted',
  'declined',
  'guardian_declined',
  'withdrawn',
  'expired',
] as const;
export type RequestStatus = (typeof requestStatuses)[number];
export const INTEREST_MESSAGE_MAX = 500;
/** The wording about the guardian's reading to which somebody agrees by sending or accepting. */
export const OVERSIGHT_VERSION = '2026-11';

/** Why accepting is not offered; to a man it rests, whatever it is on her side. */
const acceptBlockers = [
  'profile-incomplete',
  'consent-withdrawn',
  'iddah',
  'guardian-unverified',
  'guardian-conflict',
  'rests',
] as const;

export const interestRequest = z.object({
  id: opaqueId,
  fromProfileId: numericId,
  toProfileId: numericId,
  /** Null also for a receiver whose guardian has not approved it. */
  message: z.string().nullable(),
  status: z.enum(requestStatuses),
  responseMessage: z.string().nullable(),
  responseState: z
    .enum(['guardian_review', 'approved', 'declined', 'closed'])
    .nullable()
    .describe('what became of the words of the own answer; null for whoever sent the request'),
  responseDeclineReason: z.string().nullable().describe('for whoever wrote those words'),
  createdAt: isoTime,
  approvedAt: isoTime.nullable().describe('when her guardian let it go on'),
  respondedAt: isoTime.nullable(),
  expiresAt: isoTime.nullable().describe('when it ends unanswered; null once it is not open any more'),
  requestAgainFrom: isoTime
    .nullable()
    .describe('for a sender who was refused: from when on the other may be asked again'),
  matchId: opaqueId.nullable(),
  otherProfile: seenProfile.nullable(),
  allowedActions: z.array(z.enum(['accept', 'decline', 'withdraw'])),
  /** Why accepting is not offered, so that the screen leads to the next step. */
  acceptBlocker: z.enum(acceptBlockers).nullable(),
});
export type AcceptBlocker = (typeof acceptBlockers)[number];
export type InterestRequestView = z.infer<typeof interestRequest>;

export const sendInterestBody = z.object({ toProfileId: profileId, message: optionalText(INTEREST_MESSAGE_MAX) });
export const sendInterest = endpoint({
  method: 'POST',
  path: '/api/interest-requests',
  summary: 'Sends an interest request and spends one of the allowance, exactly',
  access: 'member',
  body: sendInterestBody,
  status: 201,
  answer: interestRequest,
});
export const sendInterestFromMatches = endpoint({
  method: 'POST',
  path: '/api/matches',
  summary: 'The same command, from the matches page',
  access: 'member',
  body: z.object({ targetProfileId: profileId, message: optionalText(INTEREST_MESSAGE_MAX) }),
  status: 201,
  answer: interestRequest,
});
const listQuery = keysetPaging.extend({
  open: blankIsAbsent(yesOrNoInQuery).describe('true: those alone that still wait for somebody'),
});
export type ListedRequests = z.infer<typeof listQuery>;
export const receivedRequests = endpoint({
  method: 'GET',
  path: '/api/interest-requests/received',
  summary: 'Requests to the member, newest first',
  access: 'member',
  query: listQuery,
  answer: z.array(interestRequest),
});
export const sentRequests = endpoint({
  method: 'GET',
  path: '/api/interest-requests/sent',
  summary: "The member's own requests, newest first",
  access: 'member',
  query: listQuery,
  answer: z.array(interestRequest),
});
const byId = z.object({ id: requestId });
export const respondToRequest = endpoint({
  method: 'POST',
  path: '/api/interest-requests/:id/respond',
  summary: 'The receiver accepts or declines; acceptance makes the match',
  access: 'member',
  params: byId,
  body: z.object({ action: z.enum(['accept', 'decline']), responseMessage: optionalText(INTEREST_MESSAGE_MAX) }),
  answer: z.object({
    action: z.enum(['accept', 'decline']),
    message: z.string(),
    status: z.enum(requestStatuses),
    matchId: opaqueId.optional(),
  }),
});
export const withdrawRequest = endpoint({
  method: 'POST',
  path: '/api/interest-requests/:id/withdraw',
  summary: 'The sender takes it back before the answer',
  access: 'member',
  params: byId,
  answer: interestRequest,
});

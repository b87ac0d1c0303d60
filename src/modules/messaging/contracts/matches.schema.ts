import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import { isoDate, isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { languageIds } from '#kernel/i18n/languages.ts';
import { paging } from '#kernel/contracts/paging.ts';
import { matchActions, matchStatuses, oversightModes, stages } from '../../matchmaking/contracts/match-states.ts';
import { seenProfile } from '../../matchmaking/contracts/profiles.schema.ts';
import { pauseReasons } from './matches.ts';
import * as address from './matches.ts';

export const view = z.object({
  /** `pending` is an open sent request, which is in the list too. */
  status: z.enum([...matchStatuses, 'pending']),
  progressStage: z.enum(stages).nullable(),
  proposedStage: z
    .object({
      stage: z.enum(stages),
      by: z.enum(['own', 'man', 'woman']),
      waitsFor: z.enum(['own', 'man', 'woman', 'guardian']),
      since: isoTime,
      words: z.string().nullable().optional().describe('what its author wrote for her guardian; for these two only'),
    })
    .nullable()
    .describe('while it is pending with the other member or her guardian'),
  pauseReasons: z.array(z.enum(pauseReasons)).describe('reasons of the pause that the reader may know'),
  endedBy: z.enum(['own', 'man', 'woman', 'guardian']).nullable().describe('who ended it; null if nobody chose to'),
  endsOn: isoDate.optional().describe("the day on which her guardian's end is final; for the woman and her guardian"),
  objectedAt: isoTime.optional().describe('when she objected to it; for the woman and her guardian'),
  supervision: z.enum(oversightModes).describe('how her guardian oversees: he decides on each message, or reads along'),
  readAlongWishes: z
    .object({ ward: z.boolean(), guardian: z.boolean() })
    .nullable()
    .describe('who wants him to read along; for the woman and her guardian'),
  allowedActions: z.array(z.enum(matchActions)),
});

export const match = view.extend({
  id: opaqueId,
  interest: z.enum(['mutual_interest', 'pending']),
  createdAt: isoTime,
  updatedAt: isoTime,
  compatibilityScore: z.number().int().min(0).max(100),
  otherProfileId: numericId,
  otherProfile: seenProfile
    .nullable()
    .describe('null once the match has ended, and while the other member is inactive'),
  lastMessage: z.object({ content: z.string(), createdAt: isoTime, fromMe: z.boolean() }).nullable(),
  unreadCount: z.number().int(),
  reportableUntil: isoTime.nullable().describe('for a match that ended lately: until when its page offers a report'),
  request: z
    .object({ status: z.enum(['guardian_pending', 'pending']), approvedAt: isoTime.nullable() })
    .nullable()
    .describe('state of an open sent request; null for a match'),
});
export type MatchView = z.infer<typeof match>;
export const acceptedRequest = z.object({
  fromProfileId: numericId,
  message: z.string().nullable(),
  quote: z.string().nullable().describe('the sentence of the receiver that the request quotes'),
  sentAt: isoTime,
  approvedAt: isoTime.nullable().describe('when her guardian approved it'),
});
export type AcceptedRequestView = z.infer<typeof acceptedRequest>;
export const oneMatch = match.extend({
  acceptedRequest: acceptedRequest.nullable().describe('the request that led to it, first in its conversation'),
  guardianLanguage: z
    .enum(languageIds)
    .nullable()
    .describe('in which her guardian reads, so that both write accordingly; while the match is active'),
});
export type OneMatchView = z.infer<typeof oneMatch>;

export const listMatches = endpoint(address.listMatches, {
  summary: "The member's matches, the latest change first, and then sent requests that are still open",
  access: 'member',
  query: paging,
  answer: z.array(match),
});
export const getMatch = endpoint(address.getMatch, {
  summary: 'One match',
  access: 'member',
  params: z.object({ id: matchId }),
  answer: oneMatch,
});

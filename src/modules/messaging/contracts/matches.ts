import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import { isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { paging } from '#kernel/contracts/paging.ts';
import { matchActions, matchStatuses, oversightModes, stages } from '../../matchmaking/contracts/match-states.ts';
import { seenProfile } from '../../matchmaking/contracts/profiles.ts';

/**
 * What a reader is told of a pause. Whose it is, `own` where it is the reader's; to a man the choice of her guardian is
 * hers. Of somebody disabled, and of the other's engagement, nothing is told.
 */
export const pauseReasons = [
  'own',
  'man',
  'woman',
  'guardian',
  'guardian-change',
  'iddah',
  'guardian-conflict',
  'dispute',
  'engagement',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

/** How a match stands, for each who takes part in it. */
export const view = z.object({
  /** `pending`: a sent request that is still open stands in the list too. */
  status: z.enum([...matchStatuses, 'pending']),
  progressStage: z.enum(stages).nullable(),
  proposedStage: z
    .object({
      stage: z.enum(stages),
      by: z.enum(['own', 'man', 'woman']),
      waitsFor: z.enum(['own', 'man', 'woman', 'guardian']),
      since: isoTime,
    })
    .nullable()
    .describe('while it waits for the other one, or for her guardian'),
  pauseReasons: z.array(z.enum(pauseReasons)).describe('why it is paused, where that may be told'),
  endedBy: z.enum(['own', 'man', 'woman', 'guardian']).nullable().describe('where somebody chose it'),
  supervision: z.enum(oversightModes).describe('whether her guardian decides on each message, or reads along'),
  readAlongWishes: z
    .object({ ward: z.boolean(), guardian: z.boolean() })
    .nullable()
    .describe('who wishes that he reads along; for her and her guardian'),
  allowedActions: z.array(z.enum(matchActions)),
});

export const match = view.extend({
  id: opaqueId,
  interest: z.enum(['mutual_interest', 'pending']),
  createdAt: isoTime,
  updatedAt: isoTime,
  compatibilityScore: z.number().int().min(0).max(100),
  otherProfileId: numericId,
  otherProfile: seenProfile.nullable().describe('null once it has ended, and while the other one is not there'),
  lastMessage: z.object({ content: z.string(), createdAt: isoTime, fromMe: z.boolean() }).nullable(),
  unreadCount: z.number().int(),
  request: z
    .object({ status: z.enum(['guardian_pending', 'pending']), approvedAt: isoTime.nullable() })
    .nullable()
    .describe('of a sent request that is still open: where it is'),
});
export type MatchView = z.infer<typeof match>;

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/matches',
  summary: "The member's matches, the latest change first, and then sent requests that are still open",
  access: 'member',
  query: paging,
  answer: z.array(match),
});
export const getMatch = endpoint({
  method: 'GET',
  path: '/api/matches/:id',
  summary: 'One match',
  access: 'member',
  params: z.object({ id: matchId }),
  answer: match,
});

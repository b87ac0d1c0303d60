import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import { isoTime, numericId, opaqueId } from '#kernel/contracts/fields.ts';
import { matchStatuses, stages } from '../../matchmaking/contracts/match-states.ts';
import { seenProfile } from '../../matchmaking/contracts/profiles.ts';

export const match = z.object({
  id: opaqueId,
  /** `pending`: a sent request that is still open stands in the list too (decisions 5.5). */
  status: z.enum([...matchStatuses, 'pending']),
  interest: z.enum(['mutual_interest', 'pending']),
  progressStage: z.enum(stages).nullable(),
  createdAt: isoTime,
  updatedAt: isoTime,
  compatibilityScore: z.number().int().min(0).max(100),
  otherProfileId: numericId,
  otherProfile: seenProfile.nullable().describe('null once it has ended, and while the other one is not there'),
  pauseReason: z
    .enum(['guardian-change', 'guardian-conflict', 'dispute'])
    .nullable()
    .describe('why it is paused, where that may be told'),
  lastMessage: z.object({ content: z.string(), createdAt: isoTime, fromMe: z.boolean() }).nullable(),
  unreadCount: z.number().int(),
  allowedActions: z.array(z.enum(['write'])),
});
export type MatchView = z.infer<typeof match>;

export const listMatches = endpoint({
  method: 'GET',
  path: '/api/matches',
  summary: "The member's matches, and sent requests that are still open",
  access: 'member',
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

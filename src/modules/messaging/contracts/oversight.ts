import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, numericId, optionalText } from '#kernel/contracts/fields.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import {
  CHANGES_TOLD,
  matchChanges,
  matchRoles,
  matchStatuses,
  oversightModes,
  stages,
} from '../../matchmaking/contracts/match-states.ts';
import { seenProfile } from '../../matchmaking/contracts/profiles.ts';
import { match, view } from './matches.ts';

export const REASON_MAX = 500;

/** Something that was chosen in a match, as her guardian reads it; `by` is null where it followed from something. */
const change = z.object({
  what: z.enum(matchChanges),
  by: z.enum(matchRoles).nullable(),
  reason: z.string().nullable(),
  at: isoTime,
});

/** What a guardian oversees. */
export const overseenMatch = view.extend({
  id: match.shape.id,
  createdAt: isoTime,
  updatedAt: isoTime,
  wardFirstName: z.string(),
  wardProfileId: numericId,
  otherProfileId: numericId,
  otherProfile: seenProfile.nullable(),
  messages: z.number().int(),
  newMessages: z.number().int().describe('what was written since this guardian last read it'),
  changes: z.array(change).describe(`the last ${CHANGES_TOLD} that were chosen in it, the newest first`),
});
export type OverseenMatch = z.infer<typeof overseenMatch>;

/** The match as the one who called sees it: one of the two, or her guardian. */
const asCalled = z.union([match, overseenMatch]);
const byMatch = z.object({ id: matchId });

export const changeStatus = endpoint({
  method: 'POST',
  path: '/api/matches/:id/status',
  summary: 'One of the two, or her guardian, pauses a match, lifts the own pause, or ends it for good',
  access: 'signed-in',
  params: byMatch,
  body: z.object({
    status: z.enum(matchStatuses),
    reason: optionalText(REASON_MAX).describe('her guardian alone reads it; his own stays in his record'),
  }),
  answer: asCalled,
});
export const moveStage = endpoint({
  method: 'POST',
  path: '/api/matches/:id/stage',
  summary: 'Proposes the next stage, agrees where the other proposed it, or as her guardian confirms it',
  access: 'signed-in',
  params: byMatch,
  body: z.object({
    stage: z.enum(stages),
    action: z
      .enum(['propose', 'take-back'])
      .optional()
      .describe('take-back: one of the two takes back what is proposed'),
  }),
  answer: asCalled,
});
export const setSupervision = endpoint({
  method: 'POST',
  path: '/api/matches/:id/supervision',
  summary: 'She, or her guardian, wishes that he decides on each message or reads along; he does while both wish it',
  access: 'signed-in',
  params: byMatch,
  body: z.object({ mode: z.enum(oversightModes) }),
  answer: asCalled,
});

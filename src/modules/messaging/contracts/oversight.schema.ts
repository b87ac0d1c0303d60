import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, numericId, optionalText } from '#kernel/contracts/fields.ts';
import { matchId } from '#kernel/contracts/ids.ts';
import {
  MATCH_CHANGES_MAX,
  matchChanges,
  matchRoles,
  matchStatuses,
  oversightModes,
  stages,
} from '../../matchmaking/contracts/match-states.ts';
import { seenProfile } from '../../matchmaking/contracts/profiles.schema.ts';
import { oneMatch, view } from './matches.schema.ts';
import { REASON_MAX, STAGE_WORDS_MAX } from './oversight.ts';
import * as address from './oversight.ts';

/** A change of a match as her guardian reads it; `by` is null if nobody chose it. */
const change = z.object({
  what: z.enum(matchChanges),
  by: z.enum(matchRoles).nullable(),
  reason: z.string().nullable(),
  at: isoTime,
});

export const overseenMatch = view.extend({
  id: oneMatch.shape.id,
  createdAt: isoTime,
  updatedAt: isoTime,
  wardFirstName: z.string(),
  wardProfileId: numericId,
  otherProfileId: numericId,
  otherProfile: seenProfile.nullable(),
  acceptedRequest: oneMatch.shape.acceptedRequest,
  messages: z.number().int(),
  newMessages: z.number().int().describe('messages since this guardian last read the conversation'),
  changes: z.array(change).describe(`the last ${MATCH_CHANGES_MAX} changes of the match, the newest first`),
});
export type OverseenMatch = z.infer<typeof overseenMatch>;

const asCalled = z.union([oneMatch, overseenMatch]);
const byMatch = z.object({ id: matchId });

export const changeStatus = endpoint(address.changeStatus, {
  summary:
    "Pauses a match, lifts the own pause, or ends the match; a guardian's end pauses it, and is final after 7 days unless his ward objects",
  access: 'signed-in',
  params: byMatch,
  body: z.object({
    status: z.enum(matchStatuses),
    reason: optionalText(REASON_MAX).describe('only her guardian reads it; his own reason stays in his record'),
  }),
  answer: asCalled,
});
export const objectToEnd = endpoint(address.objectToEnd, {
  summary: "A ward objects to her guardian's end of a match within 7 days: it stays paused and does not end",
  access: 'signed-in',
  params: byMatch,
  answer: asCalled,
});
export const moveStage = endpoint(address.moveStage, {
  summary: 'Proposes the next stage or agrees to it; as her guardian, confirms an agreed stage',
  access: 'signed-in',
  params: byMatch,
  body: z.object({
    stage: z.enum(stages),
    words: optionalText(STAGE_WORDS_MAX).describe(
      'with a proposal, for her guardian, who reads them with the item; required for meeting_arranged',
    ),
    action: z.enum(['propose', 'take-back']).optional().describe('take-back: withdraws the proposal'),
  }),
  answer: asCalled,
});
export const setSupervision = endpoint(address.setSupervision, {
  summary:
    'The woman or her guardian chooses whether he reads along or decides on each message; he reads along while both choose it',
  access: 'signed-in',
  params: byMatch,
  body: z.object({ mode: z.enum(oversightModes) }),
  answer: asCalled,
});

import { z } from 'zod';
import { genders } from '../identity/contracts/auth.ts';
import { matchId, profileId, requestId, userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

/** A member has a profile. */
export const profileCreated = defineEvent(
  'matchmaking.profile-created',
  z.object({ accountId: userId, profileId, gender: z.enum(genders) }),
);

/** A member changed the profile. */
export const profileChanged = defineEvent('matchmaking.profile-changed', z.object({ profileId }));

const request = {
  requestId,
  fromProfileId: profileId,
  toProfileId: profileId,
  fromId: userId,
  toId: userId,
  wardId: userId,
};
/** A request was sent and waits for the woman's guardian. */
export const interestRequested = defineEvent('matchmaking.interest-requested', z.object(request));
/** Her guardian let the request go on to the receiver. */
export const interestApproved = defineEvent('matchmaking.interest-approved', z.object(request));
/** Her guardian refused; final. */
export const interestRefused = defineEvent('matchmaking.interest-refused', z.object(request));
/** The receiver accepted: there is a match. */
export const interestAccepted = defineEvent('matchmaking.interest-accepted', z.object({ ...request, matchId }));
/** The receiver declined; final. */
export const interestDeclined = defineEvent('matchmaking.interest-declined', z.object(request));
/** The sender took the request back. */
export const interestWithdrawn = defineEvent('matchmaking.interest-withdrawn', z.object(request));
/** Nobody answered the request for 30 days. */
export const interestExpired = defineEvent('matchmaking.interest-expired', z.object(request));

/**
 * Nobody could answer it, since the receiver went away or may not be asked any more: the request ended, and what it
 * cost was given back.
 */
export const interestLapsed = defineEvent('matchmaking.interest-lapsed', z.object(request));

/** The brother whom she asked asked her himself before he knew of it: hers ended, and what it cost was given back. */
export const interestSuperseded = defineEvent('matchmaking.interest-superseded', z.object(request));
/**
 * Words came with a refusal and wait for the woman's guardian. Those of an acceptance are a message of the
 * conversation.
 */
export const responseWritten = defineEvent('matchmaking.response-written', z.object(request));
/** The guardian let an answer's words through. */
export const responseApproved = defineEvent(
  'matchmaking.response-approved',
  z.object({ ...request, accepted: z.boolean() }),
);
/** One of the two left before the guardian had read them. */
export const responseClosed = defineEvent('matchmaking.response-closed', z.object(request));

const side = z.object({ accountId: userId, profileId });
const match = { matchId, man: side, woman: side };
/** Two members may write to each other. */
export const matchMade = defineEvent('matchmaking.match-made', z.object({ ...match, requestId }));
/** They may not for a while, or may again: who keeps them from it changed (decisions 5.8). */
export const matchPausesChanged = defineEvent('matchmaking.match-pauses-changed', z.object(match));
/**
 * Her guardian is himself the man of a match: he does not read it, and she is asked to name another (decisions 5.11).
 */
export const matchConflictFound = defineEvent('matchmaking.match-conflict-found', z.object(match));
/** They may no more; final. */
export const matchEnded = defineEvent('matchmaking.match-ended', z.object(match));

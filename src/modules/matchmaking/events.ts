import { z } from 'zod';
import { genders } from '#kernel/contracts/auth.ts';
import { defineEvent } from '#kernel/events.ts';

const profileId = z.number().int();

/** A member has a profile. */
export const profileCreated = defineEvent(
  'matchmaking.profile-created',
  z.object({ accountId: z.uuid(), profileId, gender: z.enum(genders) }),
);

/** A member changed the profile. */
export const profileChanged = defineEvent('matchmaking.profile-changed', z.object({ profileId }));

const request = {
  requestId: z.uuid(),
  fromProfileId: profileId,
  toProfileId: profileId,
  fromId: z.uuid(),
  toId: z.uuid(),
  wardId: z.uuid(),
};
/** A request was sent and waits for the woman's guardian. */
export const interestRequested = defineEvent('matchmaking.interest-requested', z.object(request));
/** Her guardian let the request go on to the receiver. */
export const interestApproved = defineEvent('matchmaking.interest-approved', z.object(request));
/** Her guardian refused; final. */
export const interestRefused = defineEvent('matchmaking.interest-refused', z.object(request));
/** The receiver accepted: there is a match. */
export const interestAccepted = defineEvent(
  'matchmaking.interest-accepted',
  z.object({ ...request, matchId: z.uuid() }),
);
export const interestDeclined = defineEvent('matchmaking.interest-declined', z.object(request));
/** Taken back by the sender, or left unanswered for 30 days. */
export const interestWithdrawn = defineEvent('matchmaking.interest-withdrawn', z.object(request));
export const interestExpired = defineEvent('matchmaking.interest-expired', z.object(request));

/** The receiver's account went away before an answer: the request ended, and what it cost was given back. */
export const interestLapsed = defineEvent('matchmaking.interest-lapsed', z.object(request));

const side = z.object({ accountId: z.uuid(), profileId });
const match = { matchId: z.uuid(), man: side, woman: side };
/** Two members may write to each other. */
export const matchMade = defineEvent('matchmaking.match-made', z.object(match));
/** They may no more; final. */
export const matchEnded = defineEvent('matchmaking.match-ended', z.object(match));

import { z } from 'zod';
import { genders } from '../identity/contracts/auth.ts';
import { matchRoles, matchUpdateKinds, stages } from './contracts/match-states.ts';
import { matchId, profileId, requestId, stageProposalId, userId } from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

/** A member has a profile. */
export const profileCreated = defineEvent(
  'matchmaking.profile-created',
  z.object({ accountId: userId, profileId, gender: z.enum(genders) }),
);

/** A member changed the profile. */
export const profileChanged = defineEvent('matchmaking.profile-changed', z.object({ profileId }));

/** By what the profile says now, its holder cannot be asked any more. */
export const noLongerDiscoverable = defineEvent('matchmaking.not-asked-any-more', z.object({ profileId }));

/** The waiting period of a sister began, ended, or is stated with another end. */
export const iddahChanged = defineEvent('matchmaking.iddah-changed', z.object({ accountId: userId }));
/** A break, or a waiting period, was over by time alone: the profile can be found again. */
export const breakEnded = defineEvent('matchmaking.rest-ended', z.object({ accountId: userId }));

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
/**
 * Her guardian is himself the other one of a request that waits for its answer: nobody accepts it, and she is asked to
 * name another.
 */
export const interestConflictDetected = defineEvent('matchmaking.interest-conflict-found', z.object(request));
/** The receiver accepted: there is a match. */
export const interestAccepted = defineEvent('matchmaking.interest-accepted', z.object({ ...request, matchId }));
/** The receiver declined; final. */
export const interestDeclined = defineEvent('matchmaking.interest-declined', z.object(request));
/** The sender took the request back. */
export const interestWithdrawn = defineEvent('matchmaking.interest-withdrawn', z.object(request));
/** Nobody answered the request for 30 days. */
export const interestExpired = defineEvent('matchmaking.interest-expired', z.object(request));

/**
 * Nobody could answer it, since the receiver went away or may not be asked any more, or one of the two blocked the
 * other: the request ended, and what it cost was given back. `bySender`: he or she blocked, and knows.
 */
export const interestLapsed = defineEvent(
  'matchmaking.interest-lapsed',
  z.object({ ...request, bySender: z.boolean() }),
);

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
/** The guardian kept an answer's words back: whoever wrote them is told. */
export const responseDeclined = defineEvent(
  'matchmaking.response-declined',
  z.object({ ...request, accepted: z.boolean() }),
);
/** What was between the two ended before the guardian had read them. */
export const responseClosed = defineEvent('matchmaking.response-closed', z.object(request));

const side = z.object({ accountId: userId, profileId });
const match = { matchId, man: side, woman: side };
/** Two members may write to each other. */
export const matchMade = defineEvent('matchmaking.match-made', z.object({ ...match, requestId }));
/**
 * Who keeps them from it changed. `turned`: they may not for a while from now on, or may again; other
 * changes may be none of which he learns.
 */
export const matchPausesChanged = defineEvent(
  'matchmaking.match-pauses-changed',
  z.object({ ...match, turned: z.boolean() }),
);
/**
 * Her guardian is himself the man of a match: he does not read it, and she is asked to name another.
 */
export const matchConflictDetected = defineEvent('matchmaking.match-conflict-found', z.object(match));
/** They may no more; final. `by` is null where one of the two went away. */
export const matchEnded = defineEvent(
  'matchmaking.match-ended',
  z.object({ ...match, by: z.enum(matchRoles).nullable() }),
);

const byOne = z.object({ ...match, by: z.enum(matchRoles) });
/** One of the two, or her guardian, chose that it rests for a while. */
export const matchPaused = defineEvent('matchmaking.match-paused', byOne);
/** The one who chose so lifted it. It goes on where no other cause keeps it. */
export const matchResumed = defineEvent('matchmaking.match-resumed', byOne.extend({ goesOn: z.boolean() }));
/** A cause on her side that is not told to the man paused it, or ended. He learns that her side paused it. */
export const herSidePauseChanged = defineEvent(
  'matchmaking.her-side-pause-changed',
  z.object({ ...match, goesOn: z.boolean() }),
);

const proposal = {
  ...match,
  proposalId: stageProposalId,
  stage: z.enum(stages),
  proposedBy: z.enum(['man', 'woman']),
};
/** One of the two would like to go on to the next stage. */
export const stageProposed = defineEvent('matchmaking.stage-proposed', z.object(proposal));
/** The other one agreed; it waits for her guardian. */
export const stageAgreed = defineEvent('matchmaking.stage-agreed', z.object(proposal));
/** Her guardian said so in the match itself, with this account. */
export const stageConfirmed = defineEvent('matchmaking.stage-confirmed', z.object({ ...proposal, accountId: userId }));
/** The match has come to this stage. */
export const stageReached = defineEvent(
  'matchmaking.stage-reached',
  z.object({ ...proposal, confirmedByGuardian: z.boolean() }),
);
/** Her guardian did not confirm it; the two may propose it again. */
export const stageDeclined = defineEvent('matchmaking.stage-declined', z.object(proposal));
/** It was taken back, or ended with a pause or with the match. `by` is null where nobody took it back. */
export const stageSetAside = defineEvent(
  'matchmaking.stage-set-aside',
  z.object({ ...proposal, by: z.enum(matchRoles).nullable() }),
);

/** She or her guardian wishes that he reads along; it begins when both do. */
export const readAlongWished = defineEvent('matchmaking.read-along-wished', byOne);
/** Both wish it: messages are delivered at once, and he reads them beside the two. */
export const readAlongBegan = defineEvent('matchmaking.read-along-began', byOne);
/** One of them withdrew it, or he is her guardian no more (`by` is null): he decides on each message again. */
export const readAlongEnded = defineEvent(
  'matchmaking.read-along-ended',
  z.object({ ...match, by: z.enum(matchRoles).nullable() }),
);

/** Her guardian is to be told by e-mail what was chosen in a match, which is so at this moment. */
export const matchUpdateForGuardian = defineEvent(
  'matchmaking.match-news-for-guardian',
  z.object({
    ...match,
    what: z.enum(matchUpdateKinds),
    by: z.enum(matchRoles).nullable(),
    stage: z.enum(stages).nullable(),
  }),
);

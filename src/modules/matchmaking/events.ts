import { z } from 'zod';
import { genders } from '../identity/contracts/auth.ts';
import { releaseKinds } from './contracts/family/family-contact.ts';
import { matchRoles, stages } from './contracts/match-states.ts';
import { matchUpdateKinds } from './contracts/match-updates.ts';
import {
  matchId,
  meetingId,
  profileId,
  releaseId,
  requestId,
  stageProposalId,
  topicPairId,
  userId,
} from '#kernel/contracts/ids.ts';
import { defineEvent } from '#kernel/events.ts';

export const profileCreated = defineEvent(
  'matchmaking.profile-created',
  z.object({ accountId: userId, profileId, gender: z.enum(genders) }),
);

export const profileChanged = defineEvent('matchmaking.profile-changed', z.object({ profileId }));

/** The member can no longer be asked because of a change in the profile. */
export const noLongerDiscoverable = defineEvent('matchmaking.no-longer-discoverable', z.object({ profileId }));

/** An act of the staff about a member's profile. */
export const profileModerated = defineEvent(
  'matchmaking.profile-moderated',
  z.object({ accountId: userId, act: z.enum(['hidden', 'sent-back', 'shown', 'warned']) }),
);

/** A woman's waiting period began, ended, or got another end date. */
export const iddahChanged = defineEvent('matchmaking.iddah-changed', z.object({ accountId: userId }));
/** A break or waiting period ended by time alone: the profile is discoverable again. */
export const breakEnded = defineEvent('matchmaking.break-ended', z.object({ accountId: userId }));

const request = {
  requestId,
  fromProfileId: profileId,
  toProfileId: profileId,
  fromId: userId,
  toId: userId,
  wardId: userId,
};
/** A request was sent and is pending with the woman's guardian. */
export const interestRequested = defineEvent('matchmaking.interest-requested', z.object(request));
/** Her guardian approved the request; the receiver sees it now. */
export const interestApproved = defineEvent('matchmaking.interest-approved', z.object(request));
/** Her guardian refused; final. */
export const interestRefused = defineEvent('matchmaking.interest-refused', z.object(request));
/** Her guardian is the other party of a pending request: she is asked to name another. */
export const interestConflictDetected = defineEvent('matchmaking.interest-conflict-found', z.object(request));
export const interestAccepted = defineEvent('matchmaking.interest-accepted', z.object({ ...request, matchId }));
export const interestDeclined = defineEvent('matchmaking.interest-declined', z.object(request));
export const interestWithdrawn = defineEvent('matchmaking.interest-withdrawn', z.object(request));
/** The request was not answered within 30 days. */
export const interestExpired = defineEvent('matchmaking.interest-expired', z.object(request));

/**
 * The request lapsed: the receiver left or can no longer be asked, or one of the two blocked the other (`bySender`: the
 * sender, who needs no email).
 */
export const interestLapsed = defineEvent(
  'matchmaking.interest-lapsed',
  z.object({ ...request, bySender: z.boolean() }),
);

/** The man whom she asked sent her a request before he knew of hers, which ended; she gets the spent request back. */
export const interestSuperseded = defineEvent('matchmaking.interest-superseded', z.object(request));
/** A refusal came with words, which her guardian reviews. Words of an acceptance are a message instead. */
export const responseWritten = defineEvent('matchmaking.response-written', z.object(request));
/** The guardian approved the words of an answer. */
export const responseApproved = defineEvent(
  'matchmaking.response-approved',
  z.object({ ...request, accepted: z.boolean() }),
);
/** The guardian declined the words of an answer; their author is notified. */
export const responseDeclined = defineEvent(
  'matchmaking.response-declined',
  z.object({ ...request, accepted: z.boolean() }),
);
/** Contact between the two ended before the guardian read the words. */
export const responseClosed = defineEvent('matchmaking.response-closed', z.object(request));

const side = z.object({ accountId: userId, profileId });
const match = { matchId, man: side, woman: side };
export const matchMade = defineEvent('matchmaking.match-made', z.object({ ...match, requestId }));
/** The causes of a pause changed. `turned`: the status too; the man may not learn of other changes. */
export const matchPausesChanged = defineEvent(
  'matchmaking.match-pauses-changed',
  z.object({ ...match, turned: z.boolean() }),
);
/** Her guardian is himself the man of a match: he does not read it, and she is asked to name another. */
export const matchConflictDetected = defineEvent('matchmaking.match-conflict-found', z.object(match));
/** The two can no longer write to each other; final. `by` is null if one of them left. */
export const matchEnded = defineEvent(
  'matchmaking.match-ended',
  z.object({ ...match, by: z.enum(matchRoles).nullable() }),
);

/** Her guardian wants to end the match: it is paused, and ends after 7 days unless she objects. */
export const guardianEndBegan = defineEvent(
  'matchmaking.guardian-end-began',
  z.object({ ...match, isNewPause: z.boolean() }),
);
export const guardianEndObjected = defineEvent('matchmaking.guardian-end-objected', z.object(match));

const byOne = z.object({ ...match, by: z.enum(matchRoles) });
export const matchPaused = defineEvent('matchmaking.match-paused', byOne);
/** A pause was lifted by the person who chose it. `isActive`: no other cause is left. */
export const matchResumed = defineEvent('matchmaking.match-resumed', byOne.extend({ isActive: z.boolean() }));
/** A cause on her side that the man may not know began or ended. He learns only that her side paused the match. */
export const herSidePauseChanged = defineEvent(
  'matchmaking.her-side-pause-changed',
  z.object({ ...match, isActive: z.boolean() }),
);

const proposal = {
  ...match,
  proposalId: stageProposalId,
  stage: z.enum(stages),
  proposedBy: z.enum(['man', 'woman']),
};
export const stageProposed = defineEvent('matchmaking.stage-proposed', z.object(proposal));
/** The other one agreed; the stage is pending with her guardian. */
export const stageAgreed = defineEvent('matchmaking.stage-agreed', z.object(proposal));
/** Her guardian confirmed the stage in the match itself, with this account. */
export const stageConfirmed = defineEvent('matchmaking.stage-confirmed', z.object({ ...proposal, accountId: userId }));
export const stageReached = defineEvent(
  'matchmaking.stage-reached',
  z.object({ ...proposal, confirmedByGuardian: z.boolean() }),
);
/** Her guardian did not confirm the stage; the two may propose it again. */
export const stageDeclined = defineEvent('matchmaking.stage-declined', z.object(proposal));
/** The proposal was withdrawn, or ended with a pause or with the match. `by` is null unless somebody withdrew it. */
export const proposalDropped = defineEvent(
  'matchmaking.stage-set-aside',
  z.object({ ...proposal, by: z.enum(matchRoles).nullable() }),
);

/** The woman or her guardian wants him to read along; it begins when both do. */
export const readAlongWished = defineEvent('matchmaking.read-along-wished', byOne);
/** Both want it: messages are delivered at once, and he reads them with the two. */
export const readAlongBegan = defineEvent('matchmaking.read-along-began', byOne);
/** One of them withdrew it, or he is no longer her guardian (`by` is null); he decides on each message again. */
export const readAlongEnded = defineEvent(
  'matchmaking.read-along-ended',
  z.object({ ...match, by: z.enum(matchRoles).nullable() }),
);

/** Her guardian released contact details to the man, or contact through the staff (R-C.1). */
export const contactReleased = defineEvent(
  'matchmaking.contact-released',
  z.object({ ...match, releaseId, kind: z.enum(releaseKinds) }),
);
/** Her guardian requested that the man names a relative. */
export const relativeRequested = defineEvent('matchmaking.relative-requested', z.object(match));
export const relativeNamed = defineEvent('matchmaking.relative-named', z.object(match));
/** The named relative said no, and the details are deleted. */
export const relativeDeclined = defineEvent('matchmaking.relative-declined', z.object(match));
/** A release was opened or ended, or the relative's details were opened or taken back. Nobody is emailed. */
export const familyContactChanged = defineEvent('matchmaking.family-contact-changed', z.object(match));

const meeting = { ...match, meetingId, hiddenFrom: z.enum(['man', 'woman']).nullable() };
const calendarChanges = ['confirmed', 'moved', 'cancelled'] as const;
export type CalendarChange = (typeof calendarChanges)[number];
/** A member or her guardian proposed a meeting; until he agreed, it is hidden from the other member (R-B.3). */
export const meetingProposed = defineEvent(
  'matchmaking.meeting-proposed',
  z.object({ ...meeting, by: z.enum(matchRoles) }),
);
/** Her guardian agreed to a member's proposal, which the other member can now read. */
export const meetingShared = defineEvent(
  'matchmaking.meeting-shared',
  z.object({ ...meeting, by: z.enum(matchRoles) }),
);
/** Other times were proposed before all three had confirmed one. */
export const meetingMoved = defineEvent('matchmaking.meeting-moved', z.object({ ...meeting, by: z.enum(matchRoles) }));
/** Somebody confirmed a time, or cancelled a meeting that was never confirmed: pages show it, nobody is emailed. */
export const meetingChanged = defineEvent('matchmaking.meeting-changed', z.object(meeting));
/** All three get a calendar file (R-B.4); `time` is the earliest one where no time is agreed. */
export const meetingCalendarChanged = defineEvent(
  'matchmaking.meeting-calendar-changed',
  z.object({
    ...meeting,
    change: z.enum(calendarChanges),
    by: z.enum(matchRoles).nullable(),
    sequence: z.number().int(),
    time: z.iso.datetime(),
  }),
);
/** A member did not feel safe at a meeting: for the staff alone (R-B.6). */
export const meetingUnsafe = defineEvent(
  'matchmaking.meeting-unsafe',
  z.object({ meetingId, accountId: userId, other: z.object({ accountId: userId, profileId }) }),
);

const topic = { ...match, topicId: z.number().int() };
/** Both members have answered a topic: her guardian decides on the pair (R-A.2). */
export const topicPairWritten = defineEvent(
  'matchmaking.topic-pair-written',
  z.object({ ...topic, pairId: topicPairId }),
);
/** A pair is no longer under review: a newer answer replaced it, or the match ended. */
export const topicPairClosed = defineEvent(
  'matchmaking.topic-pair-closed',
  z.object({ ...topic, pairId: topicPairId }),
);
export const topicApproved = defineEvent('matchmaking.topic-approved', z.object(topic));
/** Her guardian sent both answers back. */
export const topicSentBack = defineEvent('matchmaking.topic-sent-back', z.object(topic));
/** Her guardian would like both to write about a topic. */
export const topicRequested = defineEvent('matchmaking.topic-requested', z.object(topic));
/** A topic was marked as one to be spoken of, or no longer. Nobody is emailed. */
export const topicMarked = defineEvent('matchmaking.topic-marked', z.object(topic));
/** Both members said that they agree. Nobody is emailed. */
export const topicAgreed = defineEvent('matchmaking.topic-agreed', z.object(topic));
/** Her guardian left or removed a note to his ward. The man learns nothing. */
export const topicNoted = defineEvent('matchmaking.topic-noted', z.object(topic));

/** Her guardian is to get an email about a change of a match, which still holds at this moment. */
export const matchUpdateForGuardian = defineEvent(
  'matchmaking.match-news-for-guardian',
  z.object({
    ...match,
    what: z.enum(matchUpdateKinds),
    by: z.enum(matchRoles).nullable(),
    stage: z.enum(stages).nullable(),
  }),
);

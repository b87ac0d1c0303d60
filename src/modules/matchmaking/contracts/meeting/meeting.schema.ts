import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoMoment, isoTime, opaqueId, optionalName, optionalText, personName } from '#kernel/contracts/fields.ts';
import { flag } from '#kernel/contracts/flags.ts';
import { matchId, meetingId } from '#kernel/contracts/ids.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { matchRoles } from '../match-states.ts';
import * as contract from './meeting.ts';

export const meeting = z.object({
  id: opaqueId,
  state: z.enum(contract.meetingStates),
  isOver: z.boolean().describe('its time has come, or all the times that were proposed'),
  proposedBy: z.enum(matchRoles),
  times: z.array(isoTime).describe('in order of time'),
  zone: z.string().describe('IANA name of the time zone of the proposer'),
  time: isoTime.nullable().describe('the time that all three confirmed'),
  place: z.object({ kind: z.enum(contract.placeKinds), words: z.string() }),
  present: z.array(z.string()).describe('the people who will be there'),
  companion: z.string().nullable().describe('whom her guardian named in his place; null if he comes himself'),
  confirmed: z.record(z.enum(matchRoles), isoTime.nullable()).describe('the time that each of the three confirmed'),
  isShared: z.boolean().describe('both members can read it'),
  cancelledBy: z.enum(matchRoles).nullable(),
  reason: z.string().nullable().describe("a member's reason for cancelling is for her guardian and its writer"),
  answer: z.enum(contract.feedbackAnswers).nullable().describe('what the reader answered after the meeting'),
  flags: z.array(flag).describe('for her guardian, about the words of place and people'),
  allowedActions: z.array(z.enum(contract.meetingActions)),
});
export type MeetingView = z.infer<typeof meeting>;

const byMatch = z.object({ id: matchId });
const byMeeting = byMatch.extend({ meetingId });

const isZone = (zone: string): boolean => {
  try {
    return /^[a-z]+[\w+-]*(\/[\w+-]+)*$/i.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const moment = isoMoment.transform((time) => new Date(time));
const times = z.array(moment).min(1).max(contract.TIMES_MAX);

const placeWords = optionalText(contract.PLACE_MAX).pipe(
  z.string({ error: () => validationText('required', {}, ['place']) }),
);

const proposal = z.object({
  times,
  zone: z
    .string()
    .max(60)
    .refine(isZone, { error: ({ path }) => validationText('choose', {}, path) }),
  place: z.object({
    kind: z.enum(contract.placeKinds, { error: () => validationText('choose', {}, ['place']) }),
    words: placeWords,
  }),
  present: z.array(personName(contract.PERSON_MAX)).min(1).max(contract.PRESENT_MAX),
});
const companion = optionalName(contract.PERSON_MAX).describe('who is there in his place; he comes himself without one');
const overseenProposal = proposal.extend({ companion });

const confirmation = z.object({ time: moment });
const overseenConfirmation = confirmation.extend({ companion });
const cancellation = z.object({ reason: optionalText(contract.CANCEL_REASON_MAX) });

const propose = {
  summary: 'Proposes a place and up to three times for a meeting with her guardian, or with a person whom he names',
  params: byMatch,
  status: 201,
  answer: meeting,
} as const;
const confirm = {
  summary: 'Confirms one of the times; the meeting is confirmed once all three confirmed the same one. Idempotent',
  params: byMeeting,
  answer: meeting,
} as const;
const move = {
  summary: 'Proposes other times, which the three confirm again',
  params: byMeeting,
  body: z.object({ times }),
  answer: meeting,
} as const;
const cancel = {
  summary: 'Cancels a meeting that is ahead, also while the match is paused. Idempotent',
  params: byMeeting,
  body: cancellation,
  answer: meeting,
} as const;
const download = {
  summary: 'The calendar file of a meeting that all three confirmed',
  params: byMeeting,
  contentType: 'text/calendar',
  answer: z.string(),
} as const;

export const proposeMeeting = endpoint(contract.proposeMeeting, { ...propose, access: 'member', body: proposal });
export const confirmMeeting = endpoint(contract.confirmMeeting, { ...confirm, access: 'member', body: confirmation });
export const moveMeeting = endpoint(contract.moveMeeting, { ...move, access: 'member' });
export const cancelMeeting = endpoint(contract.cancelMeeting, { ...cancel, access: 'member' });
export const downloadMeeting = endpoint(contract.downloadMeeting, { ...download, access: 'member' });
export const answerMeeting = endpoint(contract.answerMeeting, {
  summary: 'How a meeting was for the member, who alone reads it; unsafe also goes to the staff. Replaces an answer',
  access: 'member',
  params: byMeeting,
  body: z.object({ answer: z.enum(contract.feedbackAnswers) }),
  status: 204,
});

export const proposeOverseenMeeting = endpoint(contract.proposeOverseenMeeting, {
  ...propose,
  access: 'guardian',
  body: overseenProposal,
});
export const confirmOverseenMeeting = endpoint(contract.confirmOverseenMeeting, {
  ...confirm,
  access: 'guardian',
  body: overseenConfirmation,
});
export const moveOverseenMeeting = endpoint(contract.moveOverseenMeeting, { ...move, access: 'guardian' });
export const cancelOverseenMeeting = endpoint(contract.cancelOverseenMeeting, { ...cancel, access: 'guardian' });
export const downloadOverseenMeeting = endpoint(contract.downloadOverseenMeeting, { ...download, access: 'guardian' });

import { z } from 'zod';
import { idInAddress, numericId } from './fields.ts';

// Ids are branded where they enter, in a contract or an event, so that ids of different things are never mixed up.

export const userId = z.uuid().brand<'user'>();
export type UserId = z.infer<typeof userId>;

export const profileId = numericId.brand<'profile'>();
export const profileIdInAddress = idInAddress.pipe(profileId);
export type ProfileId = z.infer<typeof profileId>;

export const planId = numericId.brand<'plan'>();
export const planIdInAddress = idInAddress.pipe(planId);
export type PlanId = z.infer<typeof planId>;

export const guardianId = z.uuid().brand<'guardian'>();
export type GuardianId = z.infer<typeof guardianId>;

export const invitationId = z.uuid().brand<'invitation'>();
export type InvitationId = z.infer<typeof invitationId>;

export const approvalId = z.uuid().brand<'approval'>();
export type ApprovalId = z.infer<typeof approvalId>;

export const requestId = z.uuid().brand<'interest-request'>();
export type RequestId = z.infer<typeof requestId>;

export const matchId = z.uuid().brand<'match'>();
export type MatchId = z.infer<typeof matchId>;

export const stageProposalId = z.uuid().brand<'stage-proposal'>();
export type StageProposalId = z.infer<typeof stageProposalId>;

export const releaseId = z.uuid().brand<'contact-release'>();
export type ReleaseId = z.infer<typeof releaseId>;

export const meetingId = z.uuid().brand<'meeting'>();
export type MeetingId = z.infer<typeof meetingId>;

export const topicAnswerId = z.uuid().brand<'topic-answer'>();
export type TopicAnswerId = z.infer<typeof topicAnswerId>;

/** Two answers to a topic, which her guardian decides on as one item. */
export const topicPairId = z.uuid().brand<'topic-pair'>();
export type TopicPairId = z.infer<typeof topicPairId>;

export const measureId = z.uuid().brand<'moderation-measure'>();
export type MeasureId = z.infer<typeof measureId>;

export const savedSearchId = z.uuid().brand<'saved-search'>();
export type SavedSearchId = z.infer<typeof savedSearchId>;

export const messageId = z.uuid().brand<'message'>();
export type MessageId = z.infer<typeof messageId>;

export const noteId = z.uuid().brand<'guardian-note'>();
export type NoteId = z.infer<typeof noteId>;

export const eventId = z.uuid().brand<'event'>();
export type EventId = z.infer<typeof eventId>;

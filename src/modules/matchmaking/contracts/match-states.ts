export const matchStatuses = ['active', 'paused', 'ended'] as const;
export type MatchStatus = (typeof matchStatuses)[number];
export const stages = [
  'initial_conversation',
  'family_introduction',
  'meeting_arranged',
  'serious_consideration',
  'engagement',
  'completed',
] as const;
export type Stage = (typeof stages)[number];

/** The people who act in a match: its two members, and the woman's guardian. */
export const matchRoles = ['man', 'woman', 'guardian'] as const;
export type MatchRole = (typeof matchRoles)[number];

/** Causes of a pause: three that are chosen, five from the decision authority, one from another match. */
export const pauseCauses = [
  ...matchRoles,
  'guardian-change',
  'guardian-conflict',
  'dispute',
  'disabled',
  'iddah',
  'engagement',
] as const;
export type PauseCause = (typeof pauseCauses)[number];

/** How the guardian oversees a conversation: he decides on each message, or reads along. */
export const oversightModes = ['approve', 'read_along'] as const;
export type OversightMode = (typeof oversightModes)[number];

export const matchActions = [
  'write',
  'pause',
  'resume',
  'end',
  'object',
  'propose-stage',
  'confirm-stage',
  'take-back-stage',
  'wish-read-along',
  'withdraw-read-along',
] as const;
export type MatchAction = (typeof matchActions)[number];

/** How many of a match's changes its guardian can read. */
export const MATCH_CHANGES_MAX = 50;
export const matchChanges = [
  'paused',
  'resumed',
  'ended',
  'end-began',
  'objected',
  'end-lapsed',
  'pause-lapsed',
  'read-along-wished',
  'read-along-withdrawn',
  'read-along-ended',
] as const;
export type MatchChangeKind = (typeof matchChanges)[number];

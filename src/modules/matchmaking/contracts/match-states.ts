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

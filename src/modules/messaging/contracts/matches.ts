/**
 * Reasons of a pause that the reader may know. `own` is the reader's; a man reads her guardian's choice as hers, and
 * nobody learns of a disabled account or of the other's engagement.
 */
export const pauseReasons = [
  'own',
  'man',
  'woman',
  'guardian',
  'guardian-change',
  'iddah',
  'guardian-conflict',
  'dispute',
  'engagement',
] as const;
export type PauseReason = (typeof pauseReasons)[number];

export const listMatches = 'GET /api/matches';
export const getMatch = 'GET /api/matches/:id';

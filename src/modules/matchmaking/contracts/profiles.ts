/** Refusals that sending would meet; the screen leads to the next step. */
export const sendBlockers = [
  'profile-required',
  'profile-incomplete',
  'consent-required',
  'staff',
  'four-wives',
  'profile-hidden',
  'iddah',
  'on-break',
  'khitba',
  'subscription-required',
  'guardian-unverified',
  'allowance-exhausted',
  'too-soon',
] as const;
export type SendBlocker = (typeof sendBlockers)[number];

export const createProfile = 'POST /api/profiles';
export const updateProfile = 'PUT /api/profile';
export const takeBreak = 'PUT /api/profile/break';
export const endBreak = 'DELETE /api/profile/break';
export const viewProfile = 'GET /api/profiles/:id';

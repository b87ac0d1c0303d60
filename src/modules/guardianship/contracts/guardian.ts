/** Replacements of an acting guardian that a ward makes by herself within a year. */
export const FREE_REPLACEMENTS = 2;

/** Longest reason for stepping down, in characters. */
export const STEP_DOWN_REASON = 500;

export const getGuardian = 'GET /api/guardian';
export const showOversight = 'GET /api/guardian/oversight';

export const previousGuardian = 'GET /api/guardian/previous';

export const nameGuardian = 'POST /api/guardian';
export const resendVerification = 'POST /api/guardian/resend';

export const guardianStats = 'GET /api/guardian/stats';

export const guardianProfile = 'GET /api/guardian/profile';
export const stepDown = 'POST /api/guardian/step-down';

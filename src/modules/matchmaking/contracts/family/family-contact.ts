/** Kinds of a release to the man: the guardian's phone number, his address, or contact through the staff (R-C.1). */
export const releaseKinds = ['phone', 'address', 'staff'] as const;
export type ReleaseKind = (typeof releaseKinds)[number];

/** `ended`: the match ended before a relative answered, so that nothing is stored. */
export const relativeStates = ['requested', 'named', 'declined', 'ended'] as const;
export type RelativeState = (typeof relativeStates)[number];

export const familyActions = ['release', 'request-relative', 'name-relative'] as const;
export type FamilyAction = (typeof familyActions)[number];

export const RELEASE_VALUE_MAX = 300;
export const CALL_TIMES_MAX = 100;
export const RELATIVE_NAME_MAX = 100;
export const RELATION_MAX = 60;
export const PHONE_MAX = 40;
/** Relatives whom a man may name in one match: each of them gets an email. */
export const RELATIVES_MAX = 3;

export const showPath = 'GET /api/matches/:id/path';
export const openRelease = 'POST /api/matches/:id/releases/:releaseId/open';
export const nameRelative = 'POST /api/matches/:id/relative';
export const takeBackRelative = 'DELETE /api/matches/:id/relative';

export const showOverseenPath = 'GET /api/guardian/matches/:id/path';
export const releaseContact = 'POST /api/guardian/matches/:id/releases';
export const endRelease = 'DELETE /api/guardian/matches/:id/releases/:releaseId';
export const requestRelative = 'POST /api/guardian/matches/:id/relative/request';
export const openRelative = 'POST /api/guardian/matches/:id/relative/open';

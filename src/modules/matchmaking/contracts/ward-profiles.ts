export const wardProfiles = 'GET /api/guardian/ward-profiles';

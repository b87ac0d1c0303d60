export const PAGE_SIZE = 20;
export const PAGE_LIMIT = 50;

export const browseProfiles = 'GET /api/profiles/browse';
export const discoverProfiles = 'GET /api/discover';
export const browseCosts = 'GET /api/profiles/browse/costs';
export const discoverCosts = 'GET /api/discover/costs';

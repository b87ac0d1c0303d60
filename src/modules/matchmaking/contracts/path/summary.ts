export const showSummary = 'GET /api/matches/:id/summary';
export const showOverseenSummary = 'GET /api/guardian/matches/:id/summary';

export const MESSAGE_MAX = 2000;
export const MESSAGES_AT_ONCE = 50;
/** Page size for messages after a known one. */
export const LATER_MESSAGES_AT_ONCE = 200;

export const listMessages = 'GET /api/matches/:id/messages';
export const sendMessage = 'POST /api/matches/:id/messages';
export const markRead = 'PATCH /api/messages/:id/read';

export const guardianMatches = 'GET /api/guardian/matches';
export const guardianMessages = 'GET /api/guardian/matches/:id/messages';

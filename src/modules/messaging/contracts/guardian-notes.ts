export const NOTE_MAX = 1000;

export const writeGuardianNote = 'POST /api/guardian/matches/:id/notes';
export const ownGuardianNotes = 'GET /api/guardian/matches/:id/notes';
export const guardianNotes = 'GET /api/matches/:id/notes';

export const visitConversation = 'POST /api/guardian/matches/:id/visit';

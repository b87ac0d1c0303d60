export const blockProfile = 'POST /api/profiles/:id/block';
export const unblockProfile = 'DELETE /api/profiles/:id/block';
export const listBlocked = 'GET /api/blocked-profiles';

export const savedProfiles = 'GET /api/saved-profiles';
export const saveProfile = 'PUT /api/saved-profiles/:id';
export const unsaveProfile = 'DELETE /api/saved-profiles/:id';

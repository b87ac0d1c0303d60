import type { SavedProfiles } from '../domain/saved-profiles.ts';

export const savedProfiles: SavedProfiles = {
  async add(tx, saver, saved, at) {
    const row = { saver_profile_id: saver, saved_profile_id: saved, created_at: at };
    await tx.db('matchmaking.saved_profile').insert(row).onConflict(['saver_profile_id', 'saved_profile_id']).ignore();
  },

  async remove(tx, saver, saved) {
    const row = { saver_profile_id: saver, saved_profile_id: saved };
    await tx.db('matchmaking.saved_profile').where(row).delete();
  },
};

import type { ProfileId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { Tx } from '#kernel/tx.ts';
import type { SavedSearch, SavedSearches } from '../domain/saved-search.ts';
import type { SavedSearchRow } from './rows.ts';

export const NAME = 'matchmaking.saved_search.name';

export const searchesOf = async (seals: Seals, rows: SavedSearchRow[]): Promise<SavedSearch[]> =>
  (await seals.openRows(NAME, rows)).map((row) => ({
    id: row.id,
    profileId: row.profile_id,
    name: row.name,
    filters: row.filters,
    digest: row.digest,
    newSince: row.new_since,
    dueAt: row.due_at,
    createdAt: row.created_at,
  }));

/** Adding to a member's searches, or sweeping them, locks the profile. */
export const savedSearches = (seals: Seals): SavedSearches => {
  const hold = (tx: Tx, profileId: ProfileId) =>
    tx.db('matchmaking.profile').where({ id: profileId }).forNoKeyUpdate().first('id');
  return {
    async count(tx, profileId) {
      await hold(tx, profileId);
      return (await tx.db('matchmaking.saved_search').where({ profile_id: profileId }).select('id')).length;
    },

    async find(tx, profileId, id) {
      await hold(tx, profileId);
      const rows = await tx.db('matchmaking.saved_search').where({ id, profile_id: profileId }).select('*');
      return (await searchesOf(seals, rows))[0] ?? null;
    },

    async save(tx, search) {
      const row = {
        id: search.id,
        profile_id: search.profileId,
        name: await seals.seal(tx, NAME, search.id, search.name),
        filters: search.filters,
        digest: search.digest,
        new_since: search.newSince,
        due_at: search.dueAt,
        created_at: search.createdAt,
      };
      await tx.db('matchmaking.saved_search').insert(row).onConflict('id').merge();
    },

    async remove(tx, profileId, id) {
      await tx.db('matchmaking.saved_search').where({ id, profile_id: profileId }).delete();
    },

    async membersDue(tx, at) {
      return tx
        .db('matchmaking.saved_search')
        .where('due_at', '<=', at)
        .groupBy('profile_id')
        .orderByRaw('min(due_at)')
        .pluck('profile_id');
    },

    async due(tx, profileId, at) {
      await hold(tx, profileId);
      const rows = await tx
        .db('matchmaking.saved_search')
        .where({ profile_id: profileId })
        .where('due_at', '<=', at)
        .orderBy('id')
        .select('*');
      return searchesOf(seals, rows);
    },

    async recordListed(tx, profileId, people, at) {
      await tx
        .db('matchmaking.digest_entry')
        .insert(people.map((id) => ({ profile_id: profileId, mentioned_profile_id: id, at })));
    },
  };
};

import type { Clock } from '#kernel/clock.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchmakingFacade } from './index.ts';
import { ANSWER, WORDS } from './infra/objection-interest-requests.ts';
import type { MatchId, ProfileId } from '#kernel/ids.ts';
import { matchOfRow, matchRows } from './infra/objection-matches.ts';
import { seenProfiles } from './queries/profile-views.ts';

export const matchmakingFacade = ({ clock, seals }: { clock: Clock; seals: Seals }): MatchmakingFacade => {
  const isOneOf = (profileId: ProfileId) => (q: { whereRaw(sql: string, bindings: number[]): unknown }) =>
    void q.whereRaw('? in (m.man_profile_id, m.woman_profile_id)', [profileId]);
  return {
    async lockedMatchOf(tx, matchId: MatchId, profileId) {
      const row = await matchRows(tx.db).where('m.id', matchId).modify(isOneOf(profileId)).forShare('m').first();
      return row ? matchOfRow(row) : null;
    },
    async matchOf(db, matchId, profileId) {
      const row = await matchRows(db).where('m.id', matchId).modify(isOneOf(profileId)).first();
      return row ? matchOfRow(row) : null;
    },
    async matchesOf(db, profileIds) {
      const rows = await matchRows(db)
        .where((q) => q.whereIn('m.man_profile_id', profileIds).orWhereIn('m.woman_profile_id', profileIds))
        .orderBy('m.updated_at', 'desc')
        .orderBy('m.id', 'desc');
      return rows.map(matchOfRow);
    },
    async openRequestsFrom(db, profileId) {
      const rows = await db('matchmaking.interest_request')
        .where({ from_profile_id: profileId })
        .whereIn('status', ['guardian_pending', 'pending'])
        .orderBy('created_at', 'desc')
        .select('id', 'to_profile_id', 'created_at');
      return rows.map((row) => ({ id: row.id, toProfileId: row.to_profile_id, createdAt: row.created_at }));
    },
    seenProfiles: (db, profileIds) => seenProfiles(db, profileIds, clock.now()),
    async scores(db, profileId, others) {
      const { rows } = await db.raw(
        `select c.profile_id, f.score from matchmaking.browse_card me, matchmaking.browse_card c, lateral matchmaking.compatibility(me, c, ?::date) f
         where me.profile_id = ? and c.profile_id = any(?)`,
        [clock.now(), profileId, others],
      );
      return new Map(rows.map((row: { profile_id: ProfileId; score: number }) => [row.profile_id, row.score]));
    },
    async responseOf(tx, requestId) {
      const row = await tx.db('matchmaking.interest_request').where({ id: requestId }).first();
      const words = row && (await seals.open(ANSWER, row.id, row.response_message));
      return words ? { from: row.to_profile_id, words } : null;
    },
    async responseItems(db, requestIds) {
      const sealed = await db('matchmaking.interest_request')
        .whereIn('id', requestIds)
        .whereNotNull('response_message')
        .select('id', 'from_profile_id', 'to_profile_id', 'response_message');
      const rows = await seals.openRows(ANSWER, sealed);
      return new Map(
        rows.map((row) => [
          row.id,
          { from: row.to_profile_id, to: row.from_profile_id, content: row.response_message },
        ]),
      );
    },
    async requestItems(db, requestIds) {
      const sealed = await db('matchmaking.interest_request')
        .whereIn('id', requestIds)
        .select('id', 'from_profile_id', 'to_profile_id', 'message', 'both_asked');
      const rows = await seals.openRows(WORDS, sealed);
      return new Map(
        rows.map((row) => [
          row.id,
          { from: row.from_profile_id, to: row.to_profile_id, content: row.message, bothAsked: row.both_asked },
        ]),
      );
    },
  };
};

import type { MatchUpdates } from '../domain/match/match-updates.ts';

export const matchUpdates: MatchUpdates = {
  async find(tx, matchId, to) {
    const its = { match_id: matchId, recipient: to };
    const table = () => tx.db('matchmaking.match_update');
    await table().insert(its).onConflict(['match_id', 'recipient']).ignore();
    const row = await table().where(its).forUpdate().first('last', 'notified_at', 'pending');
    return { last: row!.last, at: row!.notified_at, pending: row!.pending };
  },

  async save(tx, matchId, to, { last, at, pending }) {
    await tx
      .db('matchmaking.match_update')
      .where({ match_id: matchId, recipient: to })
      .update({ last, notified_at: at, pending });
  },

  async due(tx, until) {
    const rows = await tx.db('matchmaking.match_update').whereNotNull('pending').where('notified_at', '<=', until);
    return rows.map(({ match_id: matchId, recipient: to }) => ({ matchId, to }));
  },
};

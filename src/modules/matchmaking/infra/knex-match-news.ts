import type { MatchUpdates } from '../domain/match-news.ts';

/** What each was told of a match, in PostgreSQL. */
export const matchUpdates: MatchUpdates = {
  async find(tx, matchId, to) {
    const its = { match_id: matchId, told_to: to };
    const table = () => tx.db('matchmaking.match_news');
    await table().insert(its).onConflict(['match_id', 'told_to']).ignore();
    const row = await table().where(its).forUpdate().first('last', 'told_at', 'waits');
    return { last: row!.last, at: row!.told_at, waits: row!.waits };
  },

  async save(tx, matchId, to, { last, at, waits }) {
    await tx
      .db('matchmaking.match_news')
      .where({ match_id: matchId, told_to: to })
      .update({ last, told_at: at, waits });
  },

  async due(tx, until) {
    const rows = await tx.db('matchmaking.match_news').whereNotNull('waits').where('told_at', '<=', until);
    return rows.map(({ match_id: matchId, told_to: to }) => ({ matchId, to }));
  },
};

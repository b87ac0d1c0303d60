import type { MatchId, UserId } from '#kernel/values/ids.ts';
import type { Conversations } from '../domain/conversation.ts';

export const conversations: Conversations = {
  async reader(tx, matchId, accountId) {
    const row = await tx.db('messaging.conversation').where({ match_id: matchId }).forNoKeyUpdate().first();
    if (!row) return null;
    const man = { accountId: row.man_id, profileId: row.man_profile_id };
    const woman = { accountId: row.woman_id, profileId: row.woman_profile_id };
    const isMan = row.man_id === accountId;
    const [me, other] = isMan ? [man, woman] : [woman, man];
    const unread = await tx
      .db('messaging.message')
      .where({ match_id: matchId, recipient_profile_id: me.profileId, state: 'approved', read_at: null })
      .first('id');
    const lastMailedAt = isMan ? row.last_mailed_man_at : row.last_mailed_woman_at;
    return { ...me, other, lastMailedAt, hasUnread: unread !== undefined };
  },

  async pairOf(tx, matchId) {
    const row = await tx.db('messaging.conversation').where({ match_id: matchId }).first();
    return (
      (row && {
        man: { accountId: row.man_id, profileId: row.man_profile_id },
        woman: { accountId: row.woman_id, profileId: row.woman_profile_id },
      }) ??
      null
    );
  },

  async markVisited(tx, matchId, accountId, at) {
    const visit = { match_id: matchId, account_id: accountId, visited_at: at };
    await tx.db('messaging.guardian_visit').insert(visit).onConflict(['account_id', 'match_id']).merge();
  },

  async markMailed(tx, matchId, accountId, at) {
    const its = () => tx.db('messaging.conversation').where({ match_id: matchId });
    await its().where({ man_id: accountId }).update({ last_mailed_man_at: at });
    await its().where({ woman_id: accountId }).update({ last_mailed_woman_at: at });
  },

  async notMailed(tx, until) {
    const { rows } = await tx.db.raw<{ rows: { match_id: MatchId; account_id: UserId }[] }>(
      `select distinct m.match_id, reader.account_id
       from messaging.conversation c
       cross join lateral (values
         (c.man_id, c.man_profile_id, c.last_mailed_man_at),
         (c.woman_id, c.woman_profile_id, c.last_mailed_woman_at)
       ) as reader (account_id, profile_id, mailed_at)
       join messaging.message m on m.match_id = c.match_id and m.recipient_profile_id = reader.profile_id
       where m.state = 'approved' and m.read_at is null and m.decided_at > reader.mailed_at and reader.mailed_at <= ?`,
      [until],
    );
    return rows.map((row) => ({ matchId: row.match_id, accountId: row.account_id }));
  },
};

import type { Knex } from 'knex';
import type { MatchId } from '#kernel/values/ids.ts';
import type { MatchmakingFacade } from '../../matchmaking/index.ts';
import type { ConversationRecord } from '../contracts/admin-conversations.schema.ts';

/** Conversations for the console, in the order of the ids. */
export async function conversationRecords(
  { db, matchmaking }: { db: Knex; matchmaking: Pick<MatchmakingFacade, 'matchesById'> },
  ids: MatchId[],
): Promise<ConversationRecord[]> {
  const matches = await matchmaking.matchesById(db, ids);
  const counted: { match_id: MatchId; n: string; last: Date }[] = await db('messaging.message')
    .whereIn('match_id', ids)
    .groupBy('match_id')
    .select('match_id')
    .count({ n: '*' })
    .max({ last: 'created_at' });
  const written = new Map(counted.map((row) => [row.match_id, row]));
  return ids.flatMap((id) => {
    const match = matches.get(id);
    if (!match) return [];
    const { man, woman, status, stage } = match;
    return {
      id,
      userIds: [man.accountId, woman.accountId],
      profileIds: [man.profileId, woman.profileId],
      status,
      stage,
      messages: Number(written.get(id)?.n ?? 0),
      lastMessageAt: written.get(id)?.last.toISOString() ?? null,
    };
  });
}

import type { Knex } from 'knex';
import { topicPairId } from '#kernel/contracts/ids.ts';
import type { MatchId, ProfileId } from '#kernel/values/ids.ts';
import type { Seals } from '#kernel/sealing/seals.ts';
import type { TopicItem, TopicPair } from '../index.ts';
import type { TopicAnswerRow, TopicRow } from '../infra/rows.ts';

interface Reviewed extends Pick<TopicAnswerRow, 'id' | 'written_by' | 'kind' | 'words'> {
  pair_id: string;
  match_id: MatchId;
  title: TopicRow['title'];
  man_profile_id: ProfileId;
  woman_profile_id: ProfileId;
}

/** By the id of the pair, under review or approved, with the two answers that her guardian reads. */
export async function topicItems(db: Knex, seals: Seals, pairIds: string[]): Promise<Map<string, TopicItem>> {
  const { rows: sealed } = await db.raw<{ rows: Reviewed[] }>(
    `select pair.id as pair_id, a.id, a.written_by, a.kind, a.words, a.match_id, t.title, m.man_profile_id, m.woman_profile_id
     from (select review_id as id, man_answer_id, woman_answer_id from matchmaking.match_topic where review_id = any(:ids)
           union all
           select id, man_answer_id, woman_answer_id from matchmaking.topic_pair where id = any(:ids)) pair
     join matchmaking.topic_answer a on a.id in (pair.man_answer_id, pair.woman_answer_id)
     join matchmaking.topic t on t.id = a.topic_id
     join matchmaking.match m on m.id = a.match_id`,
    { ids: pairIds.map((id) => topicPairId.parse(id)) },
  );
  const rows = await seals.openRows('matchmaking.topic_answer.words', sealed);
  return new Map(
    [...Map.groupBy(rows, (row) => row.pair_id)].map(([id, both]) => {
      const answerOf = (by: 'man' | 'woman') => {
        const { kind, words } = both.find((row) => row.written_by === by)!;
        return { kind, words };
      };
      const { man_profile_id: to, woman_profile_id: from, match_id: matchId, title } = both[0]!;
      return [
        id,
        { from, to, content: null, matchId, topic: { title, hers: answerOf('woman'), his: answerOf('man') } },
      ];
    }),
  );
}

/** The pairs of a match that her guardian reads or has approved, oldest first. For the staff; no single answer. */
export async function topicPairs(db: Knex, seals: Seals, matchId: MatchId): Promise<TopicPair[]> {
  const { rows } = await db.raw<{ rows: { id: string; approved_at: Date | null }[] }>(
    `select id, approved_at from matchmaking.topic_pair where match_id = :matchId
     union all select review_id, null from matchmaking.match_topic where match_id = :matchId and review_id is not null
     order by id`,
    { matchId },
  );
  const items = await topicItems(
    db,
    seals,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, approved_at: approvedAt }) => ({ id, approvedAt, ...items.get(id)!.topic }));
}

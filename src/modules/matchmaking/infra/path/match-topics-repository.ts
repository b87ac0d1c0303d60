import type { Seals } from '#kernel/sealing/seals.ts';
import type { MatchId, TopicAnswerId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Match } from '../../domain/match/match-state.ts';
import {
  MatchTopic,
  members,
  untouched,
  type ApprovedPair,
  type MatchTopicState,
  type Member,
  type TopicAnswer,
} from '../../domain/topic/match-topic.ts';
import type { MatchTopics } from '../../domain/topic/match-topics.ts';
import type { MatchTopicRow, TopicAnswerRow, TopicPairRow } from '../rows.ts';

const TOPICS = 'matchmaking.match_topic';
const ANSWERS = 'matchmaking.topic_answer';
const PAIRS = 'matchmaking.topic_pair';

const keyOf = (matchId: MatchId, topicId: number) => ({ match_id: matchId, topic_id: topicId });

export const matchTopics = (seals: Seals): MatchTopics => {
  const statesOf = async (tx: Tx, match: Match, where: object): Promise<MatchTopicState[]> => {
    // All three each time: what nobody may notice must not be faster to read either.
    const rows = await tx.db(TOPICS).where(where).orderBy('topic_id');
    const answers = await seals.openRows(`${ANSWERS}.words`, await tx.db(ANSWERS).where(where));
    const pairs = await tx.db(PAIRS).where(where).orderBy('revision');
    const answerOf = new Map(answers.map((row) => [row.id, answerOfRow(row)]));
    return Promise.all(
      rows.map((row) =>
        stateOf(
          seals,
          match,
          row,
          answerOf,
          pairs.filter((pair) => pair.topic_id === row.topic_id),
        ),
      ),
    );
  };
  return {
    ofMatch: (tx, match) => statesOf(tx, match, { match_id: match.id }),

    async find(tx, match, topicId) {
      const [state] = await statesOf(tx, match, keyOf(match.id, topicId));
      return MatchTopic.from(state ?? untouched(match, topicId));
    },

    async ofReview(tx, pairId) {
      const row = await tx.db(TOPICS).where({ review_id: pairId }).first('match_id', 'topic_id');
      return row ? { matchId: row.match_id, topicId: row.topic_id } : null;
    },

    async reviewsOf(tx, matchId) {
      const rows = await tx.db(TOPICS).where({ match_id: matchId }).whereNotNull('review_id').orderBy('review_id');
      return rows.flatMap((row) => row.review_id ?? []);
    },

    async save(tx, topic) {
      const { match, topicId, ...state } = topic.state;
      const key = keyOf(match.id, topicId);
      await tx.db(TOPICS).insert(key).onConflict(['match_id', 'topic_id']).ignore();
      const row = await tx.db(TOPICS).where(key).first('id');
      const written = allAnswers(topic.state);
      for (const [by, answer] of written) await insertAnswer(tx, seals, topic.state, by, answer);
      for (const [index, pair] of state.approved.entries()) await savePair(tx, key, index + 1, pair);
      await tx
        .db(TOPICS)
        .where(key)
        .update({
          man_answer_id: state.answers.man?.id ?? null,
          woman_answer_id: state.answers.woman?.id ?? null,
          man_draft_id: state.drafts.man?.id ?? null,
          woman_draft_id: state.drafts.woman?.id ?? null,
          review_id: state.review?.id ?? null,
          review_at: state.review?.openedAt ?? null,
          sent_back_at: state.sentBack?.at ?? null,
          sent_back_reason: await seals.seal(tx, `${TOPICS}.sent_back_reason`, row!.id, state.sentBack?.reason ?? null),
          spoken_by: state.toSpeak?.by ?? null,
          spoken_at: state.toSpeak?.at ?? null,
          requested_at: state.requestedAt,
          note_by: state.note?.by ?? null,
          note: await seals.seal(tx, `${TOPICS}.note`, row!.id, state.note?.words ?? null),
        });
      const ids = written.map(([, { id }]) => id);
      await tx.db(ANSWERS).where(key).whereNotIn('id', ids).delete();
      tx.record(...topic.takeEvents());
    },
  };
};

/** Each answer that the topic still has, with its writer. */
function allAnswers({ answers, drafts, approved }: MatchTopicState): [Member, TopicAnswer][] {
  const all = members.flatMap((by) =>
    [answers[by], drafts[by], ...approved.map((pair) => pair.answers[by])].flatMap((answer) =>
      answer ? [[by, answer] as [Member, TopicAnswer]] : [],
    ),
  );
  return [...new Map(all.map((entry) => [entry[1].id, entry])).values()];
}

async function insertAnswer(
  tx: Tx,
  seals: Seals,
  { match, topicId }: MatchTopicState,
  by: Member,
  { id, kind, words, topicRevision, writtenAt }: TopicAnswer,
): Promise<void> {
  if (await tx.db(ANSWERS).where({ id }).first('id')) return;
  await tx.db(ANSWERS).insert({
    ...keyOf(match.id, topicId),
    id,
    written_by: by,
    account_id: match[by].accountId,
    kind,
    words: await seals.seal(tx, `${ANSWERS}.words`, id, words),
    topic_revision: topicRevision,
    written_at: writtenAt,
  });
}

async function savePair(tx: Tx, key: ReturnType<typeof keyOf>, revision: number, pair: ApprovedPair): Promise<void> {
  await tx
    .db(PAIRS)
    .insert({
      ...key,
      id: pair.id,
      revision,
      man_answer_id: pair.answers.man.id,
      woman_answer_id: pair.answers.woman.id,
      approved_at: pair.approvedAt,
      man_agreed_at: pair.agreed.man,
      woman_agreed_at: pair.agreed.woman,
    })
    .onConflict('id')
    .merge(['man_agreed_at', 'woman_agreed_at']);
}

type OpenedAnswer = Omit<TopicAnswerRow, 'words'> & { words: string | null };

const answerOfRow = ({ id, kind, words, topic_revision, written_at }: OpenedAnswer): TopicAnswer => ({
  id,
  kind,
  words,
  topicRevision: topic_revision,
  writtenAt: written_at,
});

async function stateOf(
  seals: Seals,
  match: Match,
  row: MatchTopicRow,
  answerOf: Map<TopicAnswerId, TopicAnswer>,
  pairs: TopicPairRow[],
): Promise<MatchTopicState> {
  const given = (id: TopicAnswerId | null) => (id && answerOf.get(id)) || null;
  const note = await seals.open(`${TOPICS}.note`, row.id, row.note);
  return {
    match,
    topicId: row.topic_id,
    answers: { man: given(row.man_answer_id), woman: given(row.woman_answer_id) },
    drafts: { man: given(row.man_draft_id), woman: given(row.woman_draft_id) },
    review: row.review_id && { id: row.review_id, openedAt: row.review_at! },
    approved: pairs.map((pair) => ({
      id: pair.id,
      answers: { man: answerOf.get(pair.man_answer_id)!, woman: answerOf.get(pair.woman_answer_id)! },
      approvedAt: pair.approved_at,
      agreed: { man: pair.man_agreed_at, woman: pair.woman_agreed_at },
    })),
    sentBack: row.sent_back_at && {
      reason: await seals.open(`${TOPICS}.sent_back_reason`, row.id, row.sent_back_reason),
      at: row.sent_back_at,
    },
    toSpeak: row.spoken_by && { by: row.spoken_by, at: row.spoken_at! },
    requestedAt: row.requested_at,
    note: row.note_by && { by: row.note_by, words: note! },
  };
}

import type { Tx } from '#kernel/tx.ts';
import { stages } from '../contracts/match-states.ts';
import type { MatchTopicView } from '../contracts/path/topic-answers.schema.ts';
import type { Topic } from '../contracts/topics/topics.ts';
import type { Match } from '../domain/match/match-state.ts';
import { untouched } from '../domain/topic/match-topic.ts';
import { isOnPath } from '../domain/topic/topic-rights.ts';
import type { UseCasePorts } from '../use-case-ports.ts';
import { topicView, type TopicReader } from './topic-view.ts';

/** The topics of the stages that a match has reached, in their order, with those that were switched off since. */
export async function topicsOnPath(
  tx: Tx,
  { topics, matchTopics }: Pick<UseCasePorts, 'topics' | 'matchTopics'>,
  match: Match,
  reader: TopicReader,
): Promise<MatchTopicView[]> {
  const states = new Map((await matchTopics.ofMatch(tx, match)).map((state) => [state.topicId, state]));
  const offered = await topics.offered(tx);
  const known = new Set(offered.map(({ topicId }) => topicId));
  const others = await topics.ofIds(
    tx,
    [...states.keys()].filter((id) => !known.has(id)),
  );
  const byStage = (one: Topic, other: Topic) => stages.indexOf(one.stage) - stages.indexOf(other.stage);
  return [...offered, ...others].toSorted(byStage).flatMap((topic) => {
    const state = states.get(topic.topicId) ?? untouched(match, topic.topicId);
    return isOnPath(state, topic) ? [topicView(state, topic, reader)] : [];
  });
}

import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/i18n/languages.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MatchRole } from '../contracts/match-states.ts';
import type { MatchTopicView } from '../contracts/path/topic-answers.schema.ts';
import type { Topic } from '../contracts/topics/topics.ts';
import type { MatchTopic, Member } from '../domain/topic/match-topic.ts';
import { loadMatchForParticipant, type ParticipantPorts } from '../match/load-match-for-participant.ts';
import type { MeetingActor } from '../meeting/load-meeting.ts';
import type { UseCasePorts } from '../use-case-ports.ts';
import { topicView } from './topic-view.ts';

export type TopicPorts = ParticipantPorts & Pick<UseCasePorts, 'uow' | 'clock' | 'topics' | 'matchTopics'>;

export type TopicActor = MeetingActor & { topicId: number };

interface ChangingTopic {
  topic: Topic;
  matchTopic: MatchTopic;
  /** Returns the member who acts. @throws common.not-found for her guardian */
  member(): Member;
}

/**
 * Changes a topic of a match as one of the two or as her guardian.
 * @throws common.not-found for everybody else, and for an unknown topic
 * @throws matchmaking.topic-changed if another pair came under review meanwhile
 */
export function changeTopic(
  ports: TopicPorts,
  by: TopicActor & { language: Language },
  change: (loaded: ChangingTopic, at: Date) => void,
): Promise<MatchTopicView> {
  const { uow, clock, matchTopics } = ports;
  return uow.run(async (tx) => {
    const { role, ...loaded } = await loadTopic(tx, ports, by);
    const at = clock.now();
    const member = (): Member => {
      if (role === 'guardian') throw new DomainError('common.not-found');
      return role;
    };
    change({ ...loaded, member }, at);
    await matchTopics.save(tx, loaded.matchTopic);
    return topicView(loaded.matchTopic.state, loaded.topic, { role, userId: by.actor.userId, language: by.language });
  });
}

/** A pair that came under review after the items were locked is refused, since its item is not locked. */
async function loadTopic(
  tx: Tx,
  ports: TopicPorts,
  { actor, id, as, topicId }: TopicActor,
): Promise<Omit<ChangingTopic, 'member'> & { role: MatchRole }> {
  const { topics, matchTopics } = ports;
  const held = await matchTopics.reviewsOf(tx, id);
  const { match, by } = await loadMatchForParticipant(tx, ports, actor, id);
  if ((by.role === 'guardian') !== (as === 'guardian')) throw new DomainError('common.not-found');
  const [topic] = await topics.ofIds(tx, [topicId]);
  if (!topic) throw new DomainError('common.not-found');
  const matchTopic = await matchTopics.find(tx, match.state, topicId);
  const { review } = matchTopic.state;
  if (review && !held.includes(review.id)) throw new DomainError('matchmaking.topic-changed');
  return { topic, matchTopic, role: by.role };
}

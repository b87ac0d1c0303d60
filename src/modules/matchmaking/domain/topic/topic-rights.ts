import type { TopicAction, TopicState } from '../../contracts/path/topic-answers.ts';
import type { Topic } from '../../contracts/topics/topics.ts';
import type { MatchRole } from '../../contracts/match-states.ts';
import { isAtLeast } from '../match/match-stage.ts';
import { isAgreed, isPair, presentPair, type MatchTopicState } from './match-topic.ts';

/** Returns whether a topic is on the path: of a stage that was reached, or with something that its readers share. */
export const isOnPath = (state: MatchTopicState, topic: Topic): boolean =>
  isPair(state) || state.toSpeak !== null || (topic.isOn && isAtLeast(state.match.stage, topic.stage));

/** The state as this person may know it: an answer that waits for the other exists for its writer alone (R-A.4). */
export function stateFor(state: MatchTopicState, role: MatchRole): TopicState {
  if (isAgreed(state)) return 'agreed';
  if (state.toSpeak) return 'to_be_spoken';
  if (isPair(state)) return 'both';
  return role !== 'guardian' && state.answers[role] ? 'written' : 'not_written';
}

/** Returns whether something is still open about it, by what all three know. */
export const isStillOpen = (state: MatchTopicState): boolean => !isAgreed(state) && !state.toSpeak;

/** The actions that are not refused to this person. */
export function topicActionsIn(state: MatchTopicState, topic: Topic, role: MatchRole): TopicAction[] {
  const { match, toSpeak, requestedAt } = state;
  if (match.status === 'ended') return [];
  const isRunning = match.status === 'active';
  const isOffered = isRunning && (isPair(state) || (topic.isOn && isAtLeast(match.stage, topic.stage)));
  const isWritten = topic.kind === 'written';
  const isMember = role !== 'guardian';
  const pair = presentPair(state);
  const allowed: Record<TopicAction, boolean> = {
    answer: isMember && isOffered && isWritten,
    agree: isMember && isRunning && pair !== null && pair.agreed[role] === null,
    speak: isMember && isOffered && !toSpeak && !isAgreed(state),
    'take-back-speak': isMember && isRunning && toSpeak?.by === role,
    request: !isMember && isOffered && isWritten && !isPair(state) && !requestedAt,
    note: !isMember,
  };
  return (Object.keys(allowed) as TopicAction[]).filter((action) => allowed[action]);
}

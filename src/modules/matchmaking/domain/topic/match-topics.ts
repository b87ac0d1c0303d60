import type { MatchId, TopicPairId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Match } from '../match/match-state.ts';
import type { MatchTopic, MatchTopicState } from './match-topic.ts';

/** The lock of a match is that of its topics. */
export interface MatchTopics {
  /** Those of which anything was said, with their opened words. */
  ofMatch(tx: Tx, match: Match): Promise<MatchTopicState[]>;
  /** One of them; untouched if nothing was said of it. */
  find(tx: Tx, match: Match, topicId: number): Promise<MatchTopic>;
  /** The match and topic of a pair that is under review. Not locked. */
  ofReview(tx: Tx, pairId: TopicPairId): Promise<{ matchId: MatchId; topicId: number } | null>;
  /** The pairs of a match that are under review, in the order of their ids. Not locked. */
  reviewsOf(tx: Tx, matchId: MatchId): Promise<TopicPairId[]>;
  save(tx: Tx, topic: MatchTopic): Promise<void>;
}

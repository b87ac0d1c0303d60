import { inTransaction, type Subscription } from '#kernel/events.ts';
import { MatchTopic } from '../domain/topic/match-topic.ts';
import { matchEnded } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'guardianship' | 'matches' | 'matchTopics'>;

/** Ends the review of answers to topics when their match ends (R-A.2). */
export const closeTopics = ({ guardianship, matches, matchTopics }: Ports): Subscription[] => [
  inTransaction(matchEnded, 'matchmaking.close-topics', async (tx, { matchId }) => {
    const match = await matches.find(tx, matchId);
    if (!match) return;
    for (const state of await matchTopics.ofMatch(tx, match.state)) {
      if (!state.review) continue;
      await guardianship.putApprovalOnHold(tx, 'topic', state.review.id);
      const topic = MatchTopic.from(state);
      topic.close();
      await matchTopics.save(tx, topic);
    }
  }),
];

import { requestId, stageProposalId, topicPairId } from '#kernel/contracts/ids.ts';
import { inTransaction, type Subscription } from '#kernel/events.ts';
import { approvalDecided } from '../../guardianship/events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'clock' | 'guardianship' | 'requests' | 'matches' | 'matchTopics'>;

/** Applies the guardian's decision in its own transaction, so that the two never disagree. */
export const applyGuardianDecision = ({
  clock,
  guardianship,
  requests,
  matches,
  matchTopics,
}: Ports): Subscription[] => [
  inTransaction(
    approvalDecided,
    'matchmaking.apply-guardian-decision',
    async (tx, { approvalId, type, subjectId, action }) => {
      if (type === 'stage' || type === 'topic') return;
      const request = await requests.find(tx, requestId.parse(subjectId));
      if (!request) return;
      // The words of an answer are a message item under the request's id.
      if (type === 'message') {
        if (action === 'approve') request.approveResponse();
        else request.declineResponse(await guardianship.reasonOf(tx, approvalId));
      } else if (action === 'approve') request.approve(clock.now());
      else request.refuse(clock.now());
      await requests.save(tx, request);
    },
  ),
  inTransaction(approvalDecided, 'matchmaking.apply-stage-decision', async (tx, { type, subjectId, action }) => {
    if (type !== 'stage') return;
    const id = stageProposalId.parse(subjectId);
    const match = await matches.ofProposal(tx, id);
    if (!match) return;
    match.decideStage(id, action, clock.now());
    await matches.save(tx, match);
  }),
  inTransaction(
    approvalDecided,
    'matchmaking.apply-topic-decision',
    async (tx, { approvalId, type, subjectId, action }) => {
      if (type !== 'topic') return;
      const pairId = topicPairId.parse(subjectId);
      const reviewed = await matchTopics.ofReview(tx, pairId);
      const match = reviewed && (await matches.find(tx, reviewed.matchId));
      if (!match) return;
      const topic = await matchTopics.find(tx, match.state, reviewed.topicId);
      const isApproved = action === 'approve';
      const reason = isApproved ? null : await guardianship.reasonOf(tx, approvalId);
      topic.decide(pairId, { isApproved, reason }, clock.now());
      await matchTopics.save(tx, topic);
    },
  ),
];

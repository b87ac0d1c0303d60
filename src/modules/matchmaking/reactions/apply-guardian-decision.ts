import type { Clock } from '#kernel/clock.ts';
import { withFact, type Subscription } from '#kernel/events.ts';
import type { RequestId } from '#kernel/ids.ts';
import { approvalDecided } from '../../guardianship/events.ts';
import type { InterestRequests } from '../domain/interest-request.ts';

/** The guardian's decision moves the request on, or ends it, in the same transaction: the two can never disagree. */
export const applyGuardianDecision = ({
  clock,
  requests,
}: {
  clock: Clock;
  requests: InterestRequests;
}): Subscription[] => [
  withFact(approvalDecided, 'matchmaking.apply-guardian-decision', async (tx, { type, subjectId, action }) => {
    if (type !== 'interest_request') return;
    const request = await requests.find(tx, subjectId as RequestId);
    if (!request) return;
    if (action === 'approve') request.approve(clock.now());
    else request.refuse(clock.now());
    await requests.save(tx, request);
  }),
];

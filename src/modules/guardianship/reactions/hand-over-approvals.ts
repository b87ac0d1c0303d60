import { withFact, type Subscription } from '#kernel/events.ts';
import type { GuardianId, UserId } from '#kernel/ids.ts';
import type { Approvals } from '../domain/approval.ts';
import { guardianVerified } from '../events.ts';

/** What waited for a guardian who withdrew waits for the next one as soon as he is verified. The links that went to the former open nothing any more. */
export const handOverApprovals = ({ approvals }: { approvals: Approvals }): Subscription[] => [
  withFact(guardianVerified, 'guardianship.hand-over', async (tx, { guardianId, wardId }) => {
    const waiting = await approvals.pendingOf(tx, wardId as UserId);
    for (const approval of waiting) {
      approval.handOver(guardianId as GuardianId);
      await approvals.save(tx, approval);
    }
    const ids = waiting.map(({ state }) => state.id);
    await tx.db('guardianship.decision_link').whereIn('approval_id', ids).delete();
    await tx.db('guardianship.approval').whereIn('id', ids).update({ mailed_at: null });
  }),
];

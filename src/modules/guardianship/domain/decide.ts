import type { ApprovalType, Concern, DecisionAction } from '../contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ApprovalId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { concernRaised } from '../events.ts';
import { decisionRefusal } from './approval.ts';
import type { Approvals } from './approvals.ts';
import type { DecisionAuthority, WhoDecides } from './decision-authority.ts';

export interface Decision {
  action: DecisionAction;
  reason?: string | undefined;
  concern?: Concern | undefined;
}

export interface DecisionResult {
  approvalId: ApprovalId;
  type: ApprovalType;
}

/**
 * Decides an item if `isHe` accepts the guardian who decides for its pair. The request, message or stage changes in the
 * same transaction.
 * @throws common.not-found and what `decisionRefusal` names
 */
export async function decide(
  tx: Tx,
  { approvals, resolveDecisionAuthority }: { approvals: Approvals; resolveDecisionAuthority: WhoDecides },
  id: ApprovalId,
  isHe: (guardian: NonNullable<DecisionAuthority['guardian']>) => boolean,
  { action, reason, concern, at }: Decision & { at: Date },
): Promise<DecisionResult> {
  const pair = await approvals.pairOf(tx, id);
  if (!pair) throw new DomainError('common.not-found');
  // Lock order: guardian, then item.
  const { guardian, blockers } = await resolveDecisionAuthority(tx, pair.wardId, pair.otherId);
  if (!guardian || !isHe(guardian)) throw new DomainError('common.not-found');
  const approval = await approvals.find(tx, id);
  if (!approval || approval.state.guardianId !== guardian.id) throw new DomainError('common.not-found');
  const refusal = decisionRefusal({ status: approval.state.status, blockedBy: blockers });
  if (refusal) throw new DomainError(refusal);
  const { type, subjectId } = approval.state;
  if (concern && type !== 'message') throw new DomainError('guardianship.concern-about-message');
  approval.decide(guardian.id, { action, reason: reason ?? null, concern: concern ?? null }, at);
  await approvals.save(tx, approval);
  if (concern) {
    const { id: guardianId, accountId } = guardian;
    tx.record(concernRaised({ approvalId: id, type, subjectId, ...pair, guardianId, accountId, concern }));
  }
  return { approvalId: id, type };
}

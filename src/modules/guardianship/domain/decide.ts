import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ApprovalId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { decisionRefusal } from './approval.ts';
import type { Approvals } from './approvals.ts';
import type { DecisionAuthority, WhoDecides } from './decision-authority.ts';

/** What a guardian says to an item. */
export interface Decision {
  action: DecisionAction;
  reason?: string | undefined;
}

/** What was decided. */
export interface Decided {
  approvalId: ApprovalId;
  type: ApprovalType;
}

/**
 * Decides an item, once, for the guardian who decides between its two, if `isHe` says that it is he who asks. What
 * depends on it (request, message) changes in the same transaction.
 * @throws common.not-found, and what `decisionRefusal` names
 */
export async function decide(
  tx: Tx,
  { approvals, resolveDecisionAuthority }: { approvals: Approvals; resolveDecisionAuthority: WhoDecides },
  id: ApprovalId,
  isHe: (guardian: NonNullable<DecisionAuthority['guardian']>) => boolean,
  { action, reason, at }: Decision & { at: Date },
): Promise<Decided> {
  const pair = await approvals.pairOf(tx, id);
  if (!pair) throw new DomainError('common.not-found');
  // His record is locked before the item, as everywhere.
  const { guardian, blockers } = await resolveDecisionAuthority(tx, pair.wardId, pair.otherId);
  if (!guardian || !isHe(guardian)) throw new DomainError('common.not-found');
  const approval = await approvals.find(tx, id);
  if (!approval || approval.state.guardianId !== guardian.id) throw new DomainError('common.not-found');
  const refusal = decisionRefusal({ status: approval.state.status, blockedBy: blockers });
  if (refusal) throw new DomainError(refusal);
  approval.decide(guardian.id, action, reason ?? null, at);
  await approvals.save(tx, approval);
  return { approvalId: id, type: approval.state.type };
}

import type { ApprovalType, Concern, DecisionAction } from '../contracts/approvals.ts';
import { after, DAY, HOUR } from '#kernel/clock.ts';
import { DomainError, type ErrorCode } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/values/ids.ts';
import {
  approvalAssigned,
  approvalDecided,
  approvalOpened,
  conflictDetected,
  decisionLinkRequested,
} from '../events.ts';
import type { DecisionAuthority, Blocker } from './decision-authority.ts';

export interface ApprovalState {
  id: ApprovalId;
  type: ApprovalType;
  /** The request, message or stage proposal. */
  subjectId: string;
  wardId: UserId;
  /** The man of the pair; null once he is erased. */
  otherId: UserId | null;
  /** The only guardian who may decide it. */
  guardianId: GuardianId;
  blockedBy: Blocker[];
  status: 'pending' | 'approved' | 'declined' | 'closed';
  createdAt: Date;
  closedAt: Date | null;
  /** When it last became decidable for its guardian: opened, assigned to him, or unblocked. */
  pendingSince: Date;
  /** When he was last notified of it by email. */
  mailedAt: Date | null;
  /** True if he moved to another address and has not been emailed a new link. */
  linksRevoked: boolean;
  remindedAt: Date | null;
  /** When his ward was notified that it is still waiting. */
  wardNotifiedAt: Date | null;
}

interface ApprovalDecision {
  action: DecisionAction;
  reason: string | null;
  concern: Concern | null;
}

/** Age at which the guardian is reminded of an item, once. */
export const REMIND_AFTER = 48 * HOUR;
/** Age at which the ward is notified and may name another guardian. */
export const NOTIFY_WARD_AFTER = 7 * DAY;

const NOT_NOTIFIED = { mailedAt: null, linksRevoked: false, remindedAt: null, wardNotifiedAt: null };

/**
 * Why an item's own guardian cannot decide it, in a form that he may see; null if he can. An item on hold for a cause
 * that he may not know looks as if it did not exist.
 */
export function decisionRefusal({ status, blockedBy }: Pick<ApprovalState, 'status' | 'blockedBy'>): ErrorCode | null {
  if (status === 'closed') return 'guardianship.item-ended';
  if (status !== 'pending') return 'guardianship.already-decided';
  if (blockedBy.includes('guardian-conflict')) return 'common.not-found';
  if (blockedBy.includes('disabled')) return 'guardianship.account-closed';
  return blockedBy.length > 0 ? 'common.not-found' : null;
}

/**
 * An item that is waiting for a guardian. The guardian to whom it is assigned decides it once, or it is closed with its
 * subject.
 */
export class Approval extends Aggregate<ApprovalState> {
  decision: (ApprovalDecision & { at: Date }) | null = null;

  static from(state: ApprovalState): Approval {
    return new Approval(state);
  }

  /** Opens an item for a guardian, possibly blocked from the beginning. */
  static open(
    state: Pick<
      ApprovalState,
      'id' | 'type' | 'subjectId' | 'wardId' | 'otherId' | 'guardianId' | 'blockedBy' | 'createdAt'
    >,
  ): Approval {
    const approval = new Approval({
      ...state,
      ...NOT_NOTIFIED,
      status: 'pending',
      closedAt: null,
      pendingSince: state.createdAt,
    });
    approval.record(approvalOpened(approval.fact()));
    return approval;
  }

  /**
   * Decides the item, once.
   * @throws common.not-found for any other guardian
   * @throws what `decisionRefusal` names
   */
  decide(by: GuardianId, decision: ApprovalDecision, at: Date): void {
    if (by !== this.state.guardianId) throw new DomainError('common.not-found');
    const refusal = decisionRefusal(this.state);
    if (refusal) throw new DomainError(refusal);
    const { action } = decision;
    this.state = { ...this.state, status: action === 'approve' ? 'approved' : 'declined', closedAt: at };
    this.decision = { ...decision, at };
    this.record(approvalDecided({ ...this.fact(), action }));
  }

  /** Assigns the pending item to the present guardian, or blocks it while nobody can decide. */
  assign({ guardian, blockers }: Omit<DecisionAuthority, 'actingGuardian'>, at: Date): void {
    if (this.state.status !== 'pending') return;
    const before = this.state;
    const conflict = blockers.includes('guardian-conflict') && !before.blockedBy.includes('guardian-conflict');
    if (conflict && guardian) this.record(conflictDetected({ guardianId: guardian.id, wardId: before.wardId }));
    if (!guardian || blockers.length > 0) {
      this.state = { ...before, blockedBy: blockers };
      return;
    }
    const isAnothers = guardian.id !== before.guardianId;
    if (!isAnothers && before.blockedBy.length === 0) return;
    this.state = {
      ...before,
      ...(isAnothers && NOT_NOTIFIED),
      guardianId: guardian.id,
      blockedBy: [],
      pendingSince: at,
    };
    this.record(approvalAssigned(this.fact()));
  }

  waitsFor(guardianId: GuardianId): boolean {
    const { status, blockedBy, guardianId: its } = this.state;
    return status === 'pending' && blockedBy.length === 0 && its === guardianId;
  }

  /**
   * Requests a new link for its guardian.
   * @throws common.not-found if he cannot decide it
   */
  requestLink(by: GuardianId): void {
    if (!this.waitsFor(by)) throw new DomainError('common.not-found');
    this.record(decisionLinkRequested(this.fact()));
  }

  /** True if its guardian was notified before: another email is a reminder. */
  get wasNotified(): boolean {
    return this.state.mailedAt !== null;
  }

  /** Records an email about the item: the first one, a reminder, or a requested link. */
  markMailed(at: Date): void {
    const { mailedAt, pendingSince } = this.state;
    const reminds = mailedAt !== null && pendingSince <= after(at, -REMIND_AFTER);
    this.state = { ...this.state, mailedAt: at, linksRevoked: false, remindedAt: reminds ? at : this.state.remindedAt };
  }

  markWardNotified(at: Date): void {
    this.state = { ...this.state, wardNotifiedAt: at };
  }

  close(at: Date): void {
    if (this.state.status === 'pending') this.state = { ...this.state, status: 'closed', closedAt: at };
  }

  private fact() {
    const { id, type, subjectId, guardianId, wardId } = this.state;
    return { approvalId: id, type, subjectId, guardianId, wardId };
  }
}

import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/ids.ts';
import { approvalAssigned, approvalDecided, approvalOpened, conflictFound, decisionLinkRequested } from '../events.ts';
import type { Deciding, Obstacle } from './who-decides.ts';

/** What is kept of an approval. */
export interface ApprovalState {
  id: ApprovalId;
  type: ApprovalType;
  /** The request or the message that waits. */
  subjectId: string;
  wardId: UserId;
  /** The man of the pair; null once he is erased. */
  otherId: UserId | null;
  /** To whom it is assigned: only he decides it. */
  guardianId: GuardianId;
  /** Why nobody can decide it at present; empty where he can. */
  held: Obstacle[];
  status: 'pending' | 'approved' | 'declined' | 'closed';
  createdAt: Date;
  closedAt: Date | null;
  /** When he was told of it by e-mail. */
  mailedAt: Date | null;
}

/**
 * An item that waits for a guardian. It is decided once, by the guardian to whom it is assigned, or closed because its
 * subject went away.
 */
export class Approval extends Aggregate<ApprovalState> {
  /** Set by `decide`, saved with the state. */
  decision: { action: DecisionAction; reason: string | null; at: Date } | null = null;

  /** As it was saved. */
  static from(state: ApprovalState): Approval {
    return new Approval(state);
  }

  /** A new item waits for a guardian, or is held from the beginning. */
  static open(
    state: Pick<
      ApprovalState,
      'id' | 'type' | 'subjectId' | 'wardId' | 'otherId' | 'guardianId' | 'held' | 'createdAt'
    >,
  ): Approval {
    const approval = new Approval({ ...state, status: 'pending', closedAt: null, mailedAt: null });
    approval.record(approvalOpened(approval.fact()));
    return approval;
  }

  /**
   * Only the guardian to whom it is assigned decides, and only once. Throws `common.not-found` for anybody else and
   * while it is held, and `guardianship.already-decided`.
   */
  decide(by: GuardianId, action: DecisionAction, reason: string | null, at: Date): void {
    if (by !== this.state.guardianId) throw new DomainError('common.not-found');
    if (this.state.status !== 'pending') throw new DomainError('guardianship.already-decided');
    if (this.state.held.length > 0) throw new DomainError('common.not-found');
    this.state = { ...this.state, status: action === 'approve' ? 'approved' : 'declined', closedAt: at };
    this.decision = { action, reason, at };
    this.record(approvalDecided({ ...this.fact(), action }));
  }

  /** Assigns it to whoever decides now, or holds it where nobody does. What is decided or closed stays as it is. */
  assign({ guardian, obstacles }: Deciding): void {
    if (this.state.status !== 'pending') return;
    const before = this.state;
    const conflict = obstacles.includes('guardian-conflict') && !before.held.includes('guardian-conflict');
    if (conflict && guardian) this.record(conflictFound({ guardianId: guardian.id, wardId: before.wardId }));
    if (!guardian || obstacles.length > 0) {
      this.state = { ...before, held: obstacles };
      return;
    }
    const isAnothers = guardian.id !== before.guardianId;
    const mailedAt = isAnothers ? null : before.mailedAt;
    this.state = { ...before, guardianId: guardian.id, held: [], mailedAt };
    if (isAnothers || before.held.length > 0) this.record(approvalAssigned(this.fact()));
  }

  /** Whether this guardian can decide it now. */
  waitsFor(guardianId: GuardianId): boolean {
    const { status, held, guardianId: its } = this.state;
    return status === 'pending' && held.length === 0 && its === guardianId;
  }

  /** Its guardian asks for a new link. Throws `common.not-found` where it does not wait for him. */
  requestLink(by: GuardianId): void {
    if (!this.waitsFor(by)) throw new DomainError('common.not-found');
    this.record(decisionLinkRequested(this.fact()));
  }

  /** He was told of it by e-mail. */
  markMailed(at: Date): void {
    this.state = { ...this.state, mailedAt: at };
  }

  /** Its subject was withdrawn or has expired: nothing is left to decide. */
  close(at: Date): void {
    if (this.state.status === 'pending') this.state = { ...this.state, status: 'closed', closedAt: at };
  }

  private fact() {
    const { id, type, subjectId, guardianId, wardId } = this.state;
    return { approvalId: id, type, subjectId, guardianId, wardId };
  }
}

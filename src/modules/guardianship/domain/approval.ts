import type { ApprovalType, DecisionAction } from '#kernel/contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { ApprovalId, GuardianId, UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { approvalDecided, approvalOpened } from '../events.ts';

export interface ApprovalState {
  id: ApprovalId;
  type: ApprovalType;
  subjectId: string;
  wardId: UserId;
  /** The man of the pair. Kept so that an erasure finds what was decided about him. */
  otherId: UserId | null;
  /** The ward's guardian when the item was opened, or the next one to whom it was handed over: only he decides it. */
  guardianId: GuardianId;
  status: 'pending' | 'approved' | 'declined' | 'closed';
  createdAt: Date;
  closedAt: Date | null;
}

/** An item that waits for a guardian. It is decided once, by the guardian to whom it was put, or closed because its subject went away. */
export class Approval extends Aggregate {
  state: ApprovalState;
  /** Set by `decide`, saved with the state. */
  decision: { action: DecisionAction; reason: string | null; at: Date } | null = null;

  private constructor(state: ApprovalState) {
    super();
    this.state = state;
  }

  static from(state: ApprovalState): Approval {
    return new Approval(state);
  }

  static open(
    state: Pick<ApprovalState, 'id' | 'type' | 'subjectId' | 'wardId' | 'otherId' | 'guardianId' | 'createdAt'>,
  ): Approval {
    const approval = new Approval({ ...state, status: 'pending', closedAt: null });
    approval.record(approvalOpened(approval.fact()));
    return approval;
  }

  /** Only the guardian to whom it was put decides, and only once; the second one is told that it is decided. */
  decide(by: GuardianId, action: DecisionAction, reason: string | null, at: Date): void {
    if (by !== this.state.guardianId) throw new DomainError('common.not-found');
    if (this.state.status !== 'pending') throw new DomainError('guardianship.already-decided');
    this.state = { ...this.state, status: action === 'approve' ? 'approved' : 'declined', closedAt: at };
    this.decision = { action, reason, at };
    this.record(approvalDecided({ ...this.fact(), action }));
  }

  /** It is put to the ward's next guardian, who alone decides it from now on. */
  handOver(to: GuardianId): void {
    if (this.state.status === 'pending') this.state = { ...this.state, guardianId: to };
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

/** Keeps approvals and, with a decision, its record, which is never changed. The finders lock what they find. */
export interface Approvals {
  find(tx: Tx, id: ApprovalId): Promise<Approval | null>;
  ofSubject(tx: Tx, type: ApprovalType, subjectId: string): Promise<Approval | null>;
  /** What waits for a ward's guardian, whoever that was. */
  pendingOf(tx: Tx, wardId: UserId): Promise<Approval[]>;
  save(tx: Tx, approval: Approval): Promise<void>;
}

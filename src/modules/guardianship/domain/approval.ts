import type { ApprovalType, DecisionAction } from '../contracts/approvals.ts';
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
  blockedBy: Blocker[];
  status: 'pending' | 'approved' | 'declined' | 'closed';
  createdAt: Date;
  closedAt: Date | null;
  /** Since when its guardian can decide it: he became hers, or what held it went, after it was opened. */
  pendingSince: Date;
  /** When he was last told of it by e-mail. */
  mailedAt: Date | null;
  /** He moved to another address, where he was not mailed a link yet. */
  linksEnded: boolean;
  /** When it was brought to his mind again. */
  remindedAt: Date | null;
  /** When his ward was told how long it waits. */
  wardNotifiedAt: Date | null;
}

/** After so long an item is brought to the guardian's mind, once. */
export const REMIND_AFTER = 48 * HOUR;
/** After so long the ward is told, and may name another. */
export const NOTIFY_WARD_AFTER = 7 * DAY;

const UNTOLD = { mailedAt: null, linksEnded: false, remindedAt: null, wardNotifiedAt: null };

/**
 * Why the guardian to whom an item is assigned cannot decide it, in his terms; null if he can. What is on hold for a
 * cause of its own is not there for him, while what has ended says so.
 */
export function decisionRefusal({ status, blockedBy }: Pick<ApprovalState, 'status' | 'blockedBy'>): ErrorCode | null {
  if (status === 'closed') return 'guardianship.item-ended';
  if (status !== 'pending') return 'guardianship.already-decided';
  if (blockedBy.includes('guardian-conflict')) return 'common.not-found';
  if (blockedBy.includes('disabled')) return 'guardianship.account-closed';
  return blockedBy.length > 0 ? 'common.not-found' : null;
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
      'id' | 'type' | 'subjectId' | 'wardId' | 'otherId' | 'guardianId' | 'blockedBy' | 'createdAt'
    >,
  ): Approval {
    const approval = new Approval({
      ...state,
      ...UNTOLD,
      status: 'pending',
      closedAt: null,
      pendingSince: state.createdAt,
    });
    approval.record(approvalOpened(approval.fact()));
    return approval;
  }

  /**
   * Only the guardian to whom it is assigned decides, and only once.
   * @throws common.not-found for any other guardian, and what `decisionRefusal` names
   */
  decide(by: GuardianId, action: DecisionAction, reason: string | null, at: Date): void {
    if (by !== this.state.guardianId) throw new DomainError('common.not-found');
    const refusal = decisionRefusal(this.state);
    if (refusal) throw new DomainError(refusal);
    this.state = { ...this.state, status: action === 'approve' ? 'approved' : 'declined', closedAt: at };
    this.decision = { action, reason, at };
    this.record(approvalDecided({ ...this.fact(), action }));
  }

  /** Assigns it to whoever decides now, or holds it where nobody does. What is decided or closed stays as it is. */
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
    this.state = { ...before, ...(isAnothers && UNTOLD), guardianId: guardian.id, blockedBy: [], pendingSince: at };
    this.record(approvalAssigned(this.fact()));
  }

  /** Whether this guardian can decide it now. */
  waitsFor(guardianId: GuardianId): boolean {
    const { status, blockedBy, guardianId: its } = this.state;
    return status === 'pending' && blockedBy.length === 0 && its === guardianId;
  }

  /** Its guardian asks for a new link. Throws `common.not-found` where it does not wait for him. */
  requestLink(by: GuardianId): void {
    if (!this.waitsFor(by)) throw new DomainError('common.not-found');
    this.record(decisionLinkRequested(this.fact()));
  }

  /** Whether its guardian was told of it already: what tells him once more reminds him. */
  get wasNotified(): boolean {
    return this.state.mailedAt !== null;
  }

  /** He was told of it by e-mail: for the first time, as a reminder, or since he asked for a new link. */
  markMailed(at: Date): void {
    const { mailedAt, pendingSince } = this.state;
    const reminds = mailedAt !== null && pendingSince <= after(at, -REMIND_AFTER);
    this.state = { ...this.state, mailedAt: at, linksEnded: false, remindedAt: reminds ? at : this.state.remindedAt };
  }

  /** His ward was told how long it waits. */
  markWardNotified(at: Date): void {
    this.state = { ...this.state, wardNotifiedAt: at };
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

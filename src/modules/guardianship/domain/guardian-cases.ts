import type { CheckReason } from '../contracts/guardian-status.ts';
import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import {
  guardianCheckRaised,
  guardianCheckRefused,
  guardianDisputeDismissed,
  guardianDisputed,
  guardianDisputeUpheld,
  guardianStatusChanged,
  guardianVerified,
  safetyRequested,
} from '../events.ts';
import { requireCheck, requireDispute, requireVerified } from './guardian-requirements.ts';
import type { GuardianState } from './guardian-state.ts';
import { suitorBar } from './replacing.ts';
import { requireCleared } from './safety.ts';
import type { EndCause } from './guardian-status.ts';

const CLAIM_LIFE = 7 * DAY;

/** The cases of the staff about a guardian: checks whether he is his ward, and disputes. */
export abstract class GuardianCases extends Aggregate<GuardianState> {
  /**
   * Raises a check because a woman proved that she reads the mailbox by which he acts without an account: he may be
   * she. The staff look even if they confirmed him before.
   */
  shareMailboxWithWoman(at: Date): void {
    const { state, accountId, check } = this.state;
    if (state !== 'verified' || accountId || check?.reasons.includes('address')) return;
    this.state = { ...this.state, confirmedAt: null };
    this.raiseCheck([...(check?.reasons ?? []), 'address'], at);
  }

  /** Raises a check for signs that he and his ward are one person: he does not act until the staff have looked. */
  raiseCheck(reasons: CheckReason[], at: Date): void {
    if (this.state.confirmedAt) return;
    this.state = { ...this.state, check: { reasons, raisedAt: at } };
    this.record(guardianCheckRaised(this.fact()), guardianStatusChanged(this.fact()));
  }

  /**
   * Confirms that he and his ward are two people and, without an account, gives him a claim. He acts from then on, so
   * any dispute is resolved first.
   */
  confirmCheck(claimHash: string, at: Date): void {
    requireCheck(this.state);
    if (this.state.dispute) throw new DomainError('guardianship.dispute-first');
    this.state = { ...this.state, check: null, confirmedAt: at };
    const { accountId } = this.state;
    if (!accountId) this.giveClaim(claimHash, at);
    this.record(guardianVerified({ ...this.fact(), accountId }), guardianStatusChanged(this.fact()));
  }

  refuseCheck(at: Date): void {
    requireCheck(this.state);
    this.end('check', at);
    this.record(guardianCheckRefused(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** Asks his ward whether it is safe to act on what she wrote, and when. An earlier answer ends. */
  askSafety(at: Date): void {
    requireVerified(this.state);
    this.state = { ...this.state, safety: { requestedAt: at, answeredAt: null, safeFrom: null } };
    this.record(safetyRequested(this.fact()));
  }

  /** Stores her answer: from when it is safe, or null if it is not. She may change it. */
  answerSafety(safeFrom: Date | null, at: Date): void {
    if (!this.state.safety) throw new DomainError('guardianship.no-question');
    this.state = { ...this.state, safety: { ...this.state.safety, answeredAt: at, safeFrom } };
  }

  /** Proposes to act without her answer, which another staff member may then do. */
  proposeAct(by: UserId, at: Date): void {
    requireVerified(this.state);
    this.state = { ...this.state, actProposal: { by, at } };
  }

  /** Puts on hold what is sent to him, without his notice. */
  hold(at: Date): void {
    requireVerified(this.state);
    if (this.state.heldAt) throw new DomainError('guardianship.already-held');
    this.state = { ...this.state, heldAt: at };
    this.record(guardianStatusChanged(this.fact()));
  }

  endHold(): void {
    requireVerified(this.state);
    if (!this.state.heldAt) throw new DomainError('guardianship.not-held');
    this.state = { ...this.state, heldAt: null };
    this.record(guardianStatusChanged(this.fact()));
  }

  /** Opens a question about him; he does not act meanwhile. */
  openDispute(reason: string, by: UserId, at: Date): void {
    requireVerified(this.state);
    if (this.state.dispute) throw new DomainError('guardianship.already-disputed');
    requireCleared(this.state, by, at);
    this.state = { ...this.state, dispute: { openedAt: at, reason }, actProposal: null };
    this.record(guardianDisputed(this.fact()), guardianStatusChanged(this.fact()));
  }

  dismissDispute(): void {
    requireDispute(this.state);
    this.state = { ...this.state, dispute: null };
    this.record(guardianDisputeDismissed(this.fact()), guardianStatusChanged(this.fact()));
  }

  upholdDispute(at: Date): void {
    requireDispute(this.state);
    this.end('dispute', at);
    this.record(guardianDisputeUpheld(this.fact()), guardianStatusChanged(this.fact()));
  }

  /** True if a check or dispute was not resolved in his favour. */
  get hasUnresolvedCase(): boolean {
    const { check, dispute } = this.state;
    return check !== null || dispute !== null;
  }

  /** True if the staff are looking into a question about him, or ended his part because of one. */
  get isUnderSuspicion(): boolean {
    return this.hasUnresolvedCase || ['check', 'dispute'].includes(this.state.ended?.because ?? '');
  }

  protected giveClaim(hash: string, at: Date): void {
    this.state = { ...this.state, claim: { hash, expiresAt: after(at, CLAIM_LIFE) }, formerClaim: null };
  }

  protected end(because: EndCause, at: Date, reason: string | null = null): void {
    const spent = { code: null, claim: null, formerClaim: null, stepDownTokenHash: null, notifyFrom: null };
    const suitorBarredUntil = suitorBar(this.state, at);
    this.state = { ...this.state, ...spent, suitorBarredUntil, state: 'withdrawn', ended: { because, at, reason } };
  }

  protected fact() {
    return { guardianId: this.state.id, wardId: this.state.wardId };
  }
}

import type { SafetyAnswer } from '../contracts/safety.ts';
import { after, DAY } from '#kernel/clock.ts';
import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';

/** The staff's question whether it is safe to act on what a ward wrote, and her answer. */
export interface SafetyQuestion {
  requestedAt: Date;
  answeredAt: Date | null;
  /** From when it is safe; null if she has not answered, or if it is not safe. */
  safeFrom: Date | null;
}

/** A staff member's proposal to act without her answer. */
export interface ActProposal {
  by: UserId;
  at: Date;
}

export interface Clearance {
  safety: SafetyQuestion | null;
  actProposal: ActProposal | null;
}

/** An older answer may be untrue by now. */
export const ANSWER_LIFE = 30 * DAY;
export const PROPOSAL_LIFE = 7 * DAY;

const isSafe = (safety: SafetyQuestion | null, at: Date): boolean =>
  !!safety?.safeFrom && safety.safeFrom <= at && at < after(safety.safeFrom, ANSWER_LIFE);

const isProposedByAnother = (proposal: ActProposal | null, staff: UserId, at: Date): boolean =>
  !!proposal && proposal.by !== staff && at < after(proposal.at, PROPOSAL_LIFE);

/** Returns whether a staff member may act against a guardian: his ward says that it is safe, or another proposed it. */
export const isCleared = ({ safety, actProposal }: Clearance, staff: UserId, at: Date): boolean =>
  isSafe(safety, at) || isProposedByAnother(actProposal, staff, at);

/** @throws guardianship.not-cleared */
export function requireCleared(clearance: Clearance, staff: UserId, at: Date): void {
  if (!isCleared(clearance, staff, at)) throw new DomainError('guardianship.not-cleared');
}

/**
 * Requires clearance to disable a guardian's account: by at least one of his wards, and by each with a question.
 * @throws guardianship.not-cleared
 */
export function requireClearedByWards(wards: Clearance[], staff: UserId, at: Date): void {
  const concerned = wards.filter(({ safety, actProposal }) => safety || actProposal);
  const isAllowed = concerned.length > 0 && concerned.every((ward) => isCleared(ward, staff, at));
  if (wards.length > 0 && !isAllowed) throw new DomainError('guardianship.not-cleared');
}

/** Her answer as she chose it; null before she has answered. */
export function safetyAnswerOf({ answeredAt, safeFrom }: SafetyQuestion): SafetyAnswer | null {
  if (!answeredAt) return null;
  if (!safeFrom) return 'no';
  return safeFrom > answeredAt ? 'later' : 'now';
}

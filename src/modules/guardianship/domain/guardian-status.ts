import type { CheckReason, GuardianStatus, StaffGuardianStatus } from '../contracts/guardian-status.ts';

/** Why a guardian's part ended, if not by replacement. */
export type EndCause = 'refused' | 'unanswered' | 'stepped-down' | 'left' | 'dispute' | 'check';

/**
 * A guardian's state, with everything that prevents a verified one from acting (docs/guardian-status.md lists the
 * consequences).
 */
export interface GuardianStatusInput {
  /** `verified`: he proved his email address. `withdrawn`: his part ended for an `EndCause`. */
  state: 'pending' | 'verified' | 'replaced' | 'withdrawn';
  /** The staff's check whether he and his ward are two people; null once confirmed. */
  check: { reasons: CheckReason[]; raisedAt: Date } | null;
  /** The open question about him; null once dismissed. */
  dispute: { openedAt: Date; reason: string | null } | null;
  /** False while his account is disabled. Without a linked account, one at his address counts as his. */
  accountActive: boolean;
  /** Since when what is sent to him is on hold without his notice; null otherwise. */
  heldAt: Date | null;
}

/** Returns whether he acts. The generated column `acting` repeats this definition for queries. */
export const acts = (guardian: GuardianStatusInput): boolean => guardianStatusOf(guardian) === 'verified';

/** Status of a present guardian, for the staff. A matter that they have to resolve comes first. */
export function guardianStatusOf(guardian: GuardianStatusInput): StaffGuardianStatus {
  const { state, check, dispute, accountActive, heldAt } = guardian;
  if (state !== 'verified') return 'pending';
  if (check) return 'checking';
  if (dispute) return 'disputed';
  if (!accountActive) return 'disabled';
  return heldAt ? 'held' : 'verified';
}

/** Status as his ward reads it: a hold looks like a check, in case somebody looks over her shoulder. */
export const statusForWard = (status: StaffGuardianStatus): GuardianStatus => (status === 'held' ? 'checking' : status);

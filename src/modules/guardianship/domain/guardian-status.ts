import type { CheckReason, GuardianStatus } from '../contracts/guardian-status.ts';

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
}

/** Returns whether he acts. The generated column `acting` repeats this definition for queries. */
export const acts = ({ state, check, dispute, accountActive }: GuardianStatusInput): boolean =>
  state === 'verified' && !check && !dispute && accountActive;

/** Status of a present guardian. A matter that the staff have to resolve comes first. */
export function guardianStatusOf({ state, check, dispute, accountActive }: GuardianStatusInput): GuardianStatus {
  if (state !== 'verified') return 'pending';
  if (check) return 'checking';
  if (dispute) return 'disputed';
  return accountActive ? 'verified' : 'disabled';
}

import type { CheckReason, GuardianStatus } from '../contracts/guardian.ts';

/** Why a guardian's part ended without another man in his place. */
export type EndCause = 'refused' | 'stepped-down' | 'left' | 'dispute' | 'check';

/**
 * How it stands with a guardian: a state, and beside it what keeps a verified one from acting
 * (docs/guardian-status.md has what follows from each).
 */
export interface GuardianStatusInput {
  /** `verified` is who proved his e-mail address; `withdrawn` is whose part ended without another in his place. */
  state: 'pending' | 'verified' | 'replaced' | 'withdrawn';
  /** The staff look whether he is another person than his ward, since when and why. Null once they confirmed it. */
  check: { reasons: CheckReason[]; raisedAt: Date } | null;
  /** The staff look into a question about him, since when and which. Null once they have dismissed it. */
  dispute: { openedAt: Date; reason: string | null } | null;
  /** False while his account is disabled. Where no account is linked, one at his address counts as his. */
  accountActive: boolean;
}

/** Whether he acts. The one definition; the generated column `acting` says the same to queries. */
export const acts = ({ state, check, dispute, accountActive }: GuardianStatusInput): boolean =>
  state === 'verified' && !check && !dispute && accountActive;

/** The one word for how it stands with her present guardian. What the staff have to settle comes first. */
export function guardianStatusOf({ state, check, dispute, accountActive }: GuardianStatusInput): GuardianStatus {
  if (state !== 'verified') return 'pending';
  if (check) return 'checking';
  if (dispute) return 'disputed';
  return accountActive ? 'verified' : 'disabled';
}

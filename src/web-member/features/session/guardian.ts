import type { getGuardian } from '#modules/guardianship/contracts/guardian.ts';
import type { z } from 'zod';

/** A guardian as GET /api/guardian tells of him. */
export type Guardian = NonNullable<z.output<(typeof getGuardian)['answer']>>;

/**
 * How a ward stands with her guardian: `resting` is one who was verified and cannot act now, whatever the reason
 * (decisions 2.12).
 */
export type WaliState = 'none' | 'pending' | 'resting' | 'verified';

/** A sister's own guardian: not her record as one. */
export const waliOf = (guardian: Guardian | null | undefined) => (guardian && !guardian.isSelf ? guardian : null);

export function waliStateOf(guardian: Guardian | null | undefined): WaliState {
  const wali = waliOf(guardian);
  if (!wali) return 'none';
  if (wali.isVerified) return 'verified';
  return wali.verifiedAt ? 'resting' : 'pending';
}

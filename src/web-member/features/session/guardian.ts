import type { getGuardian, GuardianStatus } from '#modules/guardianship/contracts/guardian.ts';
import type { z } from 'zod';

/** A guardian as GET /api/guardian tells of him. */
export type Guardian = NonNullable<z.output<(typeof getGuardian)['answer']>>;

/** How a ward stands with her guardian; `verified` alone acts. */
export type WaliState = 'none' | GuardianStatus;

/** One who has proved his address and cannot act now, whatever the reason. */
export type OnHoldWard = Exclude<WaliState, 'none' | 'pending' | 'verified'>;
export const isOnHold = (state: WaliState): state is OnHoldWard =>
  state !== 'none' && state !== 'pending' && state !== 'verified';

/** A sister's own guardian: not her record as one. */
export const waliOf = (guardian: Guardian | null | undefined) => (guardian && !guardian.isSelf ? guardian : null);

export const waliStateOf = (guardian: Guardian | null | undefined): WaliState => waliOf(guardian)?.status ?? 'none';

import type { getGuardian } from '#modules/guardianship/contracts/guardian.ts';
import type { GuardianStatus } from '#modules/guardianship/contracts/guardian-status.ts';
import type { AnswerOf } from '../../../web-shared/server/contracts.ts';

/** A guardian as GET /api/guardian returns him. */
export type Guardian = NonNullable<AnswerOf<typeof getGuardian>>;

/** The status of a ward's guardian; only `verified` may act. */
export type WaliState = 'none' | GuardianStatus;

/** Statuses of a guardian who confirmed his address but cannot act now. */
export type OnHoldWard = Exclude<WaliState, 'none' | 'pending' | 'verified'>;
export const isOnHold = (state: WaliState): state is OnHoldWard =>
  state !== 'none' && state !== 'pending' && state !== 'verified';

/** Returns the guardian of a sister, unless the record is the reader's own as a guardian. */
export const waliOf = (guardian: Guardian | null | undefined) => (guardian && !guardian.isSelf ? guardian : null);

export const waliStateOf = (guardian: Guardian | null | undefined): WaliState => waliOf(guardian)?.status ?? 'none';

import { normalEmail } from '#kernel/email-address.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { guardianshipLimits } from '../limits.ts';

/** Counts an invitation that this ward has sent to this address. Throws `common.too-many`. */
export const limitInvitations = (tx: Tx, limits: Limits, email: string, wardId: UserId): Promise<void> =>
  limits.inside(tx).takeEach([
    [guardianshipLimits['invitations to an address'], normalEmail(email)],
    [guardianshipLimits['invitations of a ward'], wardId],
  ]);

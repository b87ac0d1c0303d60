import { normalEmail } from '#kernel/email-address.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Limits } from '#kernel/limits.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianState } from '../domain/guardian.ts';
import { emails } from '../emails.ts';
import { guardianshipLimits } from '../limits.ts';

/** Counts an invitation that this ward has sent to this address. Throws `common.too-many`. */
export const limitInvitations = (tx: Tx, limits: Limits, email: string, wardId: UserId): Promise<void> =>
  limits.inside(tx).takeEach([
    [guardianshipLimits['invitations to an address'], normalEmail(email)],
    [guardianshipLimits['invitations of a ward'], wardId],
  ]);

/** Tells the named man who asks what of him, with the link and the same code in plain sight (decisions 2.2, 2.9). */
export async function mailInvitation(
  tx: Tx,
  identity: IdentityFacade,
  { name, email: address, invitationId }: GuardianState,
  ward: { name: string },
  code: string,
): Promise<void> {
  await identity.notify(tx, { name, address }, emails.guardianInvitation, {
    values: { guardian: name, ward: ward.name },
    path: `/wali-verify?id=${invitationId}&code=${code}`,
    code,
  });
}

import type { Tx } from '#kernel/unit-of-work.ts';
import type { Contact, IdentityFacade } from '../../identity/index.ts';
import type { GuardianState } from '../domain/guardian.ts';
import { emails } from '../emails.ts';

/** Tells the named man who asks what of him, with the link and the same code in plain sight (decisions 2.2, 2.9), and the ward that he was written to. */
export async function mailInvitation(
  tx: Tx,
  { notify }: IdentityFacade,
  guardian: GuardianState,
  ward: Contact,
  code: string,
): Promise<void> {
  const values = { guardian: guardian.name, ward: ward.name };
  await notify(tx, { name: guardian.name, address: guardian.email }, emails.guardianInvitation, {
    values,
    path: `/wali-verify?id=${guardian.invitationId}&code=${code}`,
    code,
  });
  await notify(tx, { name: ward.name, address: ward.email }, emails.wardGuardianInvited, {
    values,
    path: '/wali-pending',
  });
}

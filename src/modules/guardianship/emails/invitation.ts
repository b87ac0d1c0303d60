import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Contact } from '../../identity/index.ts';
import type { GuardianState } from '../domain/guardian.ts';

/** Tells the named man who asks what of him, with the link and the same code in plain sight (decisions 2.2, 2.9), and the ward that he was written to. */
export async function mailInvitation(
  tx: Tx,
  mailer: Mailer,
  guardian: GuardianState,
  ward: Contact,
  code: string,
): Promise<void> {
  const values = { guardian: guardian.name, ward: ward.name };
  await mailer.send(tx, {
    to: { name: guardian.name, address: guardian.email },
    mail: 'guardianInvitation',
    values,
    path: `/wali-verify?id=${guardian.invitationId}&code=${code}`,
    code,
  });
  await mailer.send(tx, {
    to: { name: ward.name, address: ward.email },
    mail: 'wardGuardianInvited',
    values,
    path: '/wali-pending',
  });
}

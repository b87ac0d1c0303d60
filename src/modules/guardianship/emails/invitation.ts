import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { GuardianState } from '../domain/guardian.ts';

/** Tells the named man who asks what of him, with the link and the same code in plain sight (decisions 2.2, 2.9). */
export const mailInvitation = (
  tx: Tx,
  mailer: Mailer,
  guardian: GuardianState,
  wardName: string,
  code: string,
): Promise<void> =>
  mailer.send(tx, {
    to: { name: guardian.name, address: guardian.email },
    mail: 'guardianInvitation',
    values: { guardian: guardian.name, ward: wardName },
    path: `/wali-verify?id=${guardian.id}&code=${code}`,
    code,
  });

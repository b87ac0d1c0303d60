import type { Mail, Mailer } from '#kernel/mail/mailer.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { GuardianState } from '../domain/guardian.ts';

/** Writes to a guardian at the address he proved: as the settings of his account say, or always where he has none. Whether it was written. */
export async function writeToGuardian(
  tx: Tx,
  { identity, mailer }: { identity: IdentityFacade; mailer: Mailer },
  { name, email: address, accountId }: GuardianState,
  letter: Omit<Mail, 'to' | 'unsubscribe'>,
): Promise<boolean> {
  const mail = { ...letter, to: { name, address } };
  if (accountId) return identity.write(tx, accountId, mail);
  await mailer.send(tx, mail);
  return true;
}

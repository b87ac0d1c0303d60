import { mailboxOf } from '#kernel/values/email-address.ts';
import type { Tx } from '#kernel/tx.ts';
import type { CheckReason } from '../../contracts/guardian-status.ts';
import type { Guardian } from '../guardian.ts';
import type { GuardianAccount } from './require-suitable.ts';
import type { Guardians } from '../guardians.ts';
import { identityAt, type People } from '../people.ts';
import { isOneWith, isThePerson, sharesNumberWith } from './same-person.ts';

/**
 * Signs that a ward and the man who verifies himself as her guardian are one person (R-S.3). None is proof, so the
 * staff look; a man whom they confirmed before has none.
 * @param account is about to act as the guardian; its mailbox counts as his
 * @param traces are what his request has in common with how her account was used
 */
export async function selfGuardianshipSignals(
  tx: Tx,
  { guardians, people }: { guardians: Guardians; people: Pick<People, 'mailboxFacts' | 'accountsAt'> },
  { guardian, account }: { guardian: Guardian; account: GuardianAccount | null },
  traces: ('browser' | 'network')[],
): Promise<CheckReason[]> {
  const { id, wardId, email, state, confirmedAt } = guardian.state;
  if (confirmedAt) return [];
  const others = (await guardians.everOfWard(tx, wardId)).filter(({ state }) => state.id !== id);
  const mailboxIdentity = account && (await identityAt(tx, people, account));
  const isHe = (other: Guardian) =>
    isOneWith(other.state, guardian.state) || (mailboxIdentity !== null && isThePerson(other.state, mailboxIdentity));
  const signs = new Set<CheckReason>(traces);
  // A family may share a telephone, but not with a man whom the staff took for the ward herself.
  if (others.some((other) => other.isUnderSuspicion && sharesNumberWith(guardian.state, other.state)))
    signs.add('phone');
  if (others.some((other) => other.hasUnresolvedCase && isHe(other))) signs.add('before');
  // The invited mailbox counts only before he acts: a later sign-up at it does not stop him.
  const invited = state === 'verified' ? [] : [email];
  const own = account && mailboxOf(account.email) !== mailboxOf(email) ? [account.email] : [];
  // A woman who signs up with his address without proving it does not disqualify him: the staff look.
  for (const mailbox of [...invited, ...own])
    if ((await people.mailboxFacts(tx, mailbox, [])).anyUnverifiedFemale) signs.add('address');
  return [...signs];
}

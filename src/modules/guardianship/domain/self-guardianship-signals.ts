import { mailboxOf } from '#kernel/values/email-address.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { CheckReason } from '../contracts/guardian.ts';
import type { Guardian, GuardianAccount } from './guardian.ts';
import type { Guardians } from './guardians.ts';
import { identityAt, type People } from './people.ts';

/**
 * What suggests that a ward and the man who verifies himself as her guardian are one person (R-S.3).
 * None proves it, so that the staff look. Nothing is left where they have looked already and found two. `account` is
 * the one that is to act as he, whose mailbox counts like his own. `traces` is what his call has in common with how her
 * account was used.
 */
export async function selfGuardianshipSignals(
  tx: Tx,
  { guardians, people }: { guardians: Guardians; people: Pick<People, 'readersOf' | 'accountsAt'> },
  { guardian, account }: { guardian: Guardian; account: GuardianAccount | null },
  traces: ('browser' | 'network')[],
): Promise<CheckReason[]> {
  const { id, wardId, email, state, confirmedAt } = guardian.state;
  if (confirmedAt) return [];
  const others = (await guardians.everOfWard(tx, wardId)).filter(({ state }) => state.id !== id);
  const mailboxIdentity = account && (await identityAt(tx, people, account));
  const isHe = (other: Guardian) =>
    other.isOneWith(guardian) || (mailboxIdentity !== null && other.isThePerson(mailboxIdentity));
  const signs = new Set<CheckReason>(traces);
  // A family may share its telephone; nobody shares that of a man who was no other than she.
  if (others.some((other) => other.isDoubted && guardian.sharesNumberWith(other))) signs.add('phone');
  if (others.some((other) => other.isUnsettled && isHe(other))) signs.add('before');
  // The invited mailbox is looked at once: whoever signs up by it later does not stop a man who acts.
  const invited = state === 'verified' ? [] : [email];
  const own = account && mailboxOf(account.email) !== mailboxOf(email) ? [account.email] : [];
  // Whoever signs up with a man's address does not keep him from being her guardian by it.
  for (const mailbox of [...invited, ...own])
    if ((await people.readersOf(tx, mailbox, [])).anyUnverifiedFemale) signs.add('address');
  return [...signs];
}

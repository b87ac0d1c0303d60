import type { Tx } from '#kernel/unit-of-work.ts';
import type { CheckReason } from '../contracts/guardian.ts';
import type { Guardian } from './guardian.ts';
import type { Guardians } from './guardians.ts';
import type { People } from './people.ts';

/**
 * What suggests that a ward and the man who verifies himself as her guardian are one person (design: security, rule 3).
 * None proves it, so that the staff look. Nothing is left where they have looked already and found two. `traces` is
 * what his call has in common with how her account was used.
 */
export async function signsOfOnePerson(
  tx: Tx,
  { guardians, people }: { guardians: Guardians; people: Pick<People, 'readersOf'> },
  guardian: Guardian,
  traces: ('browser' | 'network')[],
): Promise<CheckReason[]> {
  const { id, wardId, email, confirmedAt } = guardian.state;
  if (confirmedAt) return [];
  const others = (await guardians.everOfWard(tx, wardId)).filter(({ state }) => state.id !== id);
  const signs: CheckReason[] = [...traces];
  // A family may share its telephone; nobody shares that of a man who was no other than she.
  if (others.some((other) => other.isDoubted && guardian.sharesNumberWith(other))) signs.push('phone');
  if (others.some((other) => other.isUnsettled && other.isOneWith(guardian))) signs.push('before');
  // Whoever signs up with a man's address does not keep him from being her guardian by it.
  if ((await people.readersOf(tx, email, [])).maybeWomen) signs.push('address');
  return signs;
}

import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Guardian } from './guardian.ts';

/** Somebody who is there for others. */
export interface Person {
  userId: UserId;
  email: string;
  name: string;
}

/** What the rules ask identity about accounts. Its answers hold until the transaction ends. */
export interface People {
  /** Who of these is neither disabled, nor leaving, nor staff. */
  presentAmong(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Person>>;
  /** Of the accounts at the mailbox of this address, and of these. */
  readersOf(tx: Tx, email: string, accounts: UserId[]): Promise<Readers>;
}

/** What is known of whoever reads a mailbox: identity tells what each of these means. */
interface Readers {
  areGone: boolean;
  areWomen: boolean;
  maybeWomen: boolean;
}

/** The ward, while she is there; share-locked until the transaction ends. */
export const presentWard = async (
  tx: Tx,
  people: Pick<People, 'presentAmong'>,
  wardId: UserId,
): Promise<Person | null> => (await people.presentAmong(tx, [wardId])).get(wardId) ?? null;

/**
 * The ward of an invited man, while both of them are there. Throws `guardianship.link-invalid` where she is not, and
 * `guardianship.not-her-guardian` where he is not: nobody comes back as a guardian by his mailbox (decisions 2.12), and
 * a woman's is that of a guardian by no way (5.11).
 */
export async function wardOfInvited(tx: Tx, people: People, { state }: Guardian): Promise<Person> {
  const { wardId, email, formerAccounts } = state;
  const ward = await presentWard(tx, people, wardId);
  if (!ward) throw new DomainError('guardianship.link-invalid');
  const { areGone, areWomen } = await people.readersOf(tx, email, formerAccounts);
  if (areGone || areWomen) throw new DomainError('guardianship.not-her-guardian');
  return ward;
}

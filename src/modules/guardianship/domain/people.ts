import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import { requireSuitable, type Guardian, type GuardianAccount, type MailboxIdentity } from './guardian.ts';

/** Somebody who is there for others. */
export interface Person {
  userId: UserId;
  email: string;
  name: string;
}

/** What the rules ask identity about accounts. Its answers hold until the transaction ends. */
export interface People {
  /** Who of these is neither disabled, nor leaving, nor staff. */
  filterActive(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Person>>;
  /** Of the accounts at the mailbox of this address, and of these. */
  readersOf(tx: Tx, email: string, accounts: UserId[]): Promise<MailboxFacts>;
  /** The accounts whose address reaches the same mailbox as this one. Not locked. */
  accountsAt(db: Tx['db'], email: string): Promise<UserId[]>;
  /** The address of an account. Not locked. */
  addressOf(db: Tx['db'], userId: UserId): Promise<string | null>;
  /** The gender of an account that may act, locked against change. */
  requireGenderLocked(tx: Tx, userId: UserId): Promise<'male' | 'female' | null>;
}

/** What is known of whoever reads a mailbox: identity tells what each of these means. */
interface MailboxFacts {
  anyInactive: boolean;
  areWomen: boolean;
  anyUnverifiedFemale: boolean;
}

/** The ward, while she is there; share-locked until the transaction ends. */
export const presentWard = async (
  tx: Tx,
  people: Pick<People, 'filterActive'>,
  wardId: UserId,
): Promise<Person | null> => (await people.filterActive(tx, [wardId])).get(wardId) ?? null;

/**
 * The ward of an invited man, while both of them are there. Throws `guardianship.link-invalid` where she is not, and
 * `guardianship.not-her-guardian` where he is not: nobody comes back as a guardian by his mailbox, and
 * a woman's is that of a guardian by no way.
 */
export async function wardOfInvited(tx: Tx, people: People, { state }: Guardian): Promise<Person> {
  const { wardId, email, formerAccounts, accountId } = state;
  const ward = await presentWard(tx, people, wardId);
  if (!ward) throw new DomainError('guardianship.link-invalid');
  await requireMansMailbox(tx, people, email, formerAccounts);
  const linked = accountId && (await people.addressOf(tx.db, accountId));
  if (linked) await requireMansMailbox(tx, people, linked);
  return ward;
}

/**
 * The account that is to act as this ward's guardian, locked. Its mailbox counts like the invited one. Throws
 * `guardianship.not-her-guardian`.
 */
export async function suitableAccount(tx: Tx, people: People, userId: UserId, ward: Person): Promise<GuardianAccount> {
  const gender = await people.requireGenderLocked(tx, userId);
  const email = await people.addressOf(tx.db, userId);
  if (email === null) throw new DomainError('common.not-found');
  const account = { userId, gender, email };
  requireSuitable(account, ward);
  await requireMansMailbox(tx, people, email);
  return account;
}

async function requireMansMailbox(
  tx: Tx,
  people: Pick<People, 'readersOf'>,
  email: string,
  formerAccounts: UserId[] = [],
): Promise<void> {
  const { anyInactive, areWomen } = await people.readersOf(tx, email, formerAccounts);
  if (anyInactive || areWomen) throw new DomainError('guardianship.not-her-guardian');
}

/** Whoever uses this address, as `Guardian.isThePerson` asks for him. */
export const identityAt = async (
  tx: Tx,
  people: Pick<People, 'accountsAt'>,
  { email }: { email: string },
): Promise<MailboxIdentity> => ({ email, accounts: await people.accountsAt(tx.db, email) });

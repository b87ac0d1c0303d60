import { DomainError } from '#kernel/errors.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { requireSuitable, type GuardianAccount } from './suitability/require-suitable.ts';
import type { Guardian } from './guardian.ts';
import type { MailboxIdentity } from './suitability/same-person.ts';

export interface Person {
  userId: UserId;
  email: string;
  name: string;
}

/** Queries to identity; stable until the transaction ends. */
export interface People {
  /** Returns those who are neither disabled, nor leaving, nor staff. */
  filterActive(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Person>>;
  /** Facts about the accounts at this mailbox and about these accounts. */
  mailboxFacts(tx: Tx, email: string, accounts: UserId[]): Promise<MailboxFacts>;
  /** The accounts whose address reaches the same mailbox. Not locked. */
  accountsAt(db: Tx['db'], email: string): Promise<UserId[]>;
  /** Not locked. */
  addressOf(db: Tx['db'], userId: UserId): Promise<string | null>;
  /** The gender of an account that may act, locked against change. */
  requireGenderLocked(tx: Tx, userId: UserId): Promise<'male' | 'female' | null>;
}

/** Facts about the readers of a mailbox; identity defines each. */
interface MailboxFacts {
  anyInactive: boolean;
  areWomen: boolean;
  anyUnverifiedFemale: boolean;
}

/** The ward if she is active, share-locked until the transaction ends. */
export const presentWard = async (
  tx: Tx,
  people: Pick<People, 'filterActive'>,
  wardId: UserId,
): Promise<Person | null> => (await people.filterActive(tx, [wardId])).get(wardId) ?? null;

/**
 * The ward of an invited man. His mailbox must be a man's, and nobody returns as a guardian by his mailbox
 * alone.
 * @throws guardianship.link-invalid if she is not active
 * @throws guardianship.not-her-guardian if he is not
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
 * The account that is to act as this ward's guardian, locked. Its mailbox must be a man's, like the invited one.
 * @throws guardianship.not-her-guardian
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
  people: Pick<People, 'mailboxFacts'>,
  email: string,
  formerAccounts: UserId[] = [],
): Promise<void> {
  const { anyInactive, areWomen } = await people.mailboxFacts(tx, email, formerAccounts);
  if (anyInactive || areWomen) throw new DomainError('guardianship.not-her-guardian');
}

/** The person behind an address, for `Guardian.isThePerson`. */
export const identityAt = async (
  tx: Tx,
  people: Pick<People, 'accountsAt'>,
  { email }: { email: string },
): Promise<MailboxIdentity> => ({ email, accounts: await people.accountsAt(tx.db, email) });

import type { Knex } from 'knex';
import { mailboxOf, normalEmail } from '#kernel/values/email-address.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { prepared, statement } from '#kernel/persistence/prepared.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MailboxFacts } from '../index.ts';

/** SQL of the mailbox that an account's address reaches. */
export const mailboxSql = (userId: string): string => `select mailbox from identity.account where id = ${userId}`;
/** SQL of the accounts whose address reaches this mailbox. */
export const accountsAtSql = (mailbox: string): string => `select id from identity.account where mailbox = ${mailbox}`;

/** The accounts whose addresses reach the same mailbox. */
export async function accountsAt(db: Knex, email: string): Promise<UserId[]> {
  return db('identity.account')
    .where({ mailbox: mailboxOf(email) })
    .pluck('id');
}

const ADDRESS = statement('identity.address-of', 'select email from identity.account where id = :userId');

/** In any state of the account. */
export async function addressOf(db: Knex, userId: UserId): Promise<string | null> {
  const [row] = await prepared<{ email: string }>(db, ADDRESS, { userId });
  return row?.email ?? null;
}

/** Null if the address is not confirmed. */
export async function provenAddressOf(db: Knex, userId: UserId): Promise<string | null> {
  const row = await db('identity.account').where({ id: userId }).whereNotNull('email_confirmed_at').first('email');
  return row?.email ?? null;
}

/** Share-locks the accounts. */
export async function mailboxFacts(tx: Tx, email: string, accounts: UserId[]): Promise<MailboxFacts> {
  const rows = await tx
    .db('identity.account')
    .where({ mailbox: mailboxOf(email) })
    .orWhereIn('id', accounts)
    .orderBy('id')
    .forShare()
    .select('id', 'email', 'gender', 'email_confirmed_at', 'is_active', 'deletion_scheduled_for');
  const women = rows.filter(({ gender }) => gender === 'female');
  const proven = (row: (typeof rows)[number]) => row.email_confirmed_at !== null;
  const his = (row: (typeof rows)[number]) =>
    proven(row) || row.email === normalEmail(email) || accounts.includes(row.id);
  return {
    anyInactive: rows.some((row) => his(row) && (!row.is_active || row.deletion_scheduled_for !== null)),
    areWomen: women.some(proven),
    anyUnverifiedFemale: women.length > 0,
  };
}

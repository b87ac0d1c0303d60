import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/unit-of-work.ts';
import type { Contact } from '../index.ts';
import type { AccountRow } from '../infra/tables.ts';

const columns = ['id', 'email', 'username', 'first_name'] as const;
const nameOf = (row: Pick<AccountRow, 'first_name' | 'username'>): string => row.first_name ?? row.username;
const contactOfRow = (row: Pick<AccountRow, (typeof columns)[number]>): Contact => ({
  userId: row.id,
  email: row.email,
  name: nameOf(row),
});

/** Where to write to somebody who is neither disabled nor leaving. */
export async function contactOf(tx: Tx, userId: UserId): Promise<Contact | null> {
  const row = await tx
    .db('identity.account')
    .where({ id: userId, is_active: true, deletion_scheduled_for: null })
    .first(...columns);
  return row ? contactOfRow(row) : null;
}

/**
 * Who of these is there for others: neither disabled, nor leaving, nor staff. Share-locked until the transaction
 * ends.
 */
export async function filterActive(tx: Tx, userIds: UserId[]): Promise<Map<UserId, Contact>> {
  const rows = await tx
    .db('identity.account')
    .whereRaw('id = any(?)', [userIds])
    .where({ is_active: true, deletion_scheduled_for: null, role: 'member' })
    .orderBy('id')
    .forShare()
    .select(...columns);
  return new Map(rows.map((row) => [row.id, contactOfRow(row)]));
}

/** What people are called. */
export async function namesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>> {
  const rows = await db('identity.account').whereIn('id', userIds).select('id', 'username', 'first_name');
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** What those of these are called who belong to the staff and are there. */
export async function staffNames(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>> {
  const rows = await staff(db).whereIn('id', userIds).select('id', 'username', 'first_name');
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** The admins who are there. */
export async function admins(db: Knex): Promise<UserId[]> {
  return staff(db).where({ role: 'admin' }).pluck('id');
}

/** Whether no other admin is there. */
export async function isOnlyAdmin(db: Knex, userId: UserId): Promise<boolean> {
  return (await staff(db).where({ role: 'admin' }).whereNot({ id: userId }).first('id')) === undefined;
}

/** The accounts that belong to the staff and are there. */
export const staff = (db: Knex) =>
  db('identity.account').where({ is_active: true, deletion_scheduled_for: null }).whereNot({ role: 'member' });

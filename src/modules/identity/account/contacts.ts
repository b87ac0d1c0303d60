import type { Knex } from 'knex';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import type { Contact } from '../index.ts';
import type { AccountRow } from '../infra/rows.ts';

const columns = ['id', 'email', 'username', 'first_name'] as const;
const nameOf = (row: Pick<AccountRow, 'first_name' | 'username'>): string => row.first_name ?? row.username;
const contactOfRow = (row: Pick<AccountRow, (typeof columns)[number]>): Contact => ({
  userId: row.id,
  email: row.email,
  name: nameOf(row),
});

export async function contactOf(tx: Tx, userId: UserId): Promise<Contact | null> {
  const row = await tx
    .db('identity.account')
    .where({ id: userId, is_active: true, deletion_scheduled_for: null })
    .first(...columns);
  return row ? contactOfRow(row) : null;
}

/** Returns active members: neither disabled, nor leaving, nor staff. Share-locked. */
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

export async function namesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>> {
  const rows = await db('identity.account').whereIn('id', userIds).select('id', 'username', 'first_name');
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** Active staff only. */
export async function staffNames(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>> {
  const rows = await staff(db).whereIn('id', userIds).select('id', 'username', 'first_name');
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

export async function admins(db: Knex): Promise<UserId[]> {
  return staff(db).where({ role: 'admin' }).pluck('id');
}

export async function isOnlyAdmin(db: Knex, userId: UserId): Promise<boolean> {
  return (await staff(db).where({ role: 'admin' }).whereNot({ id: userId }).first('id')) === undefined;
}

/** Active staff. */
export const staff = (db: Knex) =>
  db('identity.account').where({ is_active: true, deletion_scheduled_for: null }).whereNot({ role: 'member' });

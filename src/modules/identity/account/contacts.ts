import type { Knex } from 'knex';
import { spokenLanguage, type Language } from '#kernel/i18n/languages.ts';
import type { Duty } from '#kernel/contracts/roles.ts';
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

export async function languagesOf(db: Knex, userIds: UserId[]): Promise<Map<UserId, Language>> {
  const rows = await db('identity.account').whereIn('id', userIds).select('id', 'language');
  return new Map(rows.map(({ id, language }) => [id, spokenLanguage(language)]));
}

/** Active staff only. */
export async function staffNames(db: Knex, userIds: UserId[]): Promise<Map<UserId, string>> {
  const rows = await staff(db).whereIn('id', userIds).select('id', 'username', 'first_name');
  return new Map(rows.map((row) => [row.id, nameOf(row)]));
}

/** Active admins, and active staff with this duty. */
export const staffWith = (db: Knex, duty: Duty) =>
  staff(db).where((account) => account.where({ role: 'admin' }).orWhereRaw('? = any(duties)', [duty]));

export async function findStaffWith(db: Knex, duty: Duty): Promise<UserId[]> {
  return staffWith(db, duty).pluck('id');
}

/** Active women of the staff with this duty; only admins if it is null. */
export async function womenOfStaff(db: Knex, duty: Duty | null): Promise<UserId[]> {
  return (duty === null ? staff(db).where({ role: 'admin' }) : staffWith(db, duty))
    .where({ gender: 'female' })
    .pluck('id');
}

/** The accounts of women among these, and those that are erased: they may have been women's. */
export async function filterWomen(db: Knex, userIds: UserId[]): Promise<Set<UserId>> {
  const rows = await db('identity.account').whereIn('id', userIds).select('id', 'gender');
  const genders = new Map(rows.map(({ id, gender }) => [id, gender]));
  return new Set(userIds.filter((id) => !genders.has(id) || genders.get(id) === 'female'));
}

/** Returns whether nobody but this member of staff has the duty. */
export async function isOnlyStaffWith(db: Knex, duty: Duty, userId: UserId): Promise<boolean> {
  return (await staffWith(db, duty).whereNot({ id: userId }).first('id')) === undefined;
}

/** Active staff. */
export const staff = (db: Knex) =>
  db('identity.account').where({ is_active: true, deletion_scheduled_for: null }).whereNot({ role: 'member' });

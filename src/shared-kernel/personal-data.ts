import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import { readColumnComments, type ColumnComment } from './persistence/column-comments.ts';
import type { SealedTable } from './sealing/rotate-keys.ts';
import type { SealedText } from './sealing/sealed-text.ts';
import type { Place, Seals } from './sealing/seals.ts';
import type { Tx } from './tx.ts';

/**
 * Export and erasure of a table; its columns' comments say what they contain. Conditions, also those of the comments,
 * are SQL on the person's `:account`, `:profile` and `:mailbox`.
 */
export interface PersonalTable {
  table: string;
  /** Name in the export, and the rows that the person may read. */
  published?: { as: string; where: string };
  /** Steps of an erasure, in order: rows are deleted, or `leaving` these values. */
  erased?: { where: string; leaving?: Record<string, string | null> }[];
  /** Why rows that refer to a person by id remain after an erasure; published in docs/privacy.md. */
  retention?: string;
  /** The unique column to which sealed texts are bound; default `id`. */
  rowId?: string;
}

/** Rows opened at once. */
const PAGE_SIZE = 200;

/** A person by account id, profile id if any, and proven mailbox. */
export interface Person {
  accountId: string;
  profileId: number | null;
  /** Unknown once the account is gone. */
  mailbox?: string | null;
}

/** Everything in the tables about a person, as that person may read it, with sealed texts opened. */
export async function dataOf(
  { db, seals }: { db: Knex; seals: Seals },
  tables: PersonalTable[],
  person: Person,
): Promise<Record<string, Record<string, unknown>[]>> {
  const data: Record<string, Record<string, unknown>[]> = {};
  const comments = await commentsOf(db, tables);
  for (const { table, published, rowId = 'id' } of tables) {
    if (!published) continue;
    const columns = comments.get(table)!;
    const shown = columns.filter(({ treatment }) => treatment === 'exported' || treatment === 'sealed');
    const rows: Record<string, unknown>[] = await db(table)
      .whereRaw(published.where, bindingsOf(published.where, person))
      .orderBy(rowId)
      .select(columns.filter((one) => shown.includes(one) || one.column === rowId).map(readable(db, person)));
    const open = async ({ column, treatment }: ColumnComment, row: Record<string, unknown>): Promise<unknown> =>
      treatment === 'sealed'
        ? seals.open(`${table}.${column}` as Place, String(row[rowId]), row[column] as SealedText | null)
        : row[column];
    const opened: Record<string, unknown>[] = [];
    for (let from = 0; from < rows.length; from += PAGE_SIZE) {
      // Lets other requests run in between.
      await setImmediate();
      const batch = rows.slice(from, from + PAGE_SIZE).map(async (row) => {
        const parts = shown.map(async (one) => [camelCase(one.column), await open(one, row)]);
        return Object.fromEntries(await Promise.all(parts)) as Record<string, unknown>;
      });
      opened.push(...(await Promise.all(batch)));
    }
    data[published.as] = opened;
  }
  return data;
}

/** Erases a person from the tables, all or nothing. */
export async function erase(tx: Tx, tables: PersonalTable[], person: Person): Promise<void> {
  // Append-only tables allow deletion only for an erasure.
  await tx.db.raw(`select set_config('mithaq.erasing', 'on', true)`);
  for (const { table, erased = [] } of tables) {
    for (const { where, leaving } of erased) {
      const rows = tx.db(table).whereRaw(where, bindingsOf(where, person));
      await (leaving ? rows.update(leaving) : rows.delete());
    }
  }
  await tx.db.raw(`select set_config('mithaq.erasing', 'off', true)`);
}

/** The sealed columns, for the rotation of keys. */
export async function sealedTables(db: Knex, tables: PersonalTable[]): Promise<SealedTable[]> {
  const comments = await commentsOf(db, tables);
  return tables
    .map(({ table, rowId = 'id' }) => {
      const sealed = comments.get(table)!.filter(({ treatment }) => treatment.startsWith('sealed'));
      return { table, columns: sealed.map(({ column }) => column), rowId };
    })
    .filter(({ columns }) => columns.length > 0);
}

/** A column that is null in rows where the person may not read it. */
const readable =
  (db: Knex, person: Person) =>
  ({ column, readableIf }: ColumnComment) =>
    readableIf
      ? db.raw(`case when ${readableIf} then ${column} end as ${column}`, bindingsOf(readableIf, person) as never)
      : column;

const commentsOf = async (db: Knex, tables: PersonalTable[]): Promise<Map<string, ColumnComment[]>> => {
  const schemas = [...new Set(tables.map(({ table }) => table.split('.')[0]!))];
  return Map.groupBy(await readColumnComments(db, schemas), ({ table }) => table);
};

function bindingsOf(where: string, { accountId, profileId, mailbox = null }: Person) {
  return {
    ...(where.includes(':account') && { account: accountId }),
    ...(where.includes(':profile') && { profile: profileId }),
    ...(where.includes(':mailbox') && { mailbox }),
  };
}

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, character: string) => character.toUpperCase());

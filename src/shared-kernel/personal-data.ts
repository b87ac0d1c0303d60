import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { SealedTable } from './sealing/rotate-keys.ts';
import type { SealedText } from './sealing/sealed-text.ts';
import type { Place, Seals } from './sealing/seals.ts';
import type { Tx } from './unit-of-work.ts';

/**
 * Treatment of a personal column. `exported` as it is; `sealed` at rest and opened for the export; `sealed-derived` at
 * rest and derived from exported data, like `derived`; `secret` (such as hashes) for nobody; `technical` says nothing
 * about anybody.
 */
export type ColumnTreatment = 'exported' | 'sealed' | 'sealed-derived' | 'secret' | 'derived' | 'technical';

/**
 * A table with the treatment of each column, its export and its erasure. Conditions are SQL on the person's `:account`,
 * `:profile` and `:mailbox`.
 */
export interface PersonalTable {
  table: string;
  columns: Record<string, ColumnTreatment>;
  /**
   * Name in the export, the rows that the person may read, and conditions for columns that he or she may read only in
   * some.
   */
  published?: { as: string; where: string; only?: Record<string, string> };
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
  for (const { table, columns, published: exported, rowId = 'id' } of tables) {
    if (!exported) continue;
    const shown = Object.keys(columns).filter((name) => columns[name] === 'exported' || columns[name] === 'sealed');
    const rows: Record<string, unknown>[] = await db(table)
      .whereRaw(exported.where, bindingsOf(exported.where, person))
      .orderBy(rowId in columns ? rowId : shown[0]!)
      .select(
        [...new Set([...shown, ...(rowId in columns ? [rowId] : [])])].map(partOf(db, exported.only ?? {}, person)),
      );
    const open = async (name: string, row: Record<string, unknown>): Promise<unknown> =>
      columns[name] === 'sealed'
        ? seals.open(`${table}.${name}` as Place, String(row[rowId]), row[name] as SealedText | null)
        : row[name];
    const opened: Record<string, unknown>[] = [];
    for (let from = 0; from < rows.length; from += PAGE_SIZE) {
      // Lets other requests run in between.
      await setImmediate();
      const batch = rows.slice(from, from + PAGE_SIZE).map(async (row) => {
        const parts = shown.map(async (name) => [camelCase(name), await open(name, row)]);
        return Object.fromEntries(await Promise.all(parts)) as Record<string, unknown>;
      });
      opened.push(...(await Promise.all(batch)));
    }
    data[exported.as] = opened;
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
export const sealedTables = (tables: PersonalTable[]): SealedTable[] =>
  tables
    .map(({ table, columns, rowId = 'id' }) => ({
      table,
      columns: Object.keys(columns).filter((column) => columns[column]!.startsWith('sealed')),
      rowId,
    }))
    .filter(({ columns }) => columns.length > 0);

/** A column that is null in rows where the person may not read it. */
const partOf = (db: Knex, only: Record<string, string>, person: Person) => (column: string) => {
  const readable = only[column];
  return readable
    ? db.raw(`case when ${readable} then ${column} end as ${column}`, bindingsOf(readable, person) as never)
    : column;
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

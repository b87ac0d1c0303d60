import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { SealedTable } from './sealing/rotate-keys.ts';
import type { Sealed } from './sealing/sealed-text.ts';
import type { Place, Seals } from './sealing/seals.ts';
import type { Tx } from './unit-of-work.ts';

/**
 * What a column holds of a person: `told` in the export as it stands; `sealed` at rest, and opened for the export;
 * `sealed-derived` at rest as well, but derived from what is told; `secret`, such as hashes, which nobody is told;
 * `derived` from what is told; `technical`, which says nothing of anybody.
 */
export type Treatment = 'exported' | 'sealed' | 'sealed-derived' | 'secret' | 'derived' | 'technical';

/**
 * One table, each of its columns, and what becomes of it in an export and at an erasure. Conditions are SQL on the
 * person's `:account`, `:profile` and `:mailbox`.
 */
export interface PersonalTable {
  table: string;
  columns: Record<string, Treatment>;
  /**
   * The name in the export, the rows that the person may read there, and columns of which he or she may read only some.
   */
  published?: { as: string; where: string; only?: Record<string, string> };
  /** What an erasure does, in this order: rows are removed, or left with nothing personal in them. */
  erased?: { where: string; leaving?: Record<string, string | null> }[];
  /** Why rows that name a person by a bare id stay after an erasure; read aloud in docs/privacy.md. */
  retention?: string;
  /** The unique column by which sealed texts are bound to their rows; `id` unless said otherwise. */
  rowId?: string;
}

/** Number of rows that are opened in one go. */
const AT_ONCE = 200;

/** Whose data it is: the account's id, the profile's where there is one, and the mailbox that he or she proved. */
export interface Person {
  accountId: string;
  profileId: number | null;
  /** Unknown once the account is gone. */
  mailbox?: string | null;
}

/** Everything that the tables hold of a person, as that person may read it; the sealed texts opened. */
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
        ? seals.open(`${table}.${name}` as Place, String(row[rowId]), row[name] as Sealed | null)
        : row[name];
    const opened: Record<string, unknown>[] = [];
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      // Others are answered in between.
      await setImmediate();
      const batch = rows.slice(from, from + AT_ONCE).map(async (row) => {
        const parts = shown.map(async (name) => [camelCase(name), await open(name, row)]);
        return Object.fromEntries(await Promise.all(parts)) as Record<string, unknown>;
      });
      opened.push(...(await Promise.all(batch)));
    }
    data[exported.as] = opened;
  }
  return data;
}

/** Removes what the tables hold of a person, all of it or nothing. */
export async function erase(tx: Tx, tables: PersonalTable[], person: Person): Promise<void> {
  // What is append-only gives way to an erasure, and to nothing else.
  await tx.db.raw(`select set_config('mithaq.erasing', 'on', true)`);
  for (const { table, erased = [] } of tables) {
    for (const { where, leaving } of erased) {
      const rows = tx.db(table).whereRaw(where, bindingsOf(where, person));
      await (leaving ? rows.update(leaving) : rows.delete());
    }
  }
  await tx.db.raw(`select set_config('mithaq.erasing', 'off', true)`);
}

/** What the tables hold sealed; for the rotation of keys. */
export const sealedTables = (tables: PersonalTable[]): SealedTable[] =>
  tables
    .map(({ table, columns, rowId = 'id' }) => ({
      table,
      columns: Object.keys(columns).filter((column) => columns[column]!.startsWith('sealed')),
      rowId,
    }))
    .filter(({ columns }) => columns.length > 0);

/** A column, empty in the rows where the person may not read it. */
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

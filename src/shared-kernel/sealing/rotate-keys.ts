import type { Knex } from 'knex';
import type { DataKeys } from './data-keys.ts';
import { sealedBy, type SealedText } from './sealed-text.ts';
import type { Place, Seals } from './seals.ts';

const BATCH = 500;

/** A table's sealed columns, and the unique column to which they are bound. */
export interface SealedTable {
  table: string;
  columns: string[];
  rowId: string;
}

interface Parts {
  db: Knex;
  keys: DataKeys;
  seals: Seals;
  tables: SealedTable[];
}

/**
 * Makes a new key, reseals everything with it, removes the older keys, and returns the number of rows. Safe while the
 * application runs and after an interruption: readers find every key, and a writer with an older key locks it until the
 * commit.
 */
export async function rotateKeys({ db, keys, seals, tables }: Parts): Promise<number> {
  const newest = await db.transaction((trx) => keys.add(trx));
  let count = await reseal({ db, seals, tables });
  const older = await db('kernel.data_key').where('id', '<', newest).orderBy('id').select('id');
  for (const { id } of older) {
    await db.transaction(async (trx) => {
      await trx('kernel.data_key').where({ id }).forUpdate().first();
      count += await reseal({ db: trx, seals, tables });
      await trx('kernel.data_key').where({ id }).delete();
    });
  }
  return count;
}

/** Reseals the texts of older keys, and returns the number of rows. */
async function reseal({ db, seals, tables }: Omit<Parts, 'keys'>): Promise<number> {
  let count = 0;
  for (const table of tables) {
    for (let last: string | null = null; ;) {
      const ids: string[] = await db.transaction((trx) => sealBatch(trx, seals, table, last));
      count += ids.length;
      if (ids.length < BATCH) break;
      last = ids.at(-1)!;
    }
  }
  return count;
}

async function sealBatch(
  trx: Knex.Transaction,
  seals: Seals,
  { table, columns, rowId }: SealedTable,
  last: string | null,
): Promise<string[]> {
  const current = await seals.currentKey({ db: trx });
  const rows: Record<string, never>[] = await trx(table)
    .where((any) => {
      for (const column of columns) any.orWhere(column, 'not like', `${sealedBy(current)}%`);
    })
    .modify((q) => void (last !== null && q.where(rowId, '>', last)))
    .orderBy(rowId)
    .limit(BATCH)
    .forNoKeyUpdate()
    .select(rowId, ...columns);
  for (const row of rows) {
    const resealed: Record<string, SealedText | null> = {};
    for (const column of columns) {
      const place: Place = `${table}.${column}` as Place;
      const text = await seals.open(place, row[rowId]!, row[column]!);
      resealed[column] = await seals.seal({ db: trx }, place, row[rowId]!, text);
    }
    await trx(table)
      .where({ [rowId]: row[rowId]! })
      .update(resealed);
  }
  return rows.map((row) => row[rowId]!);
}

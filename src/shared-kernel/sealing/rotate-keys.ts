import type { Knex } from 'knex';
import type { DataKeys } from './data-keys.ts';
import { keyOf, sealedBy } from './sealed-text.ts';
import type { Place, Seals } from './seals.ts';

const BATCH = 500;

/** A column that holds sealed texts, and the unique column by which they are bound to their rows. */
export interface SealedColumn {
  table: string;
  column: string;
  rowId: string;
}

interface Parts {
  db: Knex;
  keys: DataKeys;
  seals: Seals;
  columns: SealedColumn[];
}

/**
 * Makes a new key, seals everything anew with it, and removes the older keys; how many texts that were. Safe while the
 * application runs, and to repeat after it was cut off: a reader always finds the key, and whoever still writes with an
 * older one holds it until the commit.
 */
export async function rotateKeys({ db, keys, seals, columns }: Parts): Promise<number> {
  const newest = await db.transaction((trx) => keys.add(trx));
  let count = await sealAnew({ db, seals, columns });
  const older = await db('kernel.data_key').where('id', '<', newest).orderBy('id').select('id');
  for (const { id } of older) {
    await db.transaction(async (trx) => {
      await trx('kernel.data_key').where({ id }).forUpdate().first();
      count += await sealAnew({ db: trx, seals, columns });
      await trx('kernel.data_key').where({ id }).delete();
    });
  }
  return count;
}

/** Seals what was stored before its column was sealed, and has the database refuse anything clear there from then on. For the owner of the tables, at start. */
export async function sealWhatIsClear({ db, seals, columns }: Omit<Parts, 'keys'>): Promise<void> {
  const { rows }: { rows: { place: string; name: string }[] } = await db.raw(
    `select conrelid::regclass as place, conname as name from pg_constraint where conname like '%\\_sealed' and not convalidated`,
  );
  if (rows.length === 0) return;
  await sealAnew({ db, seals, columns });
  for (const { place, name } of rows) await db.raw(`alter table ${place} validate constraint ${name}`);
}

/** Seals what another key sealed than the current one, or none; how many texts that were. */
async function sealAnew({ db, seals, columns }: Omit<Parts, 'keys'>): Promise<number> {
  let count = 0;
  for (const column of columns) {
    for (let last: string | null = null; ;) {
      const ids: string[] = await db.transaction((trx) => sealBatch(trx, seals, column, last));
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
  { table, column, rowId }: SealedColumn,
  last: string | null,
): Promise<string[]> {
  const place = `${table}.${column}` as Place;
  const current = keyOf(await seals.seal({ db: trx }, place, '', ''))!;
  const rows: { row_id: string; text: string }[] = await trx(table)
    .whereNotNull(column)
    .where(column, 'not like', `${sealedBy(current)}%`)
    .modify((q) => void (last !== null && q.where(rowId, '>', last)))
    .orderBy(rowId)
    .limit(BATCH)
    .forNoKeyUpdate()
    .select({ row_id: rowId, text: column });
  for (const { row_id, text } of rows) {
    const plain = keyOf(text) === null ? text : await seals.open(place, row_id, text);
    await trx(table)
      .where({ [rowId]: row_id })
      .update({ [column]: await seals.seal({ db: trx }, place, row_id, plain) });
  }
  return rows.map((row) => row.row_id);
}

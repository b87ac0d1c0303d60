import type { Knex } from 'knex';

export interface StoredRow {
  table: string;
  text: string;
}

/** All rows of all tables, as in a dump, except those of the local stand-ins. */
export async function everyRow(db: Knex): Promise<StoredRow[]> {
  const { rows: tables } = await db.raw(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'local') order by 1`,
  );
  const rows: StoredRow[] = [];
  for (const { name } of tables) {
    const contents = await db.raw(`select t::text as text from ${name} t`);
    for (const { text } of contents.rows) rows.push({ table: name, text });
  }
  return rows;
}

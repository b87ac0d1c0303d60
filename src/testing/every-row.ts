import type { Knex } from 'knex';

export interface StoredRow {
  table: string;
  text: string;
}

/** All rows of all tables, as in a dump, except those of the local stand-ins and of the schemas in `without`. */
export async function everyRow(db: Knex, { without = [] }: { without?: string[] } = {}): Promise<StoredRow[]> {
  const { rows: tables } = await db.raw(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname <> all(?) order by 1`,
    [['pg_catalog', 'information_schema', 'local', ...without]],
  );
  // One statement for all tables: tests read them many times.
  const queries = (tables as { name: string }[]).map(
    ({ name }) => `select '${name}' as table, t::text as text from ${name} t`,
  );
  return (await db.raw(queries.join(' union all '))).rows;
}

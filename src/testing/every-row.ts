import type { Knex } from 'knex';

export interface StoredRow {
  table: string;
  text: string;
}

/** Every row of every table, as a dump would show it; without what stands in for the outside world on one machine. */
export async function everyRow(db: Knex): Promise<StoredRow[]> {
  const { rows: tables } = await db.raw(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'local') order by 1`,
  );
  const rows: StoredRow[] = [];
  for (const { name } of tables) {
    const findings = await db.raw(`select t::text as text from ${name} t`);
    for (const { text } of findings.rows) rows.push({ table: name, text });
  }
  return rows;
}

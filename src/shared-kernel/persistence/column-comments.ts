import type { Knex } from 'knex';

/**
 * Treatment of a personal column. `exported` as it is; `sealed` at rest and opened for the export; `sealed-derived` at
 * rest and derived from exported data, like `derived`; `secret` (such as hashes) for nobody; `technical` says nothing
 * about anybody.
 */
export const treatments = ['exported', 'sealed', 'sealed-derived', 'secret', 'derived', 'technical'] as const;

export interface ColumnComment {
  table: string;
  column: string;
  treatment: (typeof treatments)[number];
  /** The type of its values in TypeScript, if the column's own type does not say it. */
  type: string | null;
  /** An SQL condition for the rows in which its person may read the column; null: in all. */
  readableIf: string | null;
}

/**
 * Runs a migration's SQL. The comment at the end of a column's line, or of `alter table … add column …;`, is stored as
 * the column's comment, like `sealed if account_id = :account` or `exported Pence`.
 */
export async function changeSchema(db: Knex, sql: string): Promise<void> {
  const tables = [...sql.matchAll(/create table ([\w.]+) \(\n(.*?)\n *\)/gs)];
  const columns = tables.flatMap(([, table, lines]) =>
    [...lines!.matchAll(/^ +(\w+) .*-- (.+)$/gm)].map(([, column, comment]) => ({ table, column, comment: comment! })),
  );
  const added = [...sql.matchAll(/alter table ([\w.]+) add column (\w+) .*; -- (.+)$/gm)].map(
    ([, table, column, comment]) => ({ table, column, comment: comment! }),
  );
  const comments = [...columns, ...added].map(
    ({ table, column, comment }) => `comment on column ${table}.${column} is '${comment.replaceAll("'", "''")}';`,
  );
  await db.raw([sql, ...comments].join('\n').replaceAll('?', '\\?'));
}

/** The comments of all columns in these schemas. @throws Error if a column has none, or an unknown treatment. */
export async function readColumnComments(db: Knex, schemas: string[]): Promise<ColumnComment[]> {
  const { rows } = await db.raw<{ rows: { table: string; column: string; comment: string | null }[] }>(
    `select n.nspname || '.' || c.relname as table, a.attname as column, col_description(c.oid, a.attnum) as comment
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any(?) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
     order by n.nspname, c.relname, a.attnum`,
    [schemas],
  );
  return rows.map(({ table, column, comment }) => {
    const [, treatment, type = null, readableIf = null] =
      /^([a-z-]+)(?: (?!if )(.+?))?(?: if (.+))?$/.exec(comment ?? '') ?? [];
    const known = treatments.find((one) => one === treatment);
    if (!known) throw new Error(`${table}.${column} has no comment that says who may read it.`);
    return { table, column, treatment: known, type, readableIf };
  });
}

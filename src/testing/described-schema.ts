import { openDatabase } from '#kernel/persistence/database.ts';
import { schemas } from '../app/tables.ts';

/** A line for each column, constraint, index, trigger and function of a database, for comparing it with another one. */
export async function describedSchema(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const { rows } = await db.raw<{ rows: { line: string }[] }>(
      `with own as (select oid from pg_namespace where nspname = any(:schemas)),
         owned as (select c.oid from pg_class c where c.relnamespace in (select oid from own))
       select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull::text || ' ' ||
         attidentity::text || attgenerated::text || coalesce(pg_get_expr(adbin, adrelid), '') || ' ' ||
         coalesce(col_description(attrelid, attnum), '') as line
       from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
       where attrelid in (select oid from pg_class where relkind = 'r' and oid in (select oid from owned))
         and attnum > 0 and not attisdropped
       union all
       select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
       where connamespace in (select oid from own)
       union all
       select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from owned)
       union all
       select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger
       where not tgisinternal and tgrelid in (select oid from owned)
       union all
       select pg_get_functiondef(oid) from pg_proc where pronamespace in (select oid from own)
       order by 1`,
      { schemas },
    );
    return rows.map(({ line }) => line);
  } finally {
    await db.destroy();
  }
}

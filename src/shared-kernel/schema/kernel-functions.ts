import type { Knex } from 'knex';
import { SAME_DOMAIN } from '../values/email-address.ts';
import { isDefined, noteDefined } from './definitions.ts';
import { SEARCH_KEY_VERSION, searchKeySql } from '../search/search-key-sql.ts';

/** A database function that repeats one of the kernel's; generated columns use it. */
export interface KernelFunction {
  /** Name in PostgreSQL, with the types of its arguments. */
  signature: string;
  /** Changes with the function. */
  version: string;
  sql(): string;
}

const domains = Object.entries(SAME_DOMAIN).map(([domain, same]) => `when '${domain}' then '${same}'`);
const MAILBOX_OF = `create or replace function kernel.mailbox_of(address text) returns text
  language sql immutable strict parallel safe as $function$
  select replace(split_part(split_part(lower(address collate "C"), '@', 1), '+', 1), '.', '') || '@' ||
    case split_part(lower(address collate "C"), '@', 2) ${domains.join(' ')} else split_part(lower(address collate "C"), '@', 2) end
$function$`;

export const kernelFunctions: readonly KernelFunction[] = [
  { signature: 'kernel.search_key(text)', version: SEARCH_KEY_VERSION, sql: searchKeySql },
  { signature: 'kernel.mailbox_of(text)', version: MAILBOX_OF, sql: () => MAILBOX_OF },
];

/** Replaces an outdated function and recomputes the columns and indexes that use it, all or nothing. */
export async function defineKernelFunction(db: Knex, { signature, version, sql }: KernelFunction): Promise<void> {
  await db.transaction(async (trx) => {
    if (await isDefined(trx, signature, version)) return;
    await trx.raw(sql().replaceAll('?', '\\?'));
    for (const { table, columns } of await sourcesOf(trx, signature))
      await trx.raw(`update ${table} set ${columns.map((column) => `${column} = ${column}`).join(', ')}`);
    for (const { name, definition } of await indexesOf(trx, signature))
      await trx.raw(`drop index ${name}; ${definition.replaceAll('?', '\\?')}`);
    await noteDefined(trx, signature, version);
  });
}

/** The source columns of generated columns that use a function: writing them makes PostgreSQL recompute. */
async function sourcesOf(trx: Knex.Transaction, signature: string): Promise<{ table: string; columns: string[] }[]> {
  const { rows } = await trx.raw<{ rows: { table: string; columns: string[] }[] }>(
    `select a.attrelid::regclass::text as table, array_agg(distinct quote_ident(source.attname)) as columns
     from pg_depend d
     join pg_attrdef e on e.oid = d.objid and d.classid = 'pg_attrdef'::regclass
     join pg_attribute a on a.attrelid = e.adrelid and a.attnum = e.adnum and a.attgenerated = 's'
     join pg_depend of on of.classid = d.classid and of.objid = e.oid and of.refclassid = 'pg_class'::regclass
     join pg_attribute source on source.attrelid = a.attrelid and source.attrelid = of.refobjid and source.attnum = of.refobjsubid
       and source.attgenerated = ''
     where d.refclassid = 'pg_proc'::regclass and d.refobjid = :signature::regprocedure
     group by a.attrelid`,
    { signature },
  );
  return rows;
}

/** The indexes of an expression with a function. A connection that knows one would reindex by the former function. */
async function indexesOf(trx: Knex.Transaction, signature: string): Promise<{ name: string; definition: string }[]> {
  const { rows } = await trx.raw<{ rows: { name: string; definition: string }[] }>(
    `select distinct d.objid::regclass::text as name, pg_get_indexdef(d.objid) as definition
     from pg_depend d join pg_class c on c.oid = d.objid and c.relkind = 'i'
     where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_proc'::regclass
       and d.refobjid = :signature::regprocedure`,
    { signature },
  );
  return rows;
}

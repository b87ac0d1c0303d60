import type { Knex } from 'knex';
import { SAME_DOMAIN } from '../values/email-address.ts';
import { isDefined, noteDefined } from './definitions.ts';
import { SEARCH_KEY_VERSION, searchKeySql } from '../search/search-key-sql.ts';

/** A function of the database that says the same as one of the kernel's. Generated columns are made of it. */
export interface KernelFunction {
  /** As PostgreSQL names it, with its arguments' types. */
  signature: string;
  /** Another one where the function has changed. */
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

/**
 * Defines a function anew where the database has another version of it, and recomputes what is stored of it; all of it
 * or nothing.
 */
export async function defineKernelFunction(db: Knex, { signature, version, sql }: KernelFunction): Promise<void> {
  await db.transaction(async (trx) => {
    if (await isDefined(trx, signature, version)) return;
    await trx.raw(sql().replaceAll('?', '\\?'));
    for (const { table, columns } of await sourcesOf(trx, signature))
      await trx.raw(`update ${table} set ${columns.map((column) => `${column} = ${column}`).join(', ')}`);
    await noteDefined(trx, signature, version);
  });
}

/** The columns of which a function makes stored generated ones: PostgreSQL recomputes those when these are written. */
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

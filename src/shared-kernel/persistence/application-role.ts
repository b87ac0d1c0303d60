import type { Knex } from 'knex';

/** As whom the running application acts in the database: it may read and write rows, but neither change tables nor rewrite the audit. */
export const APPLICATION_ROLE = 'mithaq_app';

const SCHEMAS = [
  'public',
  'kernel',
  'identity',
  'guardianship',
  'matchmaking',
  'messaging',
  'billing',
  'content',
  'pgboss',
];
/** Rows are added here and never changed. */
const APPEND_ONLY = ['kernel.audit'];

/**
 * Gives the role its rights on what is new since the last time; for the user who owns the tables. Answers the role, or null
 * where that user may not make roles: then the triggers alone keep what is append-only.
 */
export async function grantApplicationRole(db: Knex): Promise<string | null> {
  await db.raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${APPLICATION_ROLE}') then
        create role ${APPLICATION_ROLE} nologin;
      end if;
      if not (select rolsuper from pg_roles where rolname = current_user) then
        grant ${APPLICATION_ROLE} to current_user;
      end if;
    exception
      when insufficient_privilege or duplicate_object or unique_violation then null;
    end $$`);
  if (!(await mayActAsRole(db))) return null;
  for (const schema of SCHEMAS) {
    if (!(await lacksRights(db, schema))) continue;
    await db.raw(`grant usage on schema ${schema} to ${APPLICATION_ROLE}`);
    await db.raw(`grant select, insert, update, delete on all tables in schema ${schema} to ${APPLICATION_ROLE}`);
    await db.raw(`grant usage on all sequences in schema ${schema} to ${APPLICATION_ROLE}`);
  }
  for (const table of APPEND_ONLY) await db.raw(`revoke update, delete, truncate on ${table} from ${APPLICATION_ROLE}`);
  return APPLICATION_ROLE;
}

async function mayActAsRole(db: Knex): Promise<boolean> {
  try {
    await db.transaction((trx) => trx.raw(`set local role ${APPLICATION_ROLE}`));
    return true;
  } catch {
    return false;
  }
}

async function lacksRights(db: Knex, schema: string): Promise<boolean> {
  const { rows } = await db.raw(
    `select 1 from pg_tables where schemaname = ? and not has_table_privilege(?, format('%I.%I', schemaname, tablename), 'insert') limit 1`,
    [schema, APPLICATION_ROLE],
  );
  return rows.length > 0;
}

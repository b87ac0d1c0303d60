import type { Knex } from 'knex';
import { lockUntilEnd } from './locks.ts';

/**
 * Database role of the running application: reads and writes rows, but can neither change tables nor rewrite the audit.
 */
export const APPLICATION_ROLE = 'mithaq_app';

const COMMON = ['public', 'pgboss'];
/** Withheld rights on tables that are append-only or written by a trigger alone. */
const WITHHELD = {
  'kernel.audit': 'update, delete, truncate',
  'kernel.audit_head': 'insert, update, delete, truncate',
};
/** Limits of a login of its own; a pooler does not pass on those of a connection. */
const TIMEOUTS = { statement_timeout: '8s', lock_timeout: '4s', idle_in_transaction_session_timeout: '15s' };

/**
 * Grants the role, or `login` with its timeouts, the rights on new tables of these and the common schemas; safe in
 * parallel. Returns the role, or null if the owner may not create roles: then only triggers protect append-only tables.
 * @throws Error if `login` is missing
 */
export function grantApplicationRole(db: Knex, schemas: string[], login: string | null = null): Promise<string | null> {
  return db.transaction(async (trx) => {
    await lockUntilEnd(trx, 'applicationRole');
    const role = login === null ? await ownRole(trx) : await existingLogin(trx, login);
    if (role === null) return null;
    for (const schema of [...COMMON, ...schemas]) await grantRights(trx, schema, role);
    for (const [table, rights] of Object.entries(WITHHELD))
      if (await owns(trx, table)) await trx.raw(`revoke ${rights} on ${table} from ??`, [role]);
    if (login !== null && !(await hasTimeouts(trx, login))) await setTimeouts(trx, login);
    return role;
  });
}

/** Returns whether the role lacks rights on a table of the user's in these and the common schemas. */
export async function lacksRights(db: Knex, schemas: string[], role: string): Promise<boolean> {
  for (const schema of [...COMMON, ...schemas]) if (await ungranted(db, schema, role)) return true;
  return false;
}

/** The login of these connections if it may rewrite the audit log; null if it is a lesser one. */
export async function loginThatRewritesAudit(db: Knex): Promise<string | null> {
  const { rows } = await db.raw<{ rows: [{ login: string; may: boolean }] }>(
    `select current_user as login, has_table_privilege(current_user, 'kernel.audit', 'update') as may`,
  );
  return rows[0].may ? rows[0].login : null;
}

/** The limits of time that these connections lack. */
export async function missingTimeouts(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(
    `select name from pg_settings where name = any(?) and setting = '0' order by name`,
    [Object.keys(TIMEOUTS)],
  );
  return rows.map(({ name }) => name);
}

async function ownRole(trx: Knex.Transaction): Promise<string | null> {
  const mayActAsRole = () => succeeds(trx, `set local role ${APPLICATION_ROLE}; reset role`);
  if (await mayActAsRole()) return APPLICATION_ROLE;
  await succeeds(trx, `create role ${APPLICATION_ROLE} nologin`);
  await succeeds(trx, `grant ${APPLICATION_ROLE} to current_user`);
  return (await mayActAsRole()) ? APPLICATION_ROLE : null;
}

async function existingLogin(trx: Knex.Transaction, login: string): Promise<string> {
  const { rows } = await trx.raw<{ rows: unknown[] }>('select 1 from pg_roles where rolname = ?', [login]);
  if (rows.length > 0) return login;
  throw new Error(`The login ${login} of DATABASE_URL does not exist: create role "${login}" login password '…'`);
}

/** Grants on the tables of the user only: those of others, such as an extension's, are not his to grant. */
async function grantRights(trx: Knex.Transaction, schema: string, role: string): Promise<void> {
  const tables = await ungranted(trx, schema, role);
  if (!tables) return;
  await trx.raw('grant usage on schema ?? to ??', [schema, role]);
  await trx.raw(`grant select, insert, update, delete on table ${tables} to ??`, [role]);
  const { rows } = await trx.raw<{ rows: [{ sequences: string | null }] }>(
    `select string_agg(format('%I.%I', schemaname, sequencename), ', ') as sequences
     from pg_sequences where schemaname = ? and pg_has_role(sequenceowner, 'usage')`,
    [schema],
  );
  if (rows[0].sequences) await trx.raw(`grant usage on sequence ${rows[0].sequences} to ??`, [role]);
}

async function hasTimeouts(trx: Knex.Transaction, login: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { rolconfig: string[] | null }[] }>(
    'select rolconfig from pg_roles where rolname = ?',
    [login],
  );
  return Object.keys(TIMEOUTS).every((name) => rows[0]?.rolconfig?.some((set) => set.startsWith(`${name}=`)));
}

/** An owner who may not change other roles leaves them to the operator; the doctor says so. */
async function setTimeouts(trx: Knex.Transaction, login: string): Promise<void> {
  for (const [name, value] of Object.entries(TIMEOUTS))
    await succeeds(trx, trx.raw(`alter role ?? set ${name} = '${value}'`, [login]).toQuery());
}

/** Runs a statement that may fail, such as creating an existing role, without aborting the transaction. */
async function succeeds(trx: Knex.Transaction, sql: string): Promise<boolean> {
  try {
    await trx.transaction((attempt) => attempt.raw(sql));
    return true;
  } catch {
    return false;
  }
}

async function owns(db: Knex, table: string): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    `select 1 from pg_tables where schemaname || '.' || tablename = ? and pg_has_role(tableowner, 'usage')`,
    [table],
  );
  return rows.length > 0;
}

/** Lists the quoted names of the user's tables that the role may not read; null if there are none. */
async function ungranted(db: Knex, schema: string, role: string): Promise<string | null> {
  const { rows } = await db.raw<{ rows: [{ tables: string | null }] }>(
    `select string_agg(format('%I.%I', schemaname, tablename), ', ') as tables from pg_tables
     where schemaname = ? and pg_has_role(tableowner, 'usage')
       and not has_table_privilege(?, format('%I.%I', schemaname, tablename), 'select')`,
    [schema, role],
  );
  return rows[0].tables;
}

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

/**
 * Grants the role its rights on new tables of these and the common schemas; for the tables' owner, and safe in
 * parallel. Returns the role, or null if the owner may not create roles: then only triggers protect append-only tables.
 */
export function grantApplicationRole(db: Knex, schemas: string[]): Promise<string | null> {
  return db.transaction(async (trx) => {
    await lockUntilEnd(trx, 'applicationRole');
    const mayActAsRole = () => succeeds(trx, `set local role ${APPLICATION_ROLE}; reset role`);
    if (!(await mayActAsRole())) {
      await succeeds(trx, `create role ${APPLICATION_ROLE} nologin`);
      await succeeds(trx, `grant ${APPLICATION_ROLE} to current_user`);
      if (!(await mayActAsRole())) return null;
    }
    for (const schema of [...COMMON, ...schemas]) {
      if (!(await lacksRights(trx, schema))) continue;
      await trx.raw(`grant usage on schema ${schema} to ${APPLICATION_ROLE}`);
      await trx.raw(`grant select, insert, update, delete on all tables in schema ${schema} to ${APPLICATION_ROLE}`);
      await trx.raw(`grant usage on all sequences in schema ${schema} to ${APPLICATION_ROLE}`);
    }
    for (const [table, rights] of Object.entries(WITHHELD))
      await trx.raw(`revoke ${rights} on ${table} from ${APPLICATION_ROLE}`);
    return APPLICATION_ROLE;
  });
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

async function lacksRights(trx: Knex.Transaction, schema: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `select 1 from pg_tables where schemaname = ? and not has_table_privilege(?, format('%I.%I', schemaname, tablename), 'select') limit 1`,
    [schema, APPLICATION_ROLE],
  );
  return rows.length > 0;
}

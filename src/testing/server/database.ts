import type { Knex } from 'knex';
import { beforeAll, beforeEach, inject } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { countDeadlocks, expectNoDeadlocks } from './deadlocks.ts';
import { databaseOn, filledOf, onServer } from './postgres.ts';

/** The URL of this worker's own database, for what opens its connections itself. Ready once `testDatabase()` is. */
export const testDatabaseUrl = (): string => databaseOn(inject('postgresUrl'), ownName());

/**
 * The migrated database of this worker, which no other one sees. Before each test every table is emptied, apart from
 * those that the migrations filled: whoever changes such rows puts them back. Call it once, at the top of a test file:
 * `const db = await testDatabase();`
 */
export async function testDatabase(): Promise<Knex> {
  await onServer(inject('postgresUrl'), async (run) => {
    const [made] = await run(`select datname as name from pg_database where datname = '${ownName()}'`);
    if (!made) await run(`create database ${ownName()} template ${inject('templateDatabase')}`);
  });
  // Other files of this worker used it before.
  const before = await countDeadlocks(inject('postgresUrl'), ownName());
  const db = openDatabase(testDatabaseUrl());
  beforeEach(() => empty(db));
  // After what the file's own `beforeAll` return, so that its connections are closed by then.
  beforeAll(() => async () => {
    await db.destroy();
    await expectNoDeadlocks(inject('postgresUrl'), ownName(), before);
  });
  return db;
}

const ownName = (): string => `${inject('templateDatabase')}_${process.env['VITEST_POOL_ID']}`;

async function empty(db: Knex): Promise<void> {
  // The job queue makes its tables when it is first started.
  const { rows: jobs } = await db.raw(`select 'pgboss.job' as name where to_regclass('pgboss.job') is not null`);
  const tables = await filledOf(db, [...inject('emptyTables'), ...jobs.map(({ name }: { name: string }) => name)]);
  if (tables.length === 0) return;
  await db.transaction(async (trx) => {
    // Append-only tables refuse by triggers, which rest in this mode.
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(`truncate ${tables.join(', ')} restart identity cascade`);
  });
}

import type { Knex } from 'knex';
import { beforeAll, beforeEach, inject } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { countDeadlocks, expectNoDeadlocks } from './deadlocks.ts';
import { createDatabase, databaseOn, filledOf, onServer } from './postgres.ts';

/** The URL of this worker's database, valid once `testDatabase()` has returned. */
export const testDatabaseUrl = (): string => databaseOn(inject('postgresUrl'), ownName());

/**
 * Opens the migrated database of this worker. Before each test all tables are emptied, except those that the migrations
 * filled: a test that changes such rows must restore them.
 */
export async function testDatabase(): Promise<Knex> {
  await onServer(inject('postgresUrl'), async (run) => {
    const [existing] = await run(`select datname as name from pg_database where datname = '${ownName()}'`);
    if (!existing) await createDatabase(inject('postgresUrl'), ownName(), inject('templateDatabase'));
  });
  // Earlier files of this worker may have caused some.
  const before = await countDeadlocks(inject('postgresUrl'), ownName());
  const db = openDatabase(testDatabaseUrl());
  beforeEach(() => empty(db));
  // Runs after the file's own clean-up, which closes its connections.
  beforeAll(() => async () => {
    await db.destroy();
    await expectNoDeadlocks(inject('postgresUrl'), ownName(), before);
  });
  return db;
}

const ownName = (): string => `${inject('templateDatabase')}_${process.env['VITEST_POOL_ID']}`;

async function empty(db: Knex): Promise<void> {
  // The job queue creates its tables on its first start.
  const { rows: jobs } = await db.raw(`select 'pgboss.job' as name where to_regclass('pgboss.job') is not null`);
  const tables = await filledOf(db, [...inject('emptyTables'), ...jobs.map(({ name }: { name: string }) => name)]);
  if (tables.length === 0) return;
  await db.transaction(async (trx) => {
    // Disables the triggers that protect append-only tables.
    await trx.raw('set local session_replication_role = replica');
    await trx.raw(`truncate ${tables.join(', ')} restart identity cascade`);
  });
}

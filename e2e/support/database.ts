import type { Knex } from 'knex';
import { inject } from 'vitest';
import { openDatabase } from '../../src/shared-kernel/persistence/database.ts';

/** Runs queries in the database of this worker's product, for states that no page can create. */
export async function inDatabase<T>(run: (db: Knex) => Promise<T>): Promise<T> {
  const db = openDatabase(inject('databaseUrls')[Number(process.env['VITEST_POOL_ID']) - 1]!);
  try {
    return await run(db);
  } finally {
    await db.destroy();
  }
}

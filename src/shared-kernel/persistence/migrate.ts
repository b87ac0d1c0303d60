import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { lockConnection } from './locks.ts';

const directory = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../migrations');

export const migrationConfig: Knex.MigratorConfig = {
  directory,
  loadExtensions: ['.ts'],
  tableName: 'migration',
  schemaName: 'public',
};

/** Brings the schema up to date. Safe when several processes start at once, and after one was killed half-way. */
export async function migrate(db: Knex): Promise<void> {
  const connection = await db.client.acquireRawConnection();
  try {
    await lockConnection(connection, 'migrations');
    // Whoever holds the advisory lock is the only migrator, so a lock row left behind by a killed one is stale.
    await db.migrate.forceFreeMigrationsLock(migrationConfig);
    await db.migrate.latest(migrationConfig);
  } finally {
    await db.client.destroyRawConnection(connection);
  }
}

/** Names of migrations that the database lacks; for /readyz. */
export async function pendingMigrations(db: Knex): Promise<number> {
  const [, pending] = (await db.migrate.list(migrationConfig)) as [unknown[], unknown[]];
  return pending.length;
}

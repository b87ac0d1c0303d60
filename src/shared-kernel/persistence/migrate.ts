import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { lockConnection } from './locks.ts';

const root = path.join(import.meta.dirname, '../../..');

export const migrationConfig: Knex.MigratorConfig = {
  directory: path.join(root, 'migrations'),
  loadExtensions: ['.ts'],
  tableName: 'migration',
  schemaName: 'public',
};

/**
 * Brings the schema up to date, then the functions that modules keep in `infra/*.sql`. Safe when several processes
 * start at once, and after one was killed half-way. Throws for a database of an unreleased build, from which nothing
 * leads here.
 */
export async function migrate(db: Knex): Promise<void> {
  const connection: Client = await db.client.acquireRawConnection();
  try {
    await lockConnection(connection, 'migrations');
    await requireKnownPast(db);
    // Whoever holds the advisory lock is the only migrator, so a lock row left behind by a killed one is stale.
    await db.migrate.forceFreeMigrationsLock(migrationConfig);
    const [, ran] = (await db.migrate.latest(migrationConfig)) as [number, string[]];
    // A schema that was dropped and made anew took its functions along.
    if (ran.length > 0) await db('kernel.definition').delete();
    for (const file of globSync('src/modules/*/infra/*.sql', { cwd: root }).toSorted())
      await define(db, file, readFileSync(path.join(root, file), 'utf8'));
  } finally {
    await db.client.destroyRawConnection(connection);
  }
}

/** Names of migrations that the database lacks; for /readyz. */
export async function pendingMigrations(db: Knex): Promise<number> {
  const [, pending] = (await db.migrate.list(migrationConfig)) as [unknown[], unknown[]];
  return pending.length;
}

/** Runs a file of functions where the database has another state of it; all of it or nothing. Exported for tests. */
export async function define(db: Knex, file: string, sql: string): Promise<void> {
  const hash = createHash('sha256').update(sql).digest('hex');
  await db.transaction(async (trx) => {
    if ((await trx('kernel.definition').where({ file }).first('hash'))?.hash === hash) return;
    await trx.raw(sql.replaceAll('?', '\\?'));
    await trx('kernel.definition').insert({ file, hash }).onConflict('file').merge();
  });
}

async function requireKnownPast(db: Knex): Promise<void> {
  const known = new Set(globSync('*.ts', { cwd: migrationConfig.directory as string }));
  const done: string[] = await db('public.migration')
    .pluck('name')
    .catch(() => []);
  if (done.some((name) => !known.has(name)))
    throw new Error(
      'The database was made by an unreleased build, and nothing leads from there to this one. ' +
        'Remove the data folder (without DATABASE_URL: .data), or give an empty database.',
    );
}

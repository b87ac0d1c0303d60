import { sha256 } from '../values/sha256.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { nativeError } from '../runtime/native-error.ts';
import { defineKernelFunction, kernelFunctions } from './kernel-functions.ts';
import { lockConnection } from './locks.ts';

const root = path.join(import.meta.dirname, '../../..');

export const migrationConfig: Knex.MigratorConfig = {
  directory: path.join(root, 'migrations'),
  loadExtensions: ['.ts'],
  tableName: 'migration',
  schemaName: 'public',
};

/**
 * Migrates the schema, the kernel's functions, and those in modules' `infra/*.sql`; safe in parallel and after an
 * interruption. Throws for a database of an earlier build, which has no migration path, and leaves it unchanged.
 */
export async function migrate(db: Knex): Promise<void> {
  const connection: Client = await db.client.acquireRawConnection();
  try {
    await lockConnection(connection, 'migrations');
    const changed = await changedMigrations(db);
    if (changed.length > 0) throw new Error(ofEarlierBuild(changed));
    // The advisory lock makes this the only migrator, so a lock row left by a killed one is stale.
    await db.migrate.forceFreeMigrationsLock(migrationConfig);
    const [, ran] = (await db.migrate.latest({ ...migrationConfig, afterEach: noteContent })) as [number, string[]];
    // A recreated schema has lost its functions.
    if (ran.length > 0) await db('kernel.applied_sql_file').whereLike('file', 'src/%').delete();
    for (const known of kernelFunctions) await defineKernelFunction(db, known);
    for (const file of globSync('src/modules/*/infra/*.sql', { cwd: root }).toSorted())
      await define(db, file, contentOf(file));
  } finally {
    await db.client.destroyRawConnection(connection);
  }
}

/** Number of migrations that the database lacks; for /readyz. */
export async function pendingMigrations(db: Knex): Promise<number> {
  const [, pending] = (await db.migrate.list(migrationConfig)) as [unknown[], unknown[]];
  return pending.length;
}

/**
 * Migrations of the database that this build lacks or has in another version. Those without a recorded hash count
 * too, since they may be of any earlier build.
 */
export async function changedMigrations(db: Knex): Promise<string[]> {
  const done = await untilMade<{ name: string }>(db('public.migration').orderBy('id').select('name'));
  const noted = await untilMade(db('kernel.applied_sql_file').select('file', 'hash'));
  const hashes = new Map(noted.map(({ file, hash }) => [file, hash]));
  const known = new Set(globSync('*.ts', { cwd: migrationConfig.directory as string }));
  const isSame = (name: string) => known.has(name) && hashes.get(fileOf(name)) === sha256(contentOf(fileOf(name)));
  return done.map(({ name }) => name).filter((name) => !isSame(name));
}

/** Explains the problem with such a database, and the remedy. */
export const ofEarlierBuild = (changed: string[]): string =>
  `The database was made by an earlier build, and nothing leads from there to this one: ${changed.join(', ')} ` +
  'changed since. Without DATABASE_URL remove the data folder (DATA_DIR, else .data) and start again; ' +
  'with DATABASE_URL give an empty database.';

/** Runs a file of functions if the database has another version, all or nothing. Exported for tests. */
export async function define(db: Knex, file: string, sql: string): Promise<void> {
  const hash = sha256(sql);
  await db.transaction(async (trx) => {
    if ((await trx('kernel.applied_sql_file').where({ file }).first('hash'))?.hash === hash) return;
    await trx.raw(sql.replaceAll('?', '\\?'));
    await trx('kernel.applied_sql_file').insert({ file, hash }).onConflict('file').merge();
  });
}

/** In the migration's own transaction, so that neither exists without the other. */
async function noteContent(trx: Knex | Knex.Transaction, migrations: unknown[]): Promise<void> {
  for (const { file: name } of migrations as { file: string }[]) {
    const file = fileOf(name);
    await trx('kernel.applied_sql_file')
      .insert({ file, hash: sha256(contentOf(file)) })
      .onConflict('file')
      .merge();
  }
}

const fileOf = (name: string): string => `migrations/${name}`;
const contentOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const NO_SUCH_TABLE = '42P01';

/** No rows if the table does not exist yet. */
async function untilMade<T>(rows: PromiseLike<T[]>): Promise<T[]> {
  try {
    return await rows;
  } catch (error) {
    if (nativeError(error).code === NO_SUCH_TABLE) return [];
    throw error;
  }
}

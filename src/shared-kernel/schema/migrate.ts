import { sha256 } from '../values/sha256.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Knex } from 'knex';
import type { Client } from 'pg';
import { nativeError } from '../runtime/native-error.ts';
import { defineKernelFunction, kernelFunctions } from './kernel-functions.ts';
import { lockConnection } from '../persistence/locks.ts';
import { explainUnusable, levelOf, type KnownMigration, type SchemaLevel } from './schema-level.ts';

const root = path.join(import.meta.dirname, '../../..');

export const migrationConfig: Knex.MigratorConfig = {
  directory: path.join(root, 'migrations'),
  loadExtensions: ['.ts'],
  tableName: 'migration',
  schemaName: 'public',
};

/**
 * Migrates the schema, the kernel's functions, and those in modules' `infra/*.sql`; safe in parallel and after an
 * interruption. Returns what the database was; one of a newer release stays unchanged, since this build can serve it.
 * @throws Error if the database is of another build or program.
 */
export async function migrate(db: Knex): Promise<SchemaLevel> {
  const connection: Client = await db.client.acquireRawConnection();
  try {
    await lockConnection(connection, 'migrations');
    const level = await schemaLevel(db);
    const refusal = explainUnusable(level);
    if (refusal !== null) throw new Error(refusal);
    if (level.kind === 'newer') return level;
    // The advisory lock makes this the only migrator, so a lock row left by a killed one is stale.
    await db.migrate.forceFreeMigrationsLock(migrationConfig);
    const [, ran] = (await db.migrate.latest({ ...migrationConfig, afterEach: noteContent })) as [number, string[]];
    // A recreated schema has lost its functions.
    if (ran.length > 0) await db('kernel.applied_sql_file').whereLike('file', 'src/%').delete();
    for (const known of kernelFunctions) await defineKernelFunction(db, known);
    for (const file of functionFiles()) await define(db, file, contentOf(file));
    return level;
  } finally {
    await db.client.destroyRawConnection(connection);
  }
}

/** Number of migrations that the database lacks; for /readyz. */
export async function pendingMigrations(db: Knex): Promise<number> {
  const level = await schemaLevel(db);
  return level.kind === 'older' ? level.missing.length : 0;
}

/** Compares the database with this build. */
export async function schemaLevel(db: Knex): Promise<SchemaLevel> {
  const done = await untilMade<{ name: string }>(db('public.migration').orderBy('name').select('name'));
  const noted = await untilMade(db('kernel.applied_sql_file').select('file', 'hash'));
  const hashes = new Map(noted.map(({ file, hash }) => [file, hash]));
  return levelOf(
    done.map(({ name }) => ({ name, hash: hashes.get(fileOf(name)) ?? null })),
    ownMigrations(),
  );
}

/**
 * Migrates an empty database as far as these migrations, for the data of a backup; `migrate` does the rest.
 * @throws Error if this build lacks or changed one of them, or the database has others
 */
export async function migrateAsFar(db: Knex, migrations: KnownMigration[]): Promise<void> {
  const level = levelOf(migrations, ownMigrations());
  if (level.kind === 'current') return void (await migrate(db));
  if (level.kind !== 'older') throw new Error('this version lacks the migrations of its database');
  const connection: Client = await db.client.acquireRawConnection();
  try {
    await lockConnection(connection, 'migrations');
    const done = await untilMade<{ name: string }>(db('public.migration').orderBy('name').select('name'));
    const names = migrations.map(({ name }) => name);
    if (done.some(({ name }, index) => name !== names[index])) throw new Error('the database is not empty');
    await db.migrate.forceFreeMigrationsLock(migrationConfig);
    for (const name of names.slice(done.length))
      await db.migrate.up({ ...migrationConfig, name, afterEach: noteContent } as Knex.MigratorConfig);
  } finally {
    await db.client.destroyRawConnection(connection);
  }
}

function ownMigrations(): KnownMigration[] {
  const names = globSync('*.ts', { cwd: migrationConfig.directory as string }).toSorted();
  return names.map((name) => ({ name, hash: sha256(contentOf(fileOf(name))) }));
}

/** The files of modules' functions of which the database has another version or none. */
export async function outdatedFunctions(db: Knex): Promise<string[]> {
  const noted = await untilMade(db('kernel.applied_sql_file').select('file', 'hash'));
  const hashes = new Map(noted.map(({ file, hash }) => [file, hash]));
  return functionFiles().filter((file) => hashes.get(file) !== sha256(contentOf(file)));
}

const functionFiles = (): string[] => globSync('src/modules/*/infra/*.sql', { cwd: root }).toSorted();

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

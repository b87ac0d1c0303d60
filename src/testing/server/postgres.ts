import type { Knex } from 'knex';
import type { TestProject } from 'vitest/node';
import { migrate } from '#kernel/persistence/migrate.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { runProgram, untilReady } from './child-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for tests, by the URL of any database on it. */
    postgresUrl: string;
    /** The migrated database that each worker copies; also the beginning of the copies' names. */
    templateDatabase: string;
    /** The tables that hold no rows after the migrations. */
    emptyTables: string[];
  }
}

/**
 * Starts one PostgreSQL for all integration tests and migrates the database that they copy. TEST_DATABASE_URL names a
 * server to use instead, where the user must be a superuser. Without a server the tests fail; they are never skipped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const template = `mithaq_test_${process.pid}`;
  const server = given ? { url: given, stop: () => dropCopies(given, template) } : await startThrowaway();
  try {
    project.provide('postgresUrl', server.url);
    project.provide('templateDatabase', template);
    project.provide('emptyTables', await makeTemplate(server.url, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}

/** A PostgreSQL server of the tests' own, which is careless of crashes and so spares the disk. */
export async function startThrowaway(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await runProgram('src/testing/server/throwaway-postgres.ts');
  const url = await untilReady(server, async () => /^postgres:.+$/m.exec(server.said())?.[0]);
  return { url, stop: server.stop };
}

async function makeTemplate(url: string, template: string): Promise<string[]> {
  await onServer(url, async (run) => void (await run(`create database ${template}`)));
  const db = openDatabase(databaseOn(url, template));
  try {
    await migrate(db);
    return await emptyTables(db);
  } finally {
    await db.destroy();
  }
}

async function emptyTables(db: Knex): Promise<string[]> {
  const { rows } = await db.raw(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const tables = (rows as { name: string }[]).map(({ name }) => name);
  const filled = await filledOf(db, tables);
  return tables.filter((table) => !filled.includes(table));
}

/** Which of the tables hold rows. */
export async function filledOf(db: Knex, tables: string[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const questions = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const { rows } = await db.raw(questions.join(' union all '));
  return (rows as { name: string }[]).map(({ name }) => name);
}

/** The URL of another database on the same server. */
export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

type Run = (sql: string) => Promise<{ name: string }[]>;

/** Runs statements on the server, outside the tests' databases. */
export async function onServer(url: string, work: (run: Run) => Promise<void>): Promise<void> {
  const db = openDatabase(url, { poolSize: 1 });
  try {
    await work(async (sql) => (await db.raw(sql)).rows);
  } finally {
    await db.destroy();
  }
}

async function dropCopies(url: string, template: string): Promise<void> {
  await onServer(url, async (run) => {
    const databases = await run(`select datname as name from pg_database where datname ~ '^${template}(_|$)'`);
    for (const { name } of databases) await run(`drop database ${name} with (force)`);
  });
}

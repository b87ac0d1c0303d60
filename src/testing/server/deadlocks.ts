import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { onServer } from './postgres.ts';

/** How long connections may take to close, in milliseconds. */
const PATIENCE = 15_000;

/** Returns the number of deadlocks in a database so far. All connections to it must be about to close. */
export async function countDeadlocks(serverUrl: string, database: string): Promise<number> {
  let deadlocks = 0;
  await onServer(serverUrl, async (run) => {
    // A connection reports its statistics when it ends.
    const sessions = () => run(`select pid::text as name from pg_stat_activity where datname = '${database}'`);
    await vi.waitFor(async () => expect(await sessions(), `open sessions of ${database}`).toEqual([]), {
      timeout: PATIENCE,
    });
    const [counted] = await run(`select deadlocks::text as name from pg_stat_database where datname = '${database}'`);
    deadlocks = Number(counted!.name);
  });
  return deadlocks;
}

/** Fails if two transactions took locks in different orders and PostgreSQL ended one of them. */
export async function expectNoDeadlocks(serverUrl: string, database: string, before = 0): Promise<void> {
  const deadlocks = (await countDeadlocks(serverUrl, database)) - before;
  if (deadlocks === 0) return;
  const message = `${deadlocks} deadlocks in ${database}: locks are to be taken in one order (ADR 39)`;
  throw new Error([message, ...(await lastDeadlocks(serverUrl))].join('\n'));
}

/** The last deadlocks in the server's log, if the log is next to its data. */
async function lastDeadlocks(serverUrl: string): Promise<string[]> {
  let data = '';
  await onServer(serverUrl, async (run) => {
    const [setting] = await run(`select current_setting('data_directory') as name`);
    data = setting!.name;
  });
  const log = await readFile(path.join(data, '../postgres.log'), 'utf8').catch(() => '');
  const lines = log.split('\n');
  const starts = lines.flatMap((line, at) => (line.includes('deadlock detected') ? [at] : []));
  return starts.slice(-3).flatMap((at) => lines.slice(at, at + 12));
}

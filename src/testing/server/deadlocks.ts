import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { onServer } from './postgres.ts';

/** In milliseconds: how long connections may take to close. */
const PATIENCE = 15_000;

/** The number of deadlocks that PostgreSQL has ended in a database. All connections to it must be about to close. */
export async function countDeadlocks(serverUrl: string, database: string): Promise<number> {
  let deadlocks = 0;
  await onServer(serverUrl, async (run) => {
    // A connection reports what it saw when it ends.
    const sessions = () => run(`select pid::text as name from pg_stat_activity where datname = '${database}'`);
    await vi.waitFor(async () => expect(await sessions(), `open sessions of ${database}`).toEqual([]), {
      timeout: PATIENCE,
    });
    const [counted] = await run(`select deadlocks::text as name from pg_stat_database where datname = '${database}'`);
    deadlocks = Number(counted!.name);
  });
  return deadlocks;
}

/** Fails where two transactions took locks in two orders, so that PostgreSQL had to end one of them. */
export async function expectNoDeadlocks(serverUrl: string, database: string, before = 0): Promise<void> {
  const deadlocks = (await countDeadlocks(serverUrl, database)) - before;
  if (deadlocks === 0) return;
  const message = `${deadlocks} deadlocks in ${database}: locks are to be taken in one order (ADR 39)`;
  throw new Error([message, ...(await lastDeadlocks(serverUrl))].join('\n'));
}

/** What the log tells of the last deadlocks, where it stands beside the server's data. */
async function lastDeadlocks(serverUrl: string): Promise<string[]> {
  let data = '';
  await onServer(serverUrl, async (run) => {
    const [setting] = await run(`select current_setting('data_directory') as name`);
    data = setting!.name;
  });
  const log = await readFile(path.join(data, '../postgres.log'), 'utf8').catch(() => '');
  const lines = log.split('\n');
  const findings = lines.flatMap((line, at) => (line.includes('deadlock detected') ? [at] : []));
  return findings.slice(-3).flatMap((at) => lines.slice(at, at + 12));
}

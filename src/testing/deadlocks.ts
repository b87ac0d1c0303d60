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
    await vi.waitFor(async () => expect(await sessions(), `sessions of ${database}`).toEqual([]), {
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
  expect(deadlocks, `deadlocks in ${database}: locks are to be taken in one order (ADR 39)`).toBe(0);
}

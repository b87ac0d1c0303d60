import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { newClient } from '../pg.ts';

const PATIENCE = 1000;
const CLIENTS = 6;
const RUNS = 5;

/**
 * Throws if the address leads through a pool that gives a connection to others between two transactions: locks of a
 * session would never be released there, and notices not arrive.
 */
export async function requireSession(url: string, setting: string): Promise<void> {
  const channel = `mithaq_session_${randomBytes(8).toString('hex')}`;
  await withClients(url, 2, async ([listening, sending]) => {
    const heard = new Promise<true>((resolve) => listening!.on('notification', () => resolve(true)));
    await listening!.query(`listen ${channel}`);
    await sending!.query(`notify ${channel}`);
    const isHeard = await Promise.race([heard, pause(PATIENCE, false)]);
    await listening!.query(`unlisten ${channel}`);
    if (!isHeard)
      throw new Error(`${setting} leads through a pool that shares connections: it needs one with a session.`);
  });
}

/** Returns whether a prepared statement can be run again, on whatever connection a pool chooses. */
export async function reusesStatements(url: string): Promise<boolean> {
  try {
    await withClients(url, CLIENTS, (clients) =>
      Promise.all(
        clients.map(async (client, n) => {
          const statement = { name: `mithaq_probe_${n % 2}`, text: `select pg_sleep(0.01), ${n % 2}::text` };
          for (let run = 0; run < RUNS; run++) await client.query(statement);
        }),
      ),
    );
    return true;
  } catch (error) {
    // The statement does not exist, or another client's has its name.
    if (['26000', '42P05', '08P01'].includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

async function withClients(url: string, count: number, use: (clients: pg.Client[]) => Promise<unknown>): Promise<void> {
  const clients = Array.from({ length: count }, () =>
    newClient({ connectionString: url, application_name: 'mithaq-check', connectionTimeoutMillis: 5000 }),
  );
  try {
    for (const client of clients) client.on('error', () => undefined);
    await Promise.all(clients.map((client) => client.connect()));
    await use(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

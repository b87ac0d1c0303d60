import { open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newClient } from '#kernel/persistence/pg.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { DATABASE_USER } from './cluster.ts';
import { EmbeddedPostgresFailure } from './failure.ts';
import { serves } from './processes.ts';
import { run } from './run.ts';

export type Server = {
  cluster: string;
  logFile: string;
  password: string;
  account: Account | undefined;
  binaries: Binaries;
};

const PATIENCE_MS = 60_000;
const LARGE_LOG = 5_000_000;

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '', // TCP works everywhere; a socket's path may be too long
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Ends sessions of a killed application soon; unsupported on Windows.
  ...(process.platform !== 'win32' && { client_connection_check_interval: '1s' }),
  // The server's log has no personal text: no values, no statements.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/** Messages of a start shortly after a crash, or when another program took the port. */
const PASSING =
  /Address already in use|lock file "postmaster.pid" already exists|shared memory block .* is still in use/;

/** Codes of a server that is starting, recovering, stopping or full, or whose port is not open yet. */
const PASSING_CODES = /^(57P0[1-3]|53300|08\d\d\d|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT)$/;

/**
 * Returns the port of this cluster's server: a running one, left by a killed application, or a new one, at `port` if
 * given. Waits for recovery, a stopping server, and lock files of dead ones.
 */
export async function startServer(server: Server, log: (message: string) => void, port?: number): Promise<number> {
  const deadline = performance.now() + PATIENCE_MS;
  let startedHere = false;
  try {
    while (performance.now() < deadline) {
      const running = await findRunning(server.cluster);
      if (running === 'none') {
        await launch(server, port ?? (await freePort()));
        startedHere = true;
      } else if (running !== 'starting' && (await answers(running.port, server))) {
        if (!startedHere) log('Took over the PostgreSQL server that an earlier run left behind.');
        return running.port;
      }
      await pause(20);
    }
    throw new EmbeddedPostgresFailure(
      `PostgreSQL gave no answer within ${PATIENCE_MS / 1000} seconds. Its log is ${server.logFile}.`,
    );
  } catch (error) {
    if (startedHere) await stopServer(server);
    throw error;
  }
}

/** Stops the server with its sessions, and returns once everything is written. Idempotent. */
export async function stopServer({ cluster, account, binaries }: Server): Promise<void> {
  const { ok, output } = await run(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-s'], { account, cluster });
  if (!ok && (await findRunning(cluster)) !== 'none') {
    throw new EmbeddedPostgresFailure(`PostgreSQL did not stop: ${output}`);
  }
}

/** Returns whether no server of this cluster is running or starting. */
export const isStopped = async ({ cluster }: Server): Promise<boolean> => (await findRunning(cluster)) === 'none';

async function findRunning(cluster: string): Promise<{ port: number } | 'starting' | 'none'> {
  const file = path.join(cluster, 'postmaster.pid');
  let text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === '') {
    // Being written at this moment, or all that a power failure left.
    await pause(200);
    text = await readFile(file, 'utf8').catch(() => undefined);
  }
  if (text === undefined) return 'none';
  const [pid, , , port] = text.split('\n');
  if (!(await serves(Number(pid), cluster))) {
    // A dead server's file, whose number may belong to another process by now. We hold the lock, so nobody else starts
    // one.
    await rm(file, { force: true });
    return 'none';
  }
  return port ? { port: Number(port) } : 'starting';
}

async function launch(server: Server, port: number): Promise<void> {
  const { account, cluster, binaries, logFile } = server;
  const settings = Object.entries({ port, ...SETTINGS }).map(([name, value]) => `-c ${name}=${value}`);
  const output = await openLog(logFile);
  const { size: before } = await output.stat();
  try {
    const args = ['start', '-w', '-s', '-t', String(PATIENCE_MS / 1000), '-o', settings.join(' ')];
    const { ok } = await run(binaries.pgCtl, args, { account, cluster, printTo: output.fd });
    if (ok) return;
  } finally {
    await output.close();
  }
  const said = (await readFile(logFile)).subarray(before).toString().trim();
  if (PASSING.test(said)) return;
  throw new EmbeddedPostgresFailure(`PostgreSQL did not start. It said:\n${said}`);
}

async function openLog(file: string) {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  );
  if (size > LARGE_LOG) await rename(file, `${file}.previous`);
  return open(file, 'a+', 0o600);
}

/** Returns whether the server accepts sessions now. Throws if it is not ours. */
async function answers(port: number, { cluster, password }: Server): Promise<boolean> {
  const client = newClient({
    host: '127.0.0.1',
    port,
    user: DATABASE_USER,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => {}); // a session cut by a stopping server; the query below fails too
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    const folder = rows[0]?.data_directory ?? '';
    if ((await realpath(folder).catch(() => folder)) === cluster) return true;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (PASSING_CODES.test(code ?? '') || /timeout|terminated unexpectedly/i.test(message)) return false;
    if (code !== '28P01')
      throw new EmbeddedPostgresFailure(`PostgreSQL runs for ${cluster}, but cannot be used: ${message}`);
  } finally {
    await client.end().catch(() => {});
  }
  throw new EmbeddedPostgresFailure(
    `A PostgreSQL server runs for ${cluster}, but it does not take the password kept beside it. ` +
      'Stop that server and start again. To start without its data, set DATA_DIR to a new folder.',
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

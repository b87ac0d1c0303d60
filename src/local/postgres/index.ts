import { constants } from 'node:fs';
import { access, chmod, mkdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { accountForRoot } from './account.ts';
import { findBinaries } from './binaries.ts';
import { DATABASE_USER, ensureCluster } from './cluster.ts';
import { answers, ensureDatabase } from './database.ts';
import { EmbeddedPostgresFailure } from './failure.ts';
import { takeLock } from './lock.ts';
import { readPassword, makePassword } from './password.ts';
import { hasCluster, ownerOfCluster, folderOfCluster } from './data-folder.ts';
import { startServer, stopServer } from './server.ts';
import { superviseServer } from './watch.ts';

export { EmbeddedPostgresFailure } from './failure.ts';

/**
 * A running server, restarted at the same address when it dies. `url` is that of the database `mithaq`; `stop` ends the
 * server and releases the data folder.
 */
export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/**
 * Runs the PostgreSQL that npm installed on the data in `dataDir`, made if missing: starts the server, or takes over
 * one that a killed run left. One process at a time owns a data folder; `log` receives a sentence about everything
 * unusual.
 * @throws EmbeddedPostgresFailure for a second process, and for everything else that a person can fix
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
  programs,
}: {
  dataDir: string;
  log: (message: string) => void;
  /** The npm package with PostgreSQL's programs; by default the one of the newest version. */
  programs?: string | undefined;
}): Promise<EmbeddedPostgres> {
  const home = await makeHome(dataDir);
  const lock = await takeLock(home);
  try {
    const account = await accountFor(home);
    const binaries = await findBinaries(account, log, programs);
    const existingPassword = await readPassword(home);
    const folder = await folderOfCluster(home, { account, known: existingPassword !== undefined, log });
    if (existingPassword === undefined) await refuseLostPassword(home, folder);
    const password = existingPassword ?? (await makePassword(home));
    const cluster = await ensureCluster(folder, { password, account, binaries, log });
    const server = { cluster, logFile: path.join(home, 'postgres.log'), password, account, binaries };
    const port = await startServer(server, log);
    const url = `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}`;
    const whereItRuns = urlFile(home);
    try {
      await ensureDatabase(url, 'mithaq');
      await writeFile(whereItRuns, `${url}/mithaq`, { mode: 0o600 });
    } catch (error) {
      await stopServer(server);
      throw error;
    }

    const watch = superviseServer(server, port, log);

    let stopped: Promise<void> | undefined;
    return {
      url: `${url}/mithaq`,
      stop: () =>
        (stopped ??= rm(whereItRuns, { force: true })
          .then(watch.end)
          .then(() => stopServer(server))
          .then(lock.release)),
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The database URL of a site that is running on this data folder; null if none is. */
export async function runningEmbeddedPostgres(dataDir: string): Promise<string | null> {
  const url = await readFile(urlFile(path.resolve(dataDir, 'postgres')), 'utf8').catch(() => null);
  return url && (await answers(url)) ? url : null;
}

/**
 * The same database for a command next to the site: uses the server of a running site and leaves it running, or starts
 * one for as long as the command takes.
 */
export async function joinEmbeddedPostgres(needs: {
  dataDir: string;
  log: (message: string) => void;
}): Promise<EmbeddedPostgres> {
  const url = await runningEmbeddedPostgres(needs.dataDir);
  if (url) return { url, stop: async () => {} };
  return startEmbeddedPostgres(needs);
}

const urlFile = (home: string): string => path.join(home, 'url');

/** Our folder in the data folder. Root lets the server's account pass through it, but not list it. */
async function makeHome(dataDir: string): Promise<string> {
  const home = path.resolve(dataDir, 'postgres');
  try {
    await mkdir(home, { recursive: true });
    await access(home, constants.W_OK);
    if (isRoot()) for (const folder of [home, path.dirname(home)]) await letPass(folder);
  } catch (error) {
    throw new EmbeddedPostgresFailure(
      `The data folder ${home} cannot be written to (${(error as Error).message}). ` +
        'If this program was started as root before, start it in the same way again or give the folder to yourself with chown.',
    );
  }
  return realpath(home);
}

async function letPass(folder: string): Promise<void> {
  const { mode } = await stat(folder);
  await chmod(folder, (mode & 0o777) | 0o011);
}

async function refuseLostPassword(home: string, folder: string): Promise<void> {
  if (!(await hasCluster(folder))) return;
  throw new EmbeddedPostgresFailure(
    `The database in ${folder} is there, but its password is not: ${path.join(home, 'password')} is missing. ` +
      'Put that file back, or set DATA_DIR to another folder to start without its data.',
  );
}

async function accountFor(home: string) {
  if (!isRoot()) return undefined;
  return accountForRoot(await readFile('/etc/passwd', 'utf8').catch(() => ''), await ownerOfCluster(home));
}

const isRoot = () => process.geteuid?.() === 0;

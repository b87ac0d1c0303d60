import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresFailure } from './failure.ts';
import { clusterIn, hasCluster } from './data-folder.ts';
import { run } from './run.ts';

/** The database user of the application, who owns everything. */
export const DATABASE_USER = 'mithaq';

const FLAGS = ['--encoding=UTF8', '--no-locale', '--auth=scram-sha-256', `--username=${DATABASE_USER}`];

/** The letters of every language are known: by PostgreSQL itself since version 17, and by ICU before. */
const localeFlags = (version: string): string[] =>
  Number(version) >= 17
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    : ['--locale-provider=icu', '--icu-locale=und'];

export type ClusterNeeds = {
  password: string;
  account: Account | undefined;
  binaries: Binaries;
  log: (message: string) => void;
};

/** Makes the cluster's folder if missing, owned by the server's account and readable by nobody else. */
export async function ensureCluster(folder: string, needs: ClusterNeeds): Promise<string> {
  await removeFolder(folder);
  if (await hasCluster(folder)) await reclaim(clusterIn(folder), needs);
  else await makeCluster(folder, needs);
  const cluster = await realpath(clusterIn(folder));
  await refuseOtherVersion(cluster, needs.binaries);
  return cluster;
}

/**
 * Works in a folder of its own and moves the finished cluster into place, so that a killed start leaves nothing
 * incomplete.
 */
async function makeCluster(folder: string, { password, account, binaries }: ClusterNeeds): Promise<void> {
  refuseNameless(account);
  const workshop = await mkdtemp(path.join(folder, 'initdb-'));
  const made = path.join(workshop, 'cluster');
  const passwordFile = path.join(workshop, 'password');
  try {
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) for (const file of [workshop, passwordFile]) await chown(file, account.uid, account.gid);
    const flags = ['-D', made, `--pwfile=${passwordFile}`, ...FLAGS, ...localeFlags(binaries.version)];
    const { ok, output } = await run(binaries.initdb, flags, { account });
    if (!ok) throw new EmbeddedPostgresFailure(`PostgreSQL could not make its database folder:\n${output}`);
    await rename(made, clusterIn(folder));
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * Removes what killed starts left. An initdb still running there fails by itself; what remains is removed next time.
 */
async function removeFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('initdb-')) continue;
    await rm(path.join(folder, name), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }).catch(() => {});
  }
}

/** PostgreSQL refuses a folder that others may read or that another user owns, as in restored copies. */
async function reclaim(cluster: string, { account, log }: ClusterNeeds): Promise<void> {
  const { uid } = await lstat(cluster);
  const ours = account?.uid ?? process.getuid?.();
  if (!account && ours !== undefined && uid !== ours) {
    throw new EmbeddedPostgresFailure(
      `The database in ${cluster} belongs to another user (number ${uid}), probably because this program was started as root before. ` +
        `Start it in the same way again, or give the folder to yourself: sudo chown -R ${ours} "${path.dirname(path.dirname(cluster))}"`,
    );
  }
  if (account) {
    const handed = await giveTo(account, cluster);
    if (handed > 0)
      log(`Gave ${handed} files of the database to the user \`${account.name}\`, as whom PostgreSQL runs.`);
  }
  if (process.platform !== 'win32') await chmod(cluster, 0o700);
}

async function giveTo(account: Account, folder: string): Promise<number> {
  const below = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = [folder, ...below.map((entry) => path.join(entry.parentPath, entry.name))];
  let handed = 0;
  for (const file of files) {
    // A running server removes its own files at any time.
    const stats = await lstat(file).catch(() => undefined);
    if (!stats || stats.uid === account.uid) continue;
    await lchown(file, account.uid, account.gid).catch(() => {});
    handed += 1;
  }
  return handed;
}

async function refuseOtherVersion(cluster: string, binaries: Binaries): Promise<void> {
  const version = (
    await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(() => 'of an unknown version')
  ).trim();
  if (version === binaries.version) return;
  throw new EmbeddedPostgresFailure(
    `The database in ${cluster} was made by a PostgreSQL ${version}; this build brings PostgreSQL ${binaries.version}. ` +
      'Set DATA_DIR to another folder to start without its data, or use the build that made it.',
  );
}

function refuseNameless(account: Account | undefined): void {
  if (account || process.platform === 'win32') return;
  try {
    userInfo();
  } catch {
    throw new EmbeddedPostgresFailure(
      'PostgreSQL needs a user with a name, and this one has no entry in /etc/passwd. Start it as another user, or set DATABASE_URL.',
    );
  }
}

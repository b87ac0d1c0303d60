import { sha256 } from '#kernel/values/sha256.ts';
import { cp, lstat, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account.ts';
import { canEnter, findFallbackFolder, makeFallbackFolder } from './fallback-data-folder.ts';

export const clusterIn = (folder: string): string => path.join(folder, 'cluster');

export const hasCluster = (folder: string): Promise<boolean> =>
  lstat(clusterIn(folder)).then(
    () => true,
    () => false,
  );

/**
 * The cluster's folder: in `home`, our folder in the data folder, or in a fallback folder if the server's account
 * cannot enter `home`; it never moves back. If the data folder was emptied (`known` is false), a fallback folder is set
 * aside, so that removing the data folder always starts afresh.
 */
export async function folderOfCluster(
  home: string,
  { account, known, log }: { account: Account | undefined; known: boolean; log: (message: string) => void },
): Promise<string> {
  if (!account) return home;
  const name = fallbackName(home);
  const fallback = await findFallbackFolder(name);
  if (fallback && known) {
    log(`The database of this data folder lives in ${fallback}.`);
    return fallback;
  }
  if (fallback) {
    await rm(`${fallback}.previous`, { recursive: true, force: true });
    await rename(fallback, `${fallback}.previous`);
    log(`The data folder was emptied; its former database was set aside in ${fallback}.previous.`);
  }
  if (await canEnter(home, account)) return home;

  const cluster = clusterIn(home);
  const started = await hasCluster(home);
  const made = await makeFallbackFolder(name, account, async (folder) => {
    if (started) await cp(cluster, clusterIn(folder), { recursive: true, verbatimSymlinks: true });
  });
  if (started) await rm(cluster, { recursive: true, force: true });
  log(
    `PostgreSQL runs as the user \`${account.name}\`, who cannot get into ${home}; ` +
      `${started ? 'its database was moved' : 'its database is made'} in ${made} instead.`,
  );
  return made;
}

/** The owner of the existing cluster, wherever it is; root then runs the server as that user. */
export async function ownerOfCluster(home: string): Promise<number | undefined> {
  const fallback = await findFallbackFolder(fallbackName(home));
  for (const folder of fallback ? [fallback, home] : [home]) {
    const stats = await lstat(clusterIn(folder)).catch(() => undefined);
    if (stats) return stats.uid;
  }
  return undefined;
}

const fallbackName = (home: string) => `mithaq-data-${sha256(home).slice(0, 12)}`;

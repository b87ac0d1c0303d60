import { createHash } from 'node:crypto';
import { cp, lstat, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './account.ts';
import { canEnter, findRefuge, makeRefuge } from './fallback-data-folder.ts';

/** The folder of the database itself, inside the place it was given. */
export const clusterIn = (place: string): string => path.join(place, 'cluster');

export const hasCluster = (place: string): Promise<boolean> =>
  lstat(clusterIn(place)).then(
    () => true,
    () => false,
  );

/**
 * Where the cluster lives: in `home`, our folder in the data folder, or in a refuge when the server's account cannot get
 * into `home`. Once in a refuge it stays there. A refuge whose data folder was emptied (`known` is false) is set aside,
 * so that removing the data folder always means starting afresh.
 */
export async function placeOfCluster(
  home: string,
  { account, known, log }: { account: Account | undefined; known: boolean; log: (message: string) => void },
): Promise<string> {
  if (!account) return home;
  const name = refugeName(home);
  const refuge = await findRefuge(name);
  if (refuge && known) {
    log(`The database of this data folder lives in ${refuge}.`);
    return refuge;
  }
  if (refuge) {
    await rm(`${refuge}.previous`, { recursive: true, force: true });
    await rename(refuge, `${refuge}.previous`);
    log(`The data folder was emptied; its former database was set aside in ${refuge}.previous.`);
  }
  if (await canEnter(home, account)) return home;

  const cluster = clusterIn(home);
  const started = await hasCluster(home);
  const made = await makeRefuge(name, account, async (folder) => {
    if (started) await cp(cluster, clusterIn(folder), { recursive: true, verbatimSymlinks: true });
  });
  if (started) await rm(cluster, { recursive: true, force: true });
  log(
    `PostgreSQL runs as the user \`${account.name}\`, who cannot get into ${home}; ` +
      `${started ? 'its database was moved' : 'its database is made'} in ${made} instead.`,
  );
  return made;
}

/** The user who owns the cluster already, wherever it lives; root then runs the server as that user. */
export async function ownerOfCluster(home: string): Promise<number | undefined> {
  const refuge = await findRefuge(refugeName(home));
  for (const place of refuge ? [refuge, home] : [home]) {
    const found = await lstat(clusterIn(place)).catch(() => undefined);
    if (found) return found.uid;
  }
  return undefined;
}

const refugeName = (home: string) => `mithaq-data-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;

import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EmbeddedPostgresFailure } from './failure.ts';
import { startTimeOf } from './processes.ts';

export type Lock = { release(): Promise<void> };

/**
 * Makes this process the only owner of the folder until it releases the lock or ends, however it ends. Fails with the
 * other's process number if a living process owns it.
 * @remarks Locks are numbered files, and the highest one counts. A process that finds its owner dead creates the next
 * number, which the file system lets only one process do, so nobody ever deletes a living lock by mistake.
 */
export async function takeLock(folder: string): Promise<Lock> {
  const draft = path.join(folder, `lock-${randomUUID()}`);
  await writeFile(draft, JSON.stringify({ pid: process.pid, beginning: await startTimeOf(process.pid) }));
  try {
    for (;;) {
      const highest = Math.max(0, ...(await numbersIn(folder)));
      await refuseIfLocked(folder, highest);
      const mine = lockFile(folder, highest + 1);
      if (!(await linkOnce(draft, mine))) continue;
      const numbers = await numbersIn(folder);
      if (Math.max(...numbers) > highest + 1) {
        await rm(mine);
        continue;
      }
      for (const number of numbers) if (number <= highest) await rm(lockFile(folder, number), { force: true });
      return { release: () => writeFile(mine, '{}') };
    }
  } finally {
    await rm(draft, { force: true });
  }
}

const lockFile = (folder: string, number: number) => path.join(folder, `lock.${number}`);

async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names.flatMap((name) => (/^lock\.\d+$/.test(name) ? [Number(name.slice('lock.'.length))] : []));
}

async function refuseIfLocked(folder: string, number: number): Promise<void> {
  const owner = parse(await readFile(lockFile(folder, number), 'utf8').catch(() => '{}'));
  const beginning = owner.pid === undefined ? undefined : await startTimeOf(owner.pid);
  if (beginning === undefined || beginning !== owner.beginning) return;
  throw new EmbeddedPostgresFailure(
    `Another process (${owner.pid}) is using the data folder ${path.dirname(folder)}. ` +
      'Stop it first, or start this one with a DATA_DIR of its own.',
  );
}

function parse(text: string): { pid?: number; beginning?: string } {
  try {
    return JSON.parse(text) as { pid?: number; beginning?: string };
  } catch {
    return {};
  }
}

async function linkOnce(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { newClient } from '#kernel/persistence/pg.ts';
import { onTestFinished, vi } from 'vitest';
import { parentOfData } from '../../../testing/server/throwaway-folder.ts';

/** A new data folder, which is removed after the test, together with a server that still uses it. */
export async function aDataFolder(name = 'data'): Promise<string> {
  const top = await realpath(await mkdtemp(path.join(await parentOfData(), 'mithaq-test-')));
  await chmod(top, 0o711);
  const dataDir = path.join(top, name);
  onTestFinished(async () => {
    const pid = await serverPid(dataDir).catch(() => undefined);
    if (pid) killIfAlive(pid, 'SIGQUIT');
    await rm(top, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });
  return dataDir;
}

export const clusterOf = (dataDir: string): string => path.join(dataDir, 'postgres', 'cluster');

export async function serverPid(dataDir: string): Promise<number> {
  return Number((await readFile(path.join(clusterOf(dataDir), 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

export function killIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // gone already
  }
}

export async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = newClient({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Waits for a line of output that begins with the word, and returns its rest. */
export type App = { process: ChildProcess; says(word: string): Promise<string> };

/** Starts the server from another process, like the application, in a process group of its own. */
export function anApp(dataDir: string): App {
  const starter = path.join(import.meta.dirname, 'starter.ts');
  const child = spawn(process.execPath, [starter, dataDir], { detached: true, stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const says = (word: string) =>
    vi.waitFor(
      () => {
        const line = said.split('\n').find((candidate) => candidate.startsWith(`${word} `));
        if (line === undefined) throw new Error(`The process did not say '${word}', but: ${said}`);
        return line.slice(word.length + 1);
      },
      { timeout: 20_000, interval: 20 },
    );
  return { process: child, says };
}

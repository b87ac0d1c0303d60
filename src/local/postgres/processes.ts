import { readFile, readlink } from 'node:fs/promises';
import { run } from './run.ts';

/**
 * Start time of a living process, as a text to compare with `===`, which tells a reused process number apart.
 * `undefined` if there is no such process, or only a zombie.
 */
export async function startTimeOf(pid: number): Promise<string | undefined> {
  if (process.platform === 'linux') {
    const stat = await linuxStat(pid);
    return stat && `${stat.startedAt} ${(await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()}`;
  }
  if (!isAlive(pid)) return undefined;
  const { output } =
    process.platform === 'win32'
      ? await run('powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`])
      : await run('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return output || undefined;
}

/**
 * Returns whether the process is a PostgreSQL server in this cluster's folder; true if in doubt, so that nothing is
 * taken from it.
 */
export async function serves(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    if (!(await linuxStat(pid))) return false;
    // A server's working folder is its cluster.
    const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
    return folder === undefined ? isAlive(pid) : folder === cluster;
  }
  if (!isAlive(pid)) return false;
  const { output } =
    process.platform === 'win32'
      ? await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])
      : await run('ps', ['-o', 'command=', '-p', String(pid)]);
  return output.includes('postgres');
}

async function linuxStat(pid: number): Promise<{ startedAt: string } | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may contain spaces and brackets; the state follows the last one.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state = '', startedAt = ''] = [fields[0], fields[19]];
  return startedAt && !'ZX'.includes(state) ? { startedAt } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // Gone, or another user's, which PostgreSQL itself takes for gone too.
    return false;
  }
}

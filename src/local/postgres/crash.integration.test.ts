import { spawn } from 'node:child_process';
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startEmbeddedPostgres } from './index.ts';
import { aDataFolder, anApp, clusterOf, query, serverPid } from './testing/data-folder.ts';

test('a server left by a killed application is taken over, with its sessions', async () => {
  const dataDir = await aDataFolder();
  const app = anApp(dataDir);
  const left = await app.says('ready');
  await query(left, 'create table answers as select 42 as answer');
  const pid = await serverPid(dataDir);
  app.process.kill('SIGKILL');
  await expect.poll(() => app.process.signalCode).toBe('SIGKILL');

  const log = vi.fn<(message: string) => void>();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  expect(url).toBe(left);
  expect(await serverPid(dataDir)).toBe(pid);
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^Took over the PostgreSQL server/));
  expect(await query(url, 'select answer from answers')).toEqual([{ answer: 42 }]);
  await stop();
  await expect(query(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('after application and server were both killed, the next start recovers what was written', async () => {
  const dataDir = await aDataFolder();
  const app = anApp(dataDir);
  const left = await app.says('ready');
  await query(left, 'create table answers as select generate_series(1, 100000) as number');
  const pid = await serverPid(dataDir);
  app.process.kill('SIGKILL');
  await expect.poll(() => app.process.signalCode).toBe('SIGKILL');
  process.kill(pid, 'SIGKILL');

  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  expect(await query(url, 'select count(*)::int as count from answers')).toEqual([{ count: 100_000 }]);
  await stop();
});

test('a dead server whose process number was reused does not block a start', async () => {
  const dataDir = await aDataFolder();
  const first = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await query(first.url, 'create table answers as select 42 as answer');
  await first.stop();
  // PostgreSQL takes any living process of the same user for the server that the file names.
  const { uid, gid } = await stat(clusterOf(dataDir));
  const stranger = spawn('sleep', ['60'], { ...(process.getuid?.() === 0 && { uid, gid }) });
  onTestFinished(() => void stranger.kill());
  const lines = [stranger.pid, clusterOf(dataDir), 1, new URL(first.url).port, '', '127.0.0.1', '', 'ready', ''];
  await writeFile(path.join(clusterOf(dataDir), 'postmaster.pid'), lines.join('\n'));

  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  expect(await query(url, 'select answer from answers')).toEqual([{ answer: 42 }]);
  expect(await serverPid(dataDir)).not.toBe(stranger.pid);
  expect(stranger.exitCode).toBeNull();
  await stop();
});

test('a start that is killed while making the database leaves nothing incomplete', async () => {
  const dataDir = await aDataFolder();
  const home = path.dirname(clusterOf(dataDir));
  const app = anApp(dataDir);
  const inTheMaking = async () => {
    const names = await readdir(home);
    const workshop = names.find((name) => name.startsWith('initdb-')) ?? '';
    return readdir(path.join(home, workshop, 'cluster'));
  };
  await expect.poll(inTheMaking, { interval: 5 }).toContain('base');
  app.process.kill('SIGKILL');
  expect(await readdir(home)).not.toContain('cluster');

  await expect.poll(() => app.process.signalCode).toBe('SIGKILL');
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(home)).filter((name) => name.startsWith('initdb-'))).toEqual([]);
  await stop();
});

test('Ctrl-C reaches the application, not the server, which runs until the application stops it', async () => {
  const app = anApp(await aDataFolder());
  const url = await app.says('ready');
  process.kill(-(app.process.pid ?? 0), 'SIGINT'); // to the whole group, as a terminal does
  await app.says('drained');
  await expect(query(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

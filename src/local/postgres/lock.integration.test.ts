import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { EmbeddedPostgresFailure, startEmbeddedPostgres } from './index.ts';
import { takeLock } from './lock.ts';
import { startTimeOf } from './processes.ts';
import { aDataFolder, anApp, query } from './testing/data-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mithaq-lock-'));
  onTestFinished(() => rm(folder, { recursive: true }));
});

const owned = (number: number, owner: unknown) =>
  writeFile(path.join(folder, `lock.${number}`), typeof owner === 'string' ? owner : JSON.stringify(owner));

test('exactly one of many parallel tries gets the lock, free or stale', async () => {
  for (let round = 0; round < 20; round += 1) {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => takeLock(folder)));
    const winners = tries.filter((result) => result.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    if (round % 2) await winners[0]?.value.release();
    else await owned(round + 1, { pid: 999_999_999, beginning: 'long ago' });
  }
  expect(await readdir(folder)).toHaveLength(1);
});

test('a broken lock and the lock of a dead process, even with a reused number, are taken over', async () => {
  const child = spawn('true');
  await expect.poll(() => child.exitCode).toBe(0);
  await owned(1, { pid: child.pid, beginning: 'long ago' });
  await (await takeLock(folder)).release();
  await owned(3, { pid: process.pid, beginning: 'another process had this number' });
  await (await takeLock(folder)).release();
  await owned(5, '{"pid":');
  await (await takeLock(folder)).release();
  expect(await readdir(folder)).toEqual(['lock.6']);
});

test('the lock of a living process holds', async () => {
  const child = spawn('sleep', ['60']);
  onTestFinished(() => void child.kill());
  await owned(7, { pid: child.pid, beginning: await startTimeOf(child.pid ?? 0) });
  await expect(takeLock(folder)).rejects.toThrow(`Another process (${child.pid})`);
  child.kill('SIGKILL');
  await expect.poll(() => child.signalCode).toBe('SIGKILL');
  await expect(takeLock(folder)).resolves.toBeDefined();
});

test('of two parallel starts on a new data folder one owns it; the other reports the owner', async () => {
  const dataDir = await aDataFolder();
  const apps = [anApp(dataDir), anApp(dataDir)];
  const answers = await Promise.all(
    apps.map((app) => Promise.any([app.says('ready').then(() => 'ready'), app.says('refused')])),
  );
  const winner = apps[answers.indexOf('ready')];
  expect(answers.filter((answer) => answer === 'ready')).toHaveLength(1);
  expect(answers).toContainEqual(
    expect.stringContaining(`Another process (${winner?.process.pid}) is using the data folder ${dataDir}`),
  );

  await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(EmbeddedPostgresFailure);
  expect(await query((await winner?.says('ready')) ?? '', 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a refused process may start once the owner has stopped', async () => {
  const dataDir = await aDataFolder();
  const first = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await expect(startEmbeddedPostgres({ dataDir, log: () => {} })).rejects.toThrow(/^Another process/);
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await second.stop();
});

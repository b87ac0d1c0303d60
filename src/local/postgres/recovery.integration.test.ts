import { chmod, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { aBrother } from '../../testing/people.ts';
import { startProduct } from '../../testing/product.ts';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { aDataFolder, clusterOf, query, serverPid } from './testing/data-folder.ts';

test('a killed server is restarted at the same address, each time', async () => {
  const dataDir = await aDataFolder();
  const log = vi.fn<(message: string) => void>();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  onTestFinished(stop);
  await query(url, 'create table answers as select 42 as answer');
  for (let times = 0; times < 2; times++) {
    const pid = await serverPid(dataDir);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => query(url, 'select answer from answers'), { timeout: 30_000 }).toEqual([{ answer: 42 }]);
    expect(await serverPid(dataDir)).not.toBe(pid);
  }
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^PostgreSQL ended unexpectedly/));
});

test('a stopped server is not restarted', async () => {
  const dataDir = await aDataFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  process.kill(await serverPid(dataDir), 'SIGKILL');
  await stop();
  // A dying child of the killed server may hold its port for a moment.
  const answer = () => query(url, 'select 1').catch((error: { code?: string }) => error.code ?? 'cut');
  await expect.poll(answer, { interval: 20 }).toBe('ECONNREFUSED');
  // Nothing of the first one blocks the next.
  const again = await startEmbeddedPostgres({ dataDir, log: () => {} });
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await again.stop();
});

test('the application responds with 503 while its server is down, and recovers by itself', async () => {
  const dataDir = await aDataFolder();
  const product = await startProduct({ settings: { DATA_DIR: dataDir } });
  onTestFinished(() => product.stop());
  const { browser } = await aBrother(product, 'Bilal');
  const ready = async () => (await product.visitor().get('/readyz')).status;

  // Without its settings the server cannot be restarted, so that it is down until somebody saw that it is.
  const settings = path.join(clusterOf(dataDir), 'postgresql.conf');
  await rename(settings, `${settings}.away`);
  process.kill(await serverPid(dataDir), 'SIGKILL');
  await expect.poll(ready, { timeout: 30_000 }).toBe(503);
  await rename(`${settings}.away`, settings);
  await expect.poll(ready, { timeout: 30_000 }).toBe(200);
  expect((await browser.get('/api/user')).status).toBe(200);
  // Its background work too.
  const { email } = await aBrother(product, 'Idris');
  expect((await product.mailTo(email)).length).toBeGreaterThan(0);
});

describe('the application is not ready while its database refuses writes', () => {
  test.each([
    {
      cause: 'whose disk refuses new files',
      refuse: (cluster: string) => changeModes(cluster, 0o500),
      accept: (cluster: string) => changeModes(cluster, 0o700),
    },
    {
      cause: 'that is read-only',
      refuse: (_: string, url: string) => setReadOnly(url, true),
      accept: (_: string, url: string) => setReadOnly(url, false),
    },
  ])('of a server $cause, and is again once it does', async ({ refuse, accept }) => {
    const dataDir = await aDataFolder();
    const product = await startProduct({ settings: { DATA_DIR: dataDir } });
    onTestFinished(() => product.stop());
    const url = (await runningEmbeddedPostgres(dataDir))!;
    const ready = async () => (await product.visitor().get('/readyz')).status;
    expect(await ready()).toBe(200);

    await refuse(clusterOf(dataDir), url);
    await expect.poll(ready, { timeout: 10_000 }).toBe(503);
    await accept(clusterOf(dataDir), url);
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  });
});

/** Sets the modes of the folders with the databases' tables. */
async function changeModes(cluster: string, mode: number): Promise<void> {
  const base = path.join(cluster, 'base');
  for (const name of await readdir(base)) await chmod(path.join(base, name), mode);
}

async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  await query(url, `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
  await query(url, 'select pg_reload_conf()');
}

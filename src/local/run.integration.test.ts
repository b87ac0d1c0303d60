import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '#kernel/runtime/logger.ts';
import { readEnvironment } from '../app/env.ts';
import { aBrother, PASSWORD } from '../testing/people.ts';
import { freePort, Product, SETTINGS } from '../testing/product.ts';
import { throwawayFolder } from '../testing/server/throwaway-folder.ts';
import { runLocally } from './run.ts';

test('a reset empties the database of a running site, which starts again at the same address', async () => {
  const folder = await throwawayFolder();
  onTestFinished(() => folder.remove());
  const env = readEnvironment({ ...SETTINGS, PORT: String(await freePort()), DATA_DIR: folder.path });
  const failures: Error[] = [];
  const { stop } = await runLocally(env, createLogger('silent'), () => undefined, {
    pages: false,
    onFailure: (error) => failures.push(error),
  });
  onTestFinished(stop);
  const product = new Product(env.appUrl, stop);
  const { email } = await aBrother(product, 'Yusuf');
  const signIn = async () => (await product.visitor().post('/api/auth/signin', { email, password: PASSWORD })).status;
  expect(await signIn()).toBe(200);

  const fromAnotherSite = await fetch(`${product.site}/dev/reset`, { method: 'POST' });
  expect(fromAnotherSite.status).toBe(403);
  expect((await product.visitor().post('/dev/reset', undefined, { 'X-Requested-With': 'mithaq' })).status).toBe(202);
  await expect.poll(() => signIn().catch(() => 'not reachable'), { timeout: 60_000 }).toBe(401);
  expect(failures).toEqual([]);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '#kernel/runtime/logger.ts';
import type { PageRendered } from '../render.ts';
import { cards } from './cards.ts';

async function aSite(
  parts: Partial<Parameters<typeof cards>[0]> = {},
): Promise<(address: string) => Promise<Response>> {
  const render = async ({ url }: { url: string }) =>
    ({ kind: 'static', html: '', address: url, heading: 'Guidance' }) as unknown as PageRendered;
  const fetchInProcess = () => async () => ({ status: 404, body: null, header: () => null });
  const app = new Koa().use(cards({ render, fetchInProcess, log: createLogger('silent'), ...parts }));
  const server = app.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (address) => fetch(site + address);
}

test('a page has one card, with its English heading', async () => {
  const get = await aSite();
  const type = async (address: string) => (await get(address)).headers.get('Content-Type');
  expect(await type('/cards/guidance.png')).toBe('image/png');
  expect(await type('/cards/ar/guidance.png')).not.toBe('image/png');
});

test('without the optional renderer there is no card, and the log says so once', async () => {
  const lines: string[] = [];
  const get = await aSite({
    log: createLogger('warn', { write: (line: string) => void lines.push(line) }),
    draw: async () => {
      throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
    },
  });
  expect((await get('/cards/guidance.png')).status).toBe(404);
  expect((await get('/cards/pricing.png')).status).toBe(404);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('@resvg/resvg-js is not installed');
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import type { PageRendered } from '../render.ts';
import { cards } from './cards.ts';

test('a page has one card, with its English heading', async () => {
  const render = async ({ url }: { url: string }) =>
    ({ kind: 'static', html: '', address: url, heading: 'Guidance' }) as unknown as PageRendered;
  const app = new Koa().use(
    cards({ render, fetchInProcess: () => async () => ({ status: 404, body: null, header: () => null }) }),
  );
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const type = async (address: string) => (await fetch(site + address)).headers.get('Content-Type');
  expect(await type('/cards/guidance.png')).toBe('image/png');
  expect(await type('/cards/ar/guidance.png')).not.toBe('image/png');
  server.close();
});

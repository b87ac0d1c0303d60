import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { languageOfAddress } from '../app/http/language.ts';
import { atItsAddress } from './one-address.ts';

test('a page opened as localhost is led to the site’s own address; calls and its own address are not', async () => {
  const app = new Koa();
  app.use(languageOfAddress);
  app.use((ctx, next) => atItsAddress(`http://127.0.0.1:${port}`)(ctx, next));
  app.use((ctx) => void (ctx.body = 'here'));
  const server = app.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const open = async (address: string, accept: string) => {
    const { headers } = await fetch(address, { redirect: 'manual', headers: { Accept: accept } });
    return headers.get('Location');
  };
  expect(await open(`http://localhost:${port}/auth?tab=signup`, 'text/html')).toBe(
    `http://127.0.0.1:${port}/auth?tab=signup`,
  );
  expect(await open(`http://localhost:${port}/ar/guidance`, 'text/html')).toBe(`http://127.0.0.1:${port}/ar/guidance`);
  expect(await open(`http://localhost:${port}/api/user`, 'application/json')).toBeNull();
  expect(await open(`http://127.0.0.1:${port}/auth`, 'text/html')).toBeNull();
  server.close();
});

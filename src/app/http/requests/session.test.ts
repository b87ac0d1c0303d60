import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { expect, test } from 'vitest';
import { sessions } from './session.ts';

test('a renewed session exists before the old one ends; signing out ends it at once', async () => {
  const running = new Set<string>();
  const happened: string[] = [];
  const store = {
    find: async (key: string) => (running.has(key) ? { id: key, actor: null, data: { accountId: 'a' } } : null),
    save: async () => undefined,
    async end(key: string) {
      if (running.delete(key)) happened.push(`ended, with ${running.size} left`);
    },
  };
  const beginSession = {
    async execute({ key }: { key: string }) {
      running.add(key);
      happened.push(`began as number ${running.size}`);
    },
  };
  const app = new Koa();
  app.keys = ['a key'];
  app.use(sessions(app, { sessions: store, beginSession } as never, { secure: false }));
  app.use(async (ctx) => {
    ctx.body = 'done';
    if (ctx.path === '/out') return void (ctx.session = null);
    ctx.state['sessionStart'] = {};
    ctx.session!['accountId'] = 'a';
    await ctx.session!.regenerate();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  let cookie = '';
  for (const path of ['/in', '/again', '/out']) {
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { headers } = await fetch(site + path, { headers: { Cookie: cookie } });
    cookie = headers
      .getSetCookie()
      .map((set) => set.split(';')[0])
      .filter((set) => !set!.endsWith('='))
      .join('; ');
  }
  server.close();
  expect(happened).toEqual(['began as number 1', 'began as number 2', 'ended, with 1 left', 'ended, with 0 left']);
});

import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throwawayFolder } from '../../testing/server/throwaway-folder.ts';
import { securityHeaders } from './requests/guards.ts';
import { memberFiles } from './static.ts';

const CODE = 'start('.repeat(40);
let site: string;
let end: () => Promise<void>;

beforeAll(async () => {
  const { path: folder, remove } = await throwawayFolder();
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/manifest.json'), '{}');
  writeFileSync(path.join(folder, 'index.html'), '<html></html>');
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'assets/noto-nastaliq-urdu-a1b2C3d4.woff2'), 'face');
  writeFileSync(path.join(folder, 'assets/main-a1.js'), CODE);
  writeFileSync(path.join(folder, 'assets/main-a1.js.br'), brotliCompressSync(CODE));
  const app = new Koa().use(securityHeaders({ production: true, stripe: false })).use(memberFiles(folder));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  end = () => {
    server.close();
    return remove();
  };
});
afterAll(() => end());

test('a file is served as compressed by the build, and cached forever', async () => {
  const answer = await fetch(`${site}/assets/main-a1.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(CODE);
  const plain = await fetch(`${site}/assets/main-a1.js`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.text()).toBe(CODE);
});

test('parts of pages omit headers for documents; files that can be opened directly have all of them', async () => {
  const policies = async (address: string) => {
    const { headers } = await fetch(site + address);
    const own = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security'];
    expect(own.filter((name) => !headers.has(name))).toEqual([]);
    return ['Content-Security-Policy', 'X-Frame-Options', 'Cross-Origin-Opener-Policy'].filter((name) =>
      headers.has(name),
    );
  };
  expect(await policies('/assets/main-a1.js')).toEqual([]);
  expect(await policies('/favicon.svg')).toHaveLength(3);
});

test('the plain name of a font redirects to the built file', async () => {
  const answer = await fetch(`${site}/faces/noto-nastaliq-urdu.woff2`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/assets/noto-nastaliq-urdu-a1b2C3d4.woff2']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect((await fetch(`${site}/faces/another.woff2`)).status).toBe(404);
});

test('an unchanged file is not sent again', async () => {
  const answer = await fetch(`${site}/favicon.svg`);
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  const headers = { 'If-None-Match': answer.headers.get('ETag')!, 'Cache-Control': 'max-age=0' };
  expect((await fetch(`${site}/favicon.svg`, { headers })).status).toBe(304);
});

test.each(['/index.html', '/.vite/manifest.json', '/assets/main-a1.js.br', '/', '/assets/other.js'])(
  '%s is not served',
  async (address) => {
    expect((await fetch(`${site}${address}`)).status).toBe(404);
  },
);

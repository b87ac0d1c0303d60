import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { throwawayFolder } from '../../testing/throwaway-folder.ts';
import { securityHeaders } from './guards.ts';
import { webApp } from './static.ts';

const [SCRIPT, STYLE, CODE] = ['dress()', 'p{color:red}', 'start('.repeat(40)];
const PAGE = `<html><head><script>${SCRIPT}</script><style>${STYLE}</style></head></html>`;
let site: string;
let end: () => Promise<void>;

beforeAll(async () => {
  const { path: folder, remove } = await throwawayFolder();
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), PAGE);
  writeFileSync(path.join(folder, 'assets/main-a1.js'), CODE);
  writeFileSync(path.join(folder, 'assets/main-a1.js.br'), brotliCompressSync(CODE));
  const app = new Koa().use(securityHeaders({ production: true, stripe: false })).use(webApp(folder));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  end = () => {
    server.close();
    return remove();
  };
});
afterAll(() => end());

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page’s own inline script and styles are allowed by their hashes, and nothing else that is inline', async () => {
  const policy = (await fetch(`${site}/dashboard`)).headers.get('Content-Security-Policy')!;
  expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`);
  expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`);
  expect(policy).not.toContain('unsafe');
});

test('a built file comes as it was compressed when it was built, and for ever', async () => {
  const answer = await fetch(`${site}/assets/main-a1.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(CODE);
  const plain = await fetch(`${site}/assets/main-a1.js`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  expect(await plain.text()).toBe(CODE);
});

test('what the reader has is not sent again', async () => {
  const etag = (await fetch(`${site}/`)).headers.get('ETag')!;
  const again = await fetch(`${site}/`, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } });
  expect(again.status).toBe(304);
});

test('the compressed twin is no address of its own', async () => {
  expect((await fetch(`${site}/assets/main-a1.js.br`)).status).toBe(404);
});

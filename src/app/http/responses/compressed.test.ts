import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressed } from './compressed.ts';

/** Varied, because for a repeated sentence fast compression beats the thorough one. */
const LONG = Array.from({ length: 300 }, (_, n) => `Profile ${(n * 7919) % 1000}. `).join('');
const bodies: Record<string, () => unknown> = {
  '/list': () => [{ text: LONG }],
  '/page': () => `<p>${LONG}</p>`,
  '/for-all': () => `<p>${LONG}</p>`,
  '/short': () => ({ text: 'Salam.' }),
  '/events': () => Readable.from([LONG]),
};
let port: number;
let close: () => void;

beforeAll(async () => {
  const app = new Koa().use(compressed).use((ctx) => {
    if (ctx.path === '/for-all') Object.assign(ctx.state, { isForAll: true });
    ctx.etag = ctx.path.slice(1);
    ctx.body = bodies[ctx.path]!();
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  close = () => void server.close();
});
afterAll(() => close());

async function fetchIt(path: string, encoding: string, method = 'GET') {
  const requested = request({ port, path, method, headers: { 'Accept-Encoding': encoding } }).end();
  const [answer] = (await once(requested, 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

test.each(['/list', '/page', '/for-all'])('%s is compressed with brotli for clients that accept it', async (path) => {
  const plain = await fetchIt(path, 'gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  const { headers, body } = await fetchIt(path, 'gzip, br');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['vary']).toBe('Accept-Encoding');
  expect(headers['content-type']).toBe(plain.headers['content-type']);
  expect(Number(headers['content-length'])).toBe(body.length);
  expect(brotliDecompressSync(body)).toEqual(plain.body);
});

test.each([
  ['/short', 'GET', 'is hardly worth it'],
  ['/events', 'GET', 'comes bit by bit'],
  ['/list', 'HEAD', 'has no body'],
])('%s by %s is not compressed: it %s', async (path, method) => {
  expect((await fetchIt(path, 'br', method)).headers['content-encoding']).toBeUndefined();
});

test('a response shared by all visitors is compressed more than a personal one', async () => {
  const length = async (path: string) => Number((await fetchIt(path, 'br')).headers['content-length']);
  expect(await length('/for-all')).toBeLessThan(await length('/page'));
  expect((await fetchIt('/for-all', 'br')).body).toEqual((await fetchIt('/for-all', 'br')).body);
});

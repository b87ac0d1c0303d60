import Koa from 'koa';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { boundedAnswers } from './bounded-answers.ts';
import { errorsToJson } from './errors.ts';

const MEBIBYTE = 1024 * 1024;
const log = { error: () => undefined } as never;

/** Responds to `/<account>/<bytes>`. */
async function serve(bounds: Parameters<typeof boundedAnswers>[0]) {
  const app = new Koa();
  // A client that disconnects early is no error.
  app.silent = true;
  app.use(errorsToJson(log));
  app.use(boundedAnswers(bounds));
  app.use((ctx) => {
    const [, account, bytes] = ctx.path.split('/');
    if (account !== 'nobody') ctx.state['actor'] = { userId: account };
    ctx.body = account === 'text' ? 'a'.repeat(Number(bytes)) : Buffer.alloc(Number(bytes));
  });
  const server = createServer(app.callback());
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    status: async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      await answer.arrayBuffer();
      return answer.status;
    },
    /** Requests, and reads only the start of the response. */
    stuck: async (path: string): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: mithaq\r\n\r\n`);
      await once(socket, 'readable');
      return socket;
    },
  };
}
const bounds = { large: 1000, all: 60 * MEBIBYTE, each: 40 * MEBIBYTE };
const BIG = 30 * MEBIBYTE;

test('an account with an unread large response is refused another one', async () => {
  const { status, stuck } = await serve(bounds);
  const socket = await stuck(`/one/${BIG}`);
  expect(await status(`/one/${BIG}`)).toBe(503);
  expect(await status('/one/999')).toBe(200);
  expect(await status(`/other/${10 * MEBIBYTE}`)).toBe(200);
  socket.destroy();
  await expect.poll(() => status(`/one/${BIG}`)).toBe(200);
});

test('the limit for everybody applies whoever sends the request', async () => {
  const { status, stuck } = await serve(bounds);
  await Promise.all([stuck(`/one/${BIG}`), stuck(`/two/${BIG}`)]);
  expect(await status(`/three/${MEBIBYTE}`)).toBe(503);
  expect(await status(`/text/${MEBIBYTE}`)).toBe(503);
  expect(await status('/three/999')).toBe(200);
});

test('visitors from one network share a limit', async () => {
  const { status, stuck } = await serve(bounds);
  await stuck(`/nobody/${BIG}`);
  expect(await status(`/nobody/${BIG}`)).toBe(503);
  expect(await status(`/one/${BIG}`)).toBe(200);
});

test('responses that were read do not count', async () => {
  const { status } = await serve(bounds);
  for (let n = 0; n < 5; n++) expect(await status(`/one/${BIG}`)).toBe(200);
});

test('a single response may have any size', async () => {
  const { status } = await serve(bounds);
  expect(await status(`/one/${70 * MEBIBYTE}`)).toBe(200);
});

test('the refusal has a Retry-After header', async () => {
  const { stuck } = await serve(bounds);
  await stuck(`/one/${BIG}`);
  const again = await stuck(`/one/${BIG}`);
  expect(String(again.read())).toMatch(/^HTTP\/1\.1 503 [^]*Retry-After: \d+/i);
});

// A thread with Koa only. It responds with a body of the given number of bytes, and posts its port.
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import Koa from 'koa';

const body = JSON.stringify({ text: 'a'.repeat(Math.max(0, Number(workerData) - 11)) });
const server = new Koa()
  .use((ctx) => ((ctx.type = 'json'), (ctx.body = body)))
  .listen(0, '127.0.0.1', () => {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort!.postMessage((server.address() as AddressInfo).port);
  });

// A thread with Koa and pg only. It runs the product's queries, responds with a body of the given number of bytes, and
// posts its port.
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import Koa from 'koa';
import pg from 'pg';
import type { Statement } from './pgbench-baseline.ts';

const { url, sent, body } = workerData as { url: string; sent: Statement[]; body: number };
const pool = new pg.Pool({ connectionString: url });
const literal = /^'([^]*)'$/;
const queries = sent.map(({ name, text, values }) => ({
  ...(name && { name }),
  text,
  values: values.map((value) => literal.exec(value)?.[1]?.replaceAll("''", "'") ?? null),
}));
const text = JSON.stringify({ text: 'a'.repeat(Math.max(0, body - 11)) });
const server = new Koa()
  .use(async (ctx) => {
    for (const query of queries) await pool.query(query);
    ctx.type = 'json';
    ctx.body = text;
  })
  .listen(0, '127.0.0.1', () => {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort!.postMessage((server.address() as AddressInfo).port);
  });

import { connect, createServer } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../testing/product.ts';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { openDatabase } from './database.ts';

const db = await testDatabase();
const own = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Pacific/Auckland';
});
afterEach(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

test('a day is read as written, in UTC, whatever the time zone', async () => {
  const at = new Date('2026-11-22T23:30:00Z');
  expect(at.getDate(), 'the process is elsewhere').toBe(23);
  const { rows } = await db.raw(`select date '1990-06-15' as day, :at::timestamptz as at, :at::date as today`, { at });
  expect(rows).toEqual([{ day: '1990-06-15', at, today: '2026-11-22' }]);
});

test('connecting is tried again while a database moves', async () => {
  const there = new URL(testDatabaseUrl());
  const { port, hostname } = there;
  const sockets = new Set<{ destroy(): void }>();
  const server = createServer((near) => {
    const beyond = connect(Number(port), hostname);
    for (const one of [near, beyond]) sockets.add(one.on('error', () => undefined));
    near.pipe(beyond).pipe(near);
  });
  const own = await freePort();
  there.host = `127.0.0.1:${own}`;
  const moved = openDatabase(there.href, { poolSize: 1 });
  onTestFinished(async () => {
    await moved.destroy();
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const requested = moved.raw('select 1 as one');
  setTimeout(() => server.listen(own, '127.0.0.1'), 300);
  expect((await requested).rows).toEqual([{ one: 1 }]);
});

test('a query without a response fails in time, and its connection is not used again', async () => {
  const impatient = openDatabase(testDatabaseUrl(), { poolSize: 1, queryTimeout: 200 });
  onTestFinished(() => impatient.destroy());
  const pid = async () => (await impatient.raw('select pg_backend_pid() as pid')).rows[0].pid;
  const first = await pid();
  await expect(impatient.raw('select pg_sleep(2)')).rejects.toThrow('Query read timeout');
  expect(await pid()).not.toBe(first);
});

import { appendFile, cp, writeFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { systemClock } from '#kernel/clock.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { Hints, notifySql } from '#kernel/persistence/hints.ts';
import { Listener } from '#kernel/persistence/listener.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import type { Tx } from '#kernel/tx.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { startEmbeddedPostgres } from '../src/local/postgres/index.ts';
import { throwawayFolder } from '../src/testing/server/throwaway-folder.ts';

const CLIENTS = 64;
const ROUNDS = 3;
const SECONDS = 3;
const CHANNEL = 'bench_hints';
/** Milliseconds to the standby, and back. */
const DISTANCE = 1;

/** Measures commits of one insert by 64 clients: alone, with NOTIFY in the transaction, with a hint after it. */
export async function hintsAgainstNotify(): Promise<string> {
  const folder = await throwawayFolder();
  const [first, second] = ['first', 'second'].map((name) => path.join(folder.path, name)) as [string, string];
  const log = () => undefined;
  let primary = await startEmbeddedPostgres({ dataDir: first, log });
  const lines = [`  alone: ${await measure(primary.url)}`];

  await primary.stop();
  await cp(first, second, { recursive: true });
  primary = await startEmbeddedPostgres({ dataDir: first, log });
  const { port, username, password } = new URL(primary.url);
  const far = await atDistance(Number(port));
  const cluster = path.dirname(globSync('postgres/**/PG_VERSION', { cwd: second }).toSorted(byLength)[0]!);
  await appendFile(
    path.join(second, cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${far.port} user=${username} password=${password} application_name=standby'\n`,
  );
  await writeFile(path.join(second, cluster, 'standby.signal'), '');
  const standby = await startEmbeddedPostgres({ dataDir: second, log });
  const db = openDatabase(primary.url, { poolSize: 1 });
  await db.raw(`alter system set synchronous_standby_names = 'standby'`);
  await db.raw('select pg_reload_conf()');
  lines.push(`  with a synchronous standby ${2 * DISTANCE} ms away: ${await measure(primary.url)}`);
  const { rows } = await db.raw('select sync_state from pg_stat_replication');
  if (rows[0]?.sync_state !== 'sync') throw new Error('The standby is not synchronous');
  await db.raw(`alter system reset synchronous_standby_names`);
  await db.raw('select pg_reload_conf()');
  await db.destroy();
  await standby.stop();
  far.close();
  await primary.stop();
  await folder.remove();
  return lines.join('\n');
}

const byLength = (a: string, b: string) => a.length - b.length;

async function measure(url: string): Promise<string> {
  const db = openDatabase(url, { poolSize: CLIENTS });
  await db.raw('create table if not exists public.bench_commit (n integer)');
  const log = createLogger('error');
  const listener = new Listener({ url, log });
  let received = 0;
  listener.on(CHANNEL, () => received++);
  await listener.start();
  const hints = new Hints({ notify: (...lists) => listener.query(notifySql('$1', '$2'), lists), log });
  const uow = new UnitOfWork({ db, clock: systemClock, outbox: { write: () => Promise.resolve() }, hints });
  let n = 0;
  const ways: Record<string, (tx: Tx) => Promise<unknown> | void> = {
    alone: () => undefined,
    notify: (tx) => tx.db.raw('select pg_notify(?, ?)', [CHANNEL, `${n++}`]),
    hint: (tx) => tx.hint({ channel: CHANNEL, payload: `${n++}` }),
  };
  const commits = { alone: 0, notify: 0, hint: 0 } as Record<string, number>;
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, announce] of Object.entries(ways)) {
      const end = performance.now() + SECONDS * 1000;
      const client = async () => {
        for (; performance.now() < end; commits[name]!++)
          await uow.run(async (tx) => {
            await tx.db('bench_commit' as never).insert({ n: 1 } as never);
            await announce(tx);
          });
      };
      await Promise.all(Array.from({ length: CLIENTS }, client));
    }
  await hints.flush();
  await listener.query('select 1', []);
  await listener.stop();
  await db.destroy();
  const rate = (name: string) => Math.round(commits[name]! / ROUNDS / SECONDS);
  const ratio = (name: string) => Math.round((100 * commits[name]!) / commits['alone']!) / 100;
  if (received < commits['notify']! + commits['hint']!) throw new Error('Hints were lost');
  return `${rate('alone')} commits/s without a hint; NOTIFY in the transaction ${ratio('notify')} of it, a hint after it ${ratio('hint')} (wanted: 0.8)`;
}

/** A port that leads to another one, with a delay in both directions. */
async function atDistance(port: number): Promise<{ port: number; close(): void }> {
  const sockets = new Set<Socket>();
  const pipe = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => setTimeout(() => to.write(chunk), DISTANCE));
    from.on('error', () => undefined).on('close', () => to.destroy());
  };
  const server = createServer((near) => {
    const beyond = connect({ port, host: '127.0.0.1', noDelay: true });
    near.setNoDelay(true);
    pipe(near, beyond);
    pipe(beyond, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

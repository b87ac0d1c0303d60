import { expect, onTestFinished, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { systemClock } from '../clock.ts';
import { createLogger } from '../runtime/logger.ts';
import { UnitOfWork } from '../unit-of-work.ts';
import { Hints, notifySql } from './hints.ts';
import { Listener } from './listener.ts';
import { RequestTransaction } from './request-transaction.ts';

const db = await testDatabase();
const log = createLogger('silent');
const CHANNEL = 'testing_hints';
const hint = (payload: string) => ({ channel: CHANNEL, payload });

/** A unit of work with its hints, and the payloads of each statement that sends some. */
function sending({ fail = (): boolean => false } = {}) {
  const batches: string[][] = [];
  const hints = new Hints({
    async notify(channels, payloads) {
      if (fail()) throw Object.assign(new Error('away'), { code: 'ECONNRESET' });
      batches.push(payloads);
      await db.raw(notifySql('?', '?'), [channels, payloads]);
    },
    log,
  });
  const uow = new UnitOfWork({ db, clock: systemClock, outbox: { write: () => Promise.resolve() }, hints });
  return { hints, uow, batches };
}

/** Listens, and returns what arrives. */
async function arrivals(heartbeat = { interval: 15_000, patience: 5000 }) {
  const received: string[] = [];
  const listener = new Listener({ url: testDatabaseUrl(), log, heartbeat });
  listener.on(CHANNEL, (payload) => received.push(payload));
  await listener.start();
  onTestFinished(() => listener.stop());
  return { listener, received };
}

test('a hint is sent after the commit, and not at all after a rollback', async () => {
  const { uow, hints, batches } = sending();
  const { received } = await arrivals();
  const failed = uow.run(async (tx) => {
    tx.hint(hint('rolled back'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await uow.run(async (tx) => {
    tx.hint(hint('committed'));
    await hints.flush();
    expect(batches).toEqual([]);
  });
  await expect.poll(() => received).toEqual(['committed']);
});

test('an idempotent request sends the hints of its commands when it has committed', async () => {
  const { uow, hints, batches } = sending();
  const requests = ['refused', 'stored'].map((name) => ({ name, call: new RequestTransaction(db, async () => {}) }));
  for (const { name, call } of requests) {
    await call.run(() => uow.run(async (tx) => tx.hint(hint(name))));
    await hints.flush();
    expect(batches).toEqual([]);
    if (name === 'refused') await call.rollback();
    else await call.commit(async () => {});
  }
  await hints.flush();
  expect(batches).toEqual([['stored']]);
});

test('hints of many commits are sent in batches, each once', async () => {
  const { uow, hints, batches } = sending();
  await Promise.all(
    Array.from({ length: 100 }, (_, n) => uow.run(async (tx) => tx.hint(hint(`${n % 50}`), hint('same')))),
  );
  await hints.flush();
  expect(new Set(batches.flat()).size).toBe(51);
  expect(batches.length).toBeLessThan(50);
});

test('hints wait while the database is away', async () => {
  let isAway = true;
  const { hints, batches } = sending({ fail: () => isAway });
  hints.send([hint('early')]);
  await hints.flush();
  isAway = false;
  await hints.flush();
  expect(batches).toEqual([['early']]);
});

test('a listener whose connection no longer responds makes another one', async () => {
  const { listener, received } = await arrivals({ interval: 50, patience: 50 });
  let connections = 0;
  listener.onConnect(async () => void connections++);
  // The connection is busy, so that it answers no heartbeat.
  void listener.query('select pg_sleep(60)', []).catch(() => undefined);
  await expect.poll(() => connections, { timeout: 5000 }).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      await db.raw('select pg_notify(?, ?)', [CHANNEL, 'again']);
      return received;
    })
    .toContain('again');
  await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity where query = 'select pg_sleep(60)'`);
});

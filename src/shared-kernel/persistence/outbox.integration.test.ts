import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { HOUR, systemClock } from '../clock.ts';
import { DomainError } from '../errors.ts';
import { afterCommit, defineEvent, inTransaction } from '../events.ts';
import { createLogger } from '../runtime/logger.ts';
import { UnitOfWork } from '../unit-of-work.ts';
import { Hints, notifySql } from './hints.ts';
import { Jobs, areJobsIdle } from './jobs.ts';
import { Inbox, JobOutbox } from './outbox.ts';
import type { EventId } from '../values/ids.ts';

const db = await testDatabase();
const happened = defineEvent('testing.happened', z.object({ n: z.number() }));
const jobs = new Jobs({ url: testDatabaseUrl(), log: createLogger('silent') });
const hints = new Hints({ notify: (...lists) => db.raw(notifySql('?', '?'), lists), log: createLogger('silent') });
const uow = new UnitOfWork({ db, clock: systemClock, outbox: new JobOutbox(jobs), hints });
const promptly: number[] = [];
const later: number[] = [];
let failing = 0;
const subscriptions = [
  inTransaction(happened, 'testing.promptly', async (_, { n }) => {
    if (n < 0) throw new DomainError('common.conflict');
    promptly.push(n);
  }),
  afterCommit(happened, 'testing.later', async (_, { n }) => {
    if (failing-- > 0) throw new Error('not this time');
    later.push(n);
  }),
];
uow.subscribe(subscriptions);
const inbox = new Inbox({ uow, subscriptions });
const count = async (table: string) => Number((await db(table).count({ n: '*' }).first())?.n);

beforeAll(() => jobs.start(inbox.queues()));
afterAll(() => jobs.stop());

test('an event is stored and reaches its subscribers, at once or by a job', async () => {
  await uow.run(async (tx) => tx.record(happened({ n: 1 })));
  expect(promptly).toContain(1);
  expect(await count('kernel.event_log')).toBe(1);
  expect(await areJobsIdle(db)).toBe(false);
  await jobs.work('testing', (data) => inbox.deliver(data));
  await expect.poll(() => later).toContain(1);
});

test('a failed transaction stores neither event nor job', async () => {
  const failed = uow.run(async (tx) => {
    tx.record(happened({ n: 2 }));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await count('kernel.event_log')).toBe(0);
  expect(await areJobsIdle(db)).toBe(true);
});

test('an inTransaction subscriber can refuse, which undoes everything', async () => {
  const failed = uow.run(async (tx) => {
    await tx
      .db('kernel.inbox')
      .insert({ subscriber: 'testing.mark', event_id: '0190f3a2-0000-7000-8000-000000000001' as EventId });
    tx.record(happened({ n: -1 }));
  });
  await expect(failed).rejects.toMatchObject({ code: 'common.conflict' });
  expect(await count('kernel.inbox')).toBe(0);
  expect(await count('kernel.event_log')).toBe(0);
});

test('a redelivered event takes effect once', async () => {
  await uow.run(async (tx) => tx.record(happened({ n: 3 })));
  await expect.poll(() => later.filter((n) => n === 3).length).toBe(1);
  await expect.poll(() => areJobsIdle(db)).toBe(true);
  const { id } = (await db('kernel.event_log').first('id'))!;
  await inbox.deliver({ subscriber: 'testing.later', eventId: id });
  expect(later.filter((n) => n === 3)).toHaveLength(1);
});

test('a failing subscriber is retried', async () => {
  failing = 1;
  await uow.run(async (tx) => tx.record(happened({ n: 4 })));
  await expect.poll(() => later.filter((n) => n === 4).length).toBe(1);
});

test('a job that waits for a retry follows a moved clock', async () => {
  failing = 3;
  await uow.run(async (tx) => tx.record(happened({ n: 5 })));
  const waits = async () =>
    (
      await db.raw(
        `select max(start_after) - clock_timestamp() > interval '1 second' as waits from pgboss.job where state = 'retry'`,
      )
    ).rows[0].waits;
  // Otherwise this would take half a minute.
  for (let tries = 1; tries <= 3; tries++) {
    await expect.poll(waits).toBe(true);
    await jobs.fastForward(db, HOUR);
  }
  await expect.poll(() => later.filter((n) => n === 5).length).toBe(1);
});

test('a job for an unknown queue is an error, not a loss', async () => {
  await expect(uow.run((tx) => jobs.add(tx, 'nowhere', [{}]))).rejects.toThrow('No such job queue');
});

test('a deadlock is retried', async () => {
  let runs = 0;
  await uow.run(async () => {
    if (++runs === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
  });
  expect(runs).toBe(2);
});

test('two afterCommit subscribers with one name are refused at the start', () => {
  expect(() => new Inbox({ uow, subscriptions: [...subscriptions, ...subscriptions] })).toThrow('the same name');
});

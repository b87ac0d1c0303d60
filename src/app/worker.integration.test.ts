import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { Hints, notifySql } from '#kernel/persistence/hints.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { Inbox, JobOutbox } from '#kernel/persistence/outbox.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase, testDatabaseUrl } from '../testing/server/database.ts';
import { allQueues, startWorker } from './worker.ts';

const db = await testDatabase();
const log = createLogger('silent');
/** The parts of a process for its background work. */
function aProcess({ schedules }: { schedules: boolean }) {
  const jobs = new Jobs({ url: testDatabaseUrl(), log, schedules });
  const hints = new Hints({ notify: (...lists) => db.raw(notifySql('?', '?'), lists), log });
  const uow = new UnitOfWork({ db, clock: systemClock, outbox: new JobOutbox(jobs), hints });
  const inbox = new Inbox({ uow, subscriptions: [] });
  onTestFinished(async () => {
    await jobs.stop();
    // No other process of this database schedules sweeps.
    await db('pgboss.schedule').delete();
  });
  return { jobs, uow, inbox };
}

test('a web process runs no due work', async () => {
  await db.raw('drop schema if exists pgboss cascade');
  const { jobs, inbox } = aProcess({ schedules: false });
  await jobs.start(allQueues(inbox, []));
  const made: string[] = await db('pgboss.queue').pluck('name');
  expect(made).toContain('dead-letter');
  expect(made).not.toContain('__pgboss__send-it');
});

test('a stalled outbound job does not block others, which do not wait for the next poll either', async () => {
  const { jobs, uow, inbox } = aProcess({ schedules: true });
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const done: string[] = [];
  const run = async ({ name = '' }: Record<string, string>) => {
    if (name === 'silent') await answered;
    done.push(name);
  };
  const outboundJobs = [{ queue: 'testing.errands', run, concurrency: 2 }];
  const others = Array.from({ length: 60 }, (_, n) => `job ${n}`);
  await jobs.start(allQueues(inbox, outboundJobs));
  await uow.run((tx) =>
    jobs.add(
      tx,
      'testing.errands',
      ['silent', ...others].map((name) => ({ name })),
    ),
  );
  await startWorker({ jobs, inbox, sendMail: {} as never, outboundJobs, sweeps: [], log });
  await expect.poll(() => done.toSorted()).toEqual(others.toSorted());
  answer();
  await expect.poll(() => done).toContain('silent');
});

test('sweeps that become due while one waits or runs are merged with it', async () => {
  const { jobs, uow, inbox } = aProcess({ schedules: true });
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  let begun = 0;
  const run = async () => {
    begun++;
    await allowed;
  };
  await jobs.start(allQueues(inbox, []));
  await startWorker({ jobs, inbox, sendMail: {} as never, outboundJobs: [], sweeps: [{ name: 'testing', run }], log });
  const comeDue = () => uow.run((tx) => jobs.add(tx, 'sweep', [{}]));
  // The schedule may have run it already.
  await comeDue().catch(() => undefined);
  await expect.poll(() => begun).toBe(1);
  await expect(comeDue()).rejects.toThrow('did not take all jobs');
  allow();
  await expect
    .poll(() =>
      comeDue().then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('taken');
  await expect.poll(() => begun).toBe(2);
});

import { afterAll, expect, test } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/logger.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { Inbox, JobOutbox } from '#kernel/persistence/outbox.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { testDatabase, testDatabaseUrl } from '../testing/database.ts';
import { allQueues, startWorker } from './worker.ts';

const db = await testDatabase();
const log = createLogger('silent');
const jobs = new Jobs({ url: testDatabaseUrl(), log });
const uow = new UnitOfWork({ db, clock: systemClock, outbox: new JobOutbox(jobs) });
const inbox = new Inbox({ uow, subscriptions: [] });
afterAll(async () => {
  await jobs.stop();
  // Nobody else who starts jobs in this database waits for sweeps.
  await db('pgboss.schedule').delete();
});

test('an errand that nobody answers holds up no other', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const done: string[] = [];
  const run = async ({ name = '' }: Record<string, string>) => {
    if (name === 'silent') await answered;
    done.push(name);
  };
  const errands = [{ queue: 'testing.errands', run, lanes: 2 }];
  const others = ['one', 'two', 'three', 'four'];
  await jobs.start(allQueues(inbox, errands));
  await uow.run((tx) =>
    jobs.add(
      tx,
      'testing.errands',
      ['silent', ...others].map((name) => ({ name })),
    ),
  );
  await startWorker({ jobs, inbox, sendMail: {} as never, errands, sweeps: [], log });
  await expect.poll(() => done.toSorted()).toEqual(others.toSorted());
  answer();
  await expect.poll(() => done).toContain('silent');
});

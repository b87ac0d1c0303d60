import { z } from 'zod';
import { afterCommit, defineEvent } from '#kernel/events.ts';
import { systemClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { Hints, notifySql } from '#kernel/persistence/hints.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { migrate } from '#kernel/schema/migrate.ts';
import { Inbox, JobOutbox } from '#kernel/persistence/outbox.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { quantile, throwawayPostgres } from './support.ts';

const FACTS = 200;
const measured = defineEvent('bench.measured', z.object({ n: z.number() }));

/** Measures the time from the commit of an event to its late subscriber, through outbox, queue and inbox. */
export async function commitToHandler(): Promise<string> {
  const server = await throwawayPostgres();
  const db = openDatabase(server.url);
  await migrate(db);
  const log = createLogger('error');
  const jobs = new Jobs({ url: server.url, log });
  const hints = new Hints({ notify: (...lists) => db.raw(notifySql('?', '?'), lists), log });
  const uow = new UnitOfWork({ db, clock: systemClock, outbox: new JobOutbox(jobs), hints });
  const committed = new Map<number, number>();
  const latencies: number[] = [];
  let handled: () => void = () => undefined;
  const subscriptions = [
    afterCommit(measured, 'bench.handler', async (_, { n }) => {
      latencies.push(performance.now() - committed.get(n)!);
      handled();
    }),
  ];
  uow.subscribe(subscriptions);
  const inbox = new Inbox({ uow, subscriptions });
  await jobs.start(inbox.queues());
  for (const queue of inbox.queues()) await jobs.work(queue, (data) => inbox.deliver(data));

  for (let n = 0; n < FACTS; n++) {
    const done = new Promise<void>((resolve) => (handled = resolve));
    committed.set(n, Infinity);
    await uow.run(async (tx) => {
      tx.record(measured({ n }));
      committed.set(n, performance.now());
    });
    await done;
  }
  await jobs.stop();
  await db.destroy();
  await server.stop();
  return `  ${FACTS} facts, one after the other: median ${quantile(latencies, 0.5)} ms, p95 ${quantile(latencies, 0.95)} ms (wanted: median under 50 ms)`;
}

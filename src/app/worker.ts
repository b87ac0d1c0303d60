import type { Knex } from 'knex';
import type { Logger } from '#kernel/runtime/logger.ts';
import { MAIL_QUEUE } from '#kernel/mail/mailer.ts';
import type { SendMail } from '#kernel/mail/send-mail.ts';
import type { OutboundJobs, Sweep } from '#kernel/module.ts';
import { areJobsIdle, SWEEP_QUEUE, type Jobs } from '#kernel/persistence/jobs.ts';
import type { Inbox } from '#kernel/persistence/outbox.ts';
import { sweepFailures } from './http/routes/health.ts';

const EVERY_MINUTE = '* * * * *';
const IDLE_POLL = 20;
/** Number of workers for emails, so that stalled mail connections do not block others. */
const MAIL_CONCURRENCY = 5;

/** All queues; every process creates them, even if it only adds jobs. */
export const allQueues = (inbox: Inbox, outboundJobs: OutboundJobs[]): string[] => [
  ...inbox.queues(),
  ...outboundJobs.map(({ queue }) => queue),
  MAIL_QUEUE,
];

interface Parts {
  jobs: Jobs;
  inbox: Inbox;
  sendMail: SendMail;
  /** MAIL_CONCURRENCY by default. */
  mailConcurrency?: number | undefined;
  outboundJobs: OutboundJobs[];
  sweeps: Sweep[];
  log: Logger;
}

/** Starts the background work: asynchronous subscribers, emails, and sweeps once a minute. */
export async function startWorker(parts: Parts): Promise<void> {
  const { jobs, inbox, sendMail, mailConcurrency = MAIL_CONCURRENCY, outboundJobs, sweeps, log } = parts;
  for (const queue of inbox.queues()) await jobs.work(queue, (data) => inbox.deliver(data));
  await jobs.work(MAIL_QUEUE, (data) => sendMail.execute(data), { concurrency: mailConcurrency });
  for (const { queue, run, ...how } of outboundJobs) await jobs.work(queue, run, how);
  await jobs.schedule(SWEEP_QUEUE, EVERY_MINUTE, () => runSweeps(sweeps, log));
}

/**
 * Runs all sweeps, even after a failure, which is logged and counted. The job itself never fails, since the next run
 * comes within a minute.
 */
export async function runSweeps(sweeps: Sweep[], log: Logger): Promise<void> {
  for (const sweep of sweeps) {
    try {
      await sweep.run();
    } catch (error) {
      log.error({ err: error, sweep: sweep.name }, 'sweep failed');
      sweepFailures.inc({ sweep: sweep.name });
    }
  }
}

/**
 * Waits until no background job is due or running.
 * @throws Error after `patience` milliseconds.
 */
export async function waitForIdle(db: Knex, patience = 120_000): Promise<void> {
  const deadline = performance.now() + patience;
  while (!(await areJobsIdle(db))) {
    if (performance.now() > deadline) throw new Error('Background jobs did not settle');
    await new Promise((resolve) => setTimeout(resolve, IDLE_POLL));
  }
}

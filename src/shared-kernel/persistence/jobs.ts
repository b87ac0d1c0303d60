import type { Knex } from 'knex';
import { fromKnex, PgBoss, type Job, type JobInsert, type Queue } from 'pg-boss';
import type { Logger } from '../runtime/logger.ts';
import type { Tx } from '../unit-of-work.ts';

/**
 * What a handler throws makes the job come again, with growing pauses, for about three days; then it lands in the
 * dead-letter queue …
 */
const RETRY = { retryLimit: 300, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 } as const;
export const DEAD_LETTER = 'dead-letter';
/** … and stays there to be seen, for as long as the fact that it is about. */
const DEAD_LETTER_RETENTION = { retentionSeconds: 30 * 24 * 3600 } as const;
/**
 * A process that was killed stops the heartbeat of its jobs; they come again after about this many seconds, doubled.
 */
const HEARTBEAT = { heartbeatSeconds: 10 } as const;
const SUPERVISE_SECONDS = 5;

export type JobHandler = (data: Record<string, string>) => Promise<void>;

/**
 * Durable jobs in the application's own database (pg-boss). A job added in a transaction exists if that commits, and
 * only then.
 */
export class Jobs {
  private readonly boss: PgBoss;
  private readonly log: Logger;
  private readonly queues = new Set<string>();
  private readonly worked = new Set<string>();

  /** Of all processes those that `schedules` look for what is due by a cron expression. */
  constructor({ url, log, schedules = false }: { url: string; log: Logger; schedules?: boolean }) {
    this.log = log;
    this.boss = new PgBoss({
      connectionString: url,
      schema: 'pgboss',
      application_name: 'mithaq-jobs',
      useListenNotify: true,
      schedule: schedules,
      max: 6,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    this.boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  /** Installs or upgrades the queue's tables and makes the named queues. */
  async start(queues: string[]): Promise<void> {
    await this.boss.start();
    await this.ensureQueue(DEAD_LETTER, DEAD_LETTER_RETENTION);
    for (const queue of queues)
      await this.ensureQueue(queue, { ...RETRY, ...HEARTBEAT, notify: true, deadLetter: DEAD_LETTER });
  }

  /** One that is there already takes the settings of this version. */
  private async ensureQueue(name: string, { policy, ...settings }: Omit<Queue, 'name'>): Promise<void> {
    await this.boss.createQueue(name, { ...settings, policy });
    await this.boss.updateQueue(name, settings);
    this.queues.add(name);
  }

  /** Adds jobs within the running transaction. Throws when the queue is unknown, because such jobs would be lost. */
  async add(tx: Tx, queue: string, data: Record<string, string>[], { priority = 0 } = {}): Promise<void> {
    if (!this.queues.has(queue)) throw new Error(`No such job queue: ${queue}`);
    if (data.length === 0) return;
    const jobs: JobInsert[] = data.map((item) => ({ data: item, priority }));
    const ids = await this.boss.insert(queue, jobs, { db: fromKnex(tx.db), returnId: true } as object);
    if (ids?.length !== jobs.length) throw new Error(`The queue ${queue} did not take all jobs`);
  }

  /**
   * Runs jobs of a queue as they come: at least once each, woken by NOTIFY, with a slow poll as the fallback. They come
   * in batches, which wait for their slowest job; on `lanes` so many run at once, each by itself; on lanes `inTurn`
   * each lane runs a batch one after the other.
   */
  async work(queue: string, handler: JobHandler, { concurrency = 0, sequential = false } = {}): Promise<void> {
    const run = async (job: Job<Record<string, string>>) => {
      try {
        await handler(job.data);
        return { id: job.id, status: 'completed' as const };
      } catch (error) {
        this.log.error({ err: error, queue, job: job.id }, 'job failed and will come again');
        return { id: job.id, status: 'failed' as const, output: { error: (error as Error).name } };
      }
    };
    this.worked.add(queue);
    await this.boss.work<Record<string, string>, unknown, { perJobResults: true }>(
      queue,
      {
        batchSize: concurrency > 0 && !sequential ? 1 : 20,
        ...(concurrency > 0 && { localConcurrency: concurrency }),
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
        perJobResults: true,
      } as object as { perJobResults: true },
      async (jobs) => {
        if (!sequential) return Promise.all(jobs.map(run));
        const results: Awaited<ReturnType<typeof run>>[] = [];
        for (const job of jobs) results.push(await run(job));
        return results;
      },
    );
  }

  /**
   * Runs what is due by a cron expression, once across all processes, where one at least `schedules`: what comes due
   * while it waits or runs is that run. One that is cut off is not repeated, since the next comes anyway.
   */
  async schedule(queue: string, cron: string, run: () => Promise<void>): Promise<void> {
    await this.ensureQueue(queue, { policy: 'exclusive', retryLimit: 0, ...HEARTBEAT, notify: true });
    await this.work(queue, run);
    await this.boss.schedule(queue, cron, {}, { tz: 'UTC' });
  }

  /**
   * Fetches nothing more from now on, and lets running jobs end: what does not within `patience` milliseconds goes back
   * to the queue. Jobs can be added still.
   */
  async drain(patience: number): Promise<void> {
    for (const queue of this.worked) void this.boss.offWork(queue, { wait: false });
    await this.boss.stop({ graceful: true, timeout: patience, close: false });
  }

  /** Ends everything, after `drain` or without. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 6000 });
  }
}

/** Throws while the queue's tables are not there or the database is away; for /readyz. */
export async function requireQueue(db: Knex): Promise<void> {
  await db.raw('select 1 from pgboss.version');
}

/** Time has passed at once, by a clock that was moved: jobs that wait to be tried again have waited so long. */
export async function fastForwardJobs(db: Knex, milliseconds: number): Promise<void> {
  await db.raw(`update pgboss.job set start_after = start_after - ? * interval '1 millisecond' where state = 'retry'`, [
    milliseconds,
  ]);
}

/** True when no job is due, retried or running. Jobs that were dead-lettered count as over. */
export async function areJobsIdle(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: [{ busy: boolean }] }>(
    `select exists (
       select 1 from pgboss.job
       where name <> ? and name not like '\\_\\_pgboss%' and (state = 'active' or (state in ('created', 'retry') and start_after <= clock_timestamp()))
     ) as busy`,
    [DEAD_LETTER],
  );
  return rows[0].busy === false;
}

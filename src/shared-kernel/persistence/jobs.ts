import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { fromKnex, PgBoss, type Job, type JobInsert, type Queue } from 'pg-boss';
import { after, MINUTE, systemClock } from '../clock.ts';
import type { Logger } from '../runtime/logger.ts';
import { currentTraceparent, SPAN_KIND, Tracer } from '../telemetry/tracer.ts';
import type { Tx } from '../tx.ts';

/** Retries of a failed job with growing pauses, for about three days; then it moves to the dead-letter queue … */
const RETRY = { retryLimit: 300, retryDelay: 2, retryBackoff: true, retryDelayMax: 900 } as const;
export const DEAD_LETTER = 'dead-letter';
/** The queue of the tasks of each minute. */
export const SWEEP_QUEUE = 'sweep';
/** … and stays visible for as long as its event. */
const DEAD_LETTER_RETENTION = { retentionSeconds: 30 * 24 * 3600 } as const;
/** The heartbeat of a killed process stops, and its jobs are repeated after about this many seconds, doubled. */
const HEARTBEAT = { heartbeatSeconds: 10 } as const;
const SUPERVISE_SECONDS = 5;
/** A worker that fetches nothing for so long hangs in a job, or has lost the database. */
const LONGEST_SILENCE = 10 * MINUTE;
/**
 * How often a worker looks for retried jobs, of which nothing notifies it, and for jobs whose hint was lost; each look
 * costs a query, all day.
 */
const FALLBACK_POLL_SECONDS = 5;
const SCHEMA = 'pgboss';
/** The channel on which pg-boss wakes the workers of the queue in the payload. */
/** Connections are made again after five to six minutes, like those of the application. */
const lifetimeSeconds = () => 300 + Math.round(60 * Math.random());
const CHANNEL = `pgboss_${createHash('sha224').update(SCHEMA).digest('hex').slice(0, 24)}`;

export type JobHandler = (data: Record<string, string>) => Promise<void>;

/**
 * Durable jobs in the application's own database (pg-boss). A job added in a transaction exists only if that commits.
 */
export class Jobs {
  private readonly boss: PgBoss;
  private readonly log: Logger;
  private readonly tracer: Tracer;
  private readonly queues = new Set<string>();
  private readonly worked = new Set<string>();
  private readonly workers: string[] = [];

  /**
   * Without `works` it only adds jobs, by one connection, and without `schedules` it starts none by a cron expression.
   * `installs` creates or upgrades the queue's tables; otherwise they must be there.
   */
  constructor({
    url,
    log,
    tracer = new Tracer(),
    works = true,
    schedules = false,
    installs = true,
  }: {
    url: string;
    log: Logger;
    tracer?: Tracer;
    works?: boolean;
    schedules?: boolean;
    installs?: boolean;
  }) {
    this.log = log;
    this.tracer = tracer;
    this.boss = new PgBoss({
      connectionString: url,
      schema: SCHEMA,
      application_name: 'mithaq-jobs',
      useListenNotify: works,
      migrate: installs,
      createSchema: installs,
      supervise: works,
      schedule: schedules,
      max: works ? 6 : 1,
      ...({ maxLifetimeSeconds: lifetimeSeconds(), keepAlive: true } as object),
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
    });
    this.boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  }

  /** Installs or upgrades the queue's tables and creates the named queues. */
  async start(queues: string[]): Promise<void> {
    await this.boss.start();
    await this.ensureQueue(DEAD_LETTER, DEAD_LETTER_RETENTION);
    for (const queue of queues)
      await this.ensureQueue(queue, { ...RETRY, ...HEARTBEAT, notify: false, deadLetter: DEAD_LETTER });
  }

  /** An existing queue is given the settings of this version. */
  private async ensureQueue(name: string, { policy, ...settings }: Omit<Queue, 'name'>): Promise<void> {
    await this.boss.createQueue(name, { ...settings, policy });
    await this.boss.updateQueue(name, settings);
    this.queues.add(name);
  }

  /**
   * Adds jobs within the running transaction, as parts of the running trace. Throws for an unknown queue, whose jobs
   * would be lost.
   */
  async add(tx: Tx, queue: string, data: Record<string, string>[], { priority = 0 } = {}): Promise<void> {
    if (!this.queues.has(queue)) throw new Error(`No such job queue: ${queue}`);
    if (data.length === 0) return;
    const traceparent = currentTraceparent();
    const jobs: JobInsert[] = data.map((item) => ({
      data: { ...item, ...(traceparent && { traceparent }) },
      priority,
    }));
    const ids = await this.boss.insert(queue, jobs, { db: fromKnex(tx.db), returnId: true } as object);
    if (ids?.length !== jobs.length) throw new Error(`The queue ${queue} did not take all jobs`);
    tx.hint({ channel: CHANNEL, payload: queue });
  }

  /**
   * Runs jobs of a queue, at least once each, woken by a hint with a slow poll as fallback. By default one worker runs
   * batches that wait for their slowest job; with `concurrency` so many workers run two jobs each, and with
   * `sequential` each of them runs a batch in order.
   */
  async work(queue: string, handler: JobHandler, { concurrency = 0, sequential = false } = {}): Promise<void> {
    const run = (job: Job<Record<string, string>>) => {
      const { traceparent = null, ...data } = job.data ?? {};
      return this.tracer.run(`job ${queue}`, { kind: SPAN_KIND.consumer, parent: traceparent }, async (span) => {
        span.attributes['mithaq.queue'] = queue;
        if (data['subscriber']) span.attributes['mithaq.subscriber'] = data['subscriber'];
        try {
          await handler(data);
          return { id: job.id, status: 'completed' as const };
        } catch (error) {
          span.hasFailed = true;
          this.log.error({ err: error, queue, job: job.id }, 'job failed and will come again');
          return { id: job.id, status: 'failed' as const, output: { error: (error as Error).name } };
        }
      });
    };
    this.worked.add(queue);
    const worker = await this.boss.work<Record<string, string>, unknown, { perJobResults: true }>(
      queue,
      {
        // A worker with single jobs never has a full batch, and would wait for its next poll after each job.
        batchSize: concurrency > 0 && !sequential ? 2 : 20,
        ...(concurrency > 0 && { localConcurrency: concurrency }),
        burstWhenBatchFull: true,
        pollingIntervalSeconds: FALLBACK_POLL_SECONDS,
        perJobResults: true,
      } as object as { perJobResults: true },
      async (jobs) => {
        if (!sequential) return Promise.all(jobs.map(run));
        const results: Awaited<ReturnType<typeof run>>[] = [];
        for (const job of jobs) results.push(await run(job));
        return results;
      },
    );
    this.workers.push(worker);
  }

  /** True if each worker of this process fetched jobs lately: none hangs. */
  isWorking(): boolean {
    const oldest = after(systemClock.now(), -LONGEST_SILENCE).getTime();
    return this.boss
      .getWipData()
      .every(({ state, createdOn, lastFetchedOn }) => state === 'active' && (lastFetchedOn ?? createdOn) >= oldest);
  }

  /**
   * Lets jobs that wait for a retry skip the time by which a clock was moved, and wakes the workers, which nothing
   * notifies of them.
   */
  async fastForward(db: Knex, milliseconds: number): Promise<void> {
    await db.raw(
      `update pgboss.job set start_after = start_after - ? * interval '1 millisecond' where state = 'retry'`,
      [milliseconds],
    );
    for (const worker of this.workers) this.boss.notifyWorker(worker);
  }

  /**
   * Runs work by a cron expression, once across all processes; runs that come due meanwhile are skipped. An interrupted
   * run is not repeated, since the next one follows anyway.
   */
  async schedule(queue: string, cron: string, run: () => Promise<void>): Promise<void> {
    await this.ensureQueue(queue, { policy: 'exclusive', retryLimit: 0, ...HEARTBEAT, notify: false });
    await this.work(queue, run);
    await this.boss.schedule(queue, cron, {}, { tz: 'UTC' });
  }

  /**
   * Fetches no more jobs and lets running ones end; after `patience` milliseconds they return to the queue. Jobs can
   * still be added.
   */
  async drain(patience: number): Promise<void> {
    for (const queue of this.worked) void this.boss.offWork(queue, { wait: false });
    await this.boss.stop({ graceful: true, timeout: patience, close: false });
  }

  /** Stops everything, drained or not. */
  async stop(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: 6000 });
  }
}

/** Throws if the queue's tables are missing or the database is away; for /readyz. */
export async function requireQueue(db: Knex): Promise<void> {
  await db.raw('select 1 from pgboss.version');
}

/** True if no job is due, retried or running; dead-lettered jobs are over. */
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

import { setTimeout as pause } from 'node:timers/promises';
import type Router from '@koa/router';
import type Koa from 'koa';
import { blankAudit } from '#kernel/admin/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { QueueReader } from '#kernel/desk/case-queue.ts';
import type { Kernel, PushAccess, StripeAccess } from '#kernel/kernel.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import type { OtlpExporter } from '#kernel/telemetry/otlp-exporter.ts';
import { Tracer } from '#kernel/telemetry/tracer.ts';
import { SendMail } from '#kernel/mail/send-mail.ts';
import type { Sweep } from '#kernel/module.ts';
import { Hints, notifySql } from '#kernel/persistence/hints.ts';
import { IdempotencyKeys } from '#kernel/persistence/idempotency-keys.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { Listener } from '#kernel/persistence/listener.ts';
import { rebuildOutdated } from '#kernel/schema/rebuild-outdated.ts';
import { Inbox, purgeEvents } from '#kernel/persistence/outbox.ts';
import { waitsForRelease } from '#kernel/backup/restored-copy.ts';
import { openAccess } from './database/database-access.ts';
import { composeModules, partsOf, type Modules } from './container.ts';
import type { Environment } from './env.ts';
import { makeKernel } from './kernel.ts';
import { healthRoutes, mailDropped, readiness, showHealth } from './http/routes/health.ts';
import { showCases, showPayments, showPool } from './http/routes/operating-metrics.ts';
import { LiveEvents } from './http/routes/live-events.ts';
import { openApiRoutes } from './http/routes/openapi.ts';
import { operatorRoutes } from './http/routes/operator-routes.ts';
import { staffRoutes } from './http/routes/staff-routes.ts';
import type { MemberApp } from './rendering/member-app.ts';
import { createServer, routesOf } from './http/server.ts';
import { answerSupervisor, Servers } from './http/servers.ts';
import { seedReferenceData } from './reference-data.ts';
import { startLine } from './start-line.ts';
import { allQueues, runSweeps, waitForIdle, startWorker } from './worker.ts';

/** The external services and files of the application: configured in production, stand-ins in local mode. */
export interface Outside {
  databaseUrl: string;
  mailUrl: string;
  /** Number of workers for emails; 0 for a mail server that never stalls. */
  mailConcurrency?: number;
  /** Keys that sign cookies, newest first. */
  sessionKeys: string[];
  /** Secrets that wrap the keys of sealed texts, newest first. */
  dataKeys: string[];
  stripe: StripeAccess | null;
  /** Access to push services; null if push notifications are disabled. */
  push: PushAccess | null;
  clock: Clock;
  /** Subscribes to changes of the clock by other processes; local mode only. */
  listenTo?(listener: Listener): void;
  routers?(application: Application): Router[];
  /** Runs external work that is due, such as renewals; local mode only. */
  runDue?(): Promise<void>;
  /** Delivers pending events to the application, and returns how many were delivered so far; local mode only. */
  waitForIdle?(): Promise<number>;
  pages: Koa.Middleware[];
  /** The built member app; null if no pages are served. */
  member: MemberApp | null;
  /** The built app of the console. */
  ownPages: Koa.Middleware[];
  /** Receives traces; null without TELEMETRY_URL. */
  telemetry?: OtlpExporter | null;
}

export interface Application {
  kernel: Kernel;
  modules: Modules;
  telemetry: OtlpExporter | null;
  /** Every route of this process, as `GET /api/user`; used by the authorisation table. */
  routes(): string[];
  /**
   * Runs due work, then waits until no background job is due or running. `moved` is how far the clock was moved, in
   * milliseconds.
   */
  runDue(moved?: number): Promise<void>;
  waitForIdle(): Promise<void>;
  /** Starts to listen. Returns the port, or null for a worker without a web server. */
  open(): Promise<number | null>;
  /** Stops within `patience` milliseconds; longer work is aborted, and its jobs return to the queue. */
  stop(patience?: number): Promise<void>;
}

/** Longest time for running requests and jobs … */
const DRAIN = 6000;
/** … and with DRAIN_SECONDS before; closing connections takes the rest of the ten seconds of a stop. */
const WHOLE_STOP = 8000;
/** Maximum wait for connections whose query was aborted. */
const CLOSING = 1000;

/** Builds and starts a process, with background work by its role. It serves no requests before `open`. */
export async function startApplication(env: Environment, outside: Outside, log: Logger): Promise<Application> {
  const { clock } = outside;
  const { db, owner, directUrl, level, grant } = await openAccess(env, outside.databaseUrl, log);
  const isHeld = await waitsForRelease(owner);
  if (isHeld) log.warn('Restored from a backup: emails and jobs wait for npm run restore -- release');
  const works = env.role !== 'web' && !isHeld;
  const { dataKeys, stripe, push, telemetry } = outside;
  const tracer = new Tracer(telemetry?.addSpan);
  const jobs = new Jobs({ url: directUrl, log, tracer, works, schedules: works, installs: env.migrations === 'start' });
  const listener = new Listener({ url: directUrl, log });
  const hints = new Hints({ notify: (...lists) => listener.query(notifySql('$1', '$2'), lists), log });
  listener.onConnect(() => hints.flush());
  const kernel = await makeKernel(db, { env, clock, dataKeys, jobs, hints, stripe, push, log });
  const { uow, limits, budgets, seals, hashes } = kernel;
  const modules = composeModules(kernel);
  const parts = partsOf(modules);
  for (const part of parts) await part.checkSettings?.();
  const subscriptions = parts.flatMap((part) => part.subscriptions);
  uow.subscribe(subscriptions);
  const inbox = new Inbox({ uow, subscriptions });
  const idempotencyKeys = new IdempotencyKeys({ db, clock, seals });
  const dropped = (count: number) => mailDropped.inc(count);
  const { mailUrl } = outside;
  const from = env.mailFrom;
  const sendMail = new SendMail({ db, uow, jobs, clock, seals, hashes, log, tracer, mailUrl, from, dropped });
  const queues = parts.flatMap((part) => part.queues ?? []);
  const summariesFor = (reader?: QueueReader) => Promise.all(queues.map((queue) => queue.execute(reader)));
  const sweeps: Sweep[] = [
    ...parts.flatMap((part) => part.sweeps),
    { name: 'desk.remind-staff', run: () => modules.identity.commands.remindStaff.execute(summariesFor) },
    { name: 'kernel.purge-limits', run: () => limits.purge() },
    { name: 'kernel.purge-budgets', run: () => budgets.purge() },
    { name: 'kernel.purge-idempotency', run: () => idempotencyKeys.purge() },
    { name: 'kernel.purge-facts', run: () => purgeEvents({ db, clock }) },
    { name: 'kernel.blank-audit', run: () => blankAudit(db) },
    { name: 'kernel.purge-mail', run: () => sendMail.purge() },
    { name: 'kernel.queue-mail', run: () => sendMail.queueDue() },
  ];

  const outboundJobs = parts.flatMap((part) => part.outboundJobs ?? []);
  await jobs.start(allQueues(inbox, outboundJobs));
  await grant();
  const projections = level.kind === 'newer' ? [] : parts.flatMap((part) => part.projections ?? []);
  await rebuildOutdated(owner, projections);
  await owner.destroy();
  await seedReferenceData(uow, parts);
  const { mailConcurrency } = outside;
  if (works) await startWorker({ jobs, inbox, sendMail, mailConcurrency, outboundJobs, sweeps, log });

  const live = new LiveEvents(modules.identity.sessions);
  live.listen(listener);
  kernel.site.follow(listener);
  outside.listenTo?.(listener);

  let broadcasts = 0;
  /** Repeats, because external events create jobs, and jobs may cause external events. */
  const idle = async () => {
    let before: number;
    do {
      before = broadcasts;
      await waitForIdle(db);
      broadcasts = (await outside.waitForIdle?.()) ?? 0;
    } while (broadcasts !== before);
  };

  showHealth(db);
  showCases(queues, clock);
  showPayments(() => modules.billing.queries.countProviderEvents.execute());
  showPool(db);
  const servers = new Servers();
  const isReady = readiness(db);
  const application: Application = {
    kernel,
    modules,
    telemetry: telemetry ?? null,
    routes: () =>
      [...staticRoutes(), ...webhooks, ...sessionless, ...routers].flatMap((part) =>
        'stack' in part ? routesOf(part) : [],
      ),
    async waitForIdle() {
      await sendMail.queueDue();
      await idle();
    },
    async runDue(moved = 0) {
      await outside.runDue?.();
      await jobs.fastForward(db, moved);
      await idle();
      await runSweeps(sweeps, log);
      await idle();
    },
    async open() {
      const supervisor = answerSupervisor(() => jobs.isWorking(), isReady);
      if (env.mode === 'production') await servers.listen(supervisor, env.metricsPort, env.host, 'METRICS_PORT');
      const port = env.role === 'worker' ? null : await servers.listen(web(), env.port, env.host);
      log.info(startLine(env, outside.databaseUrl, { port, schema: level.kind }), 'started');
      return port;
    },
    async stop(patience = DRAIN) {
      servers.leave();
      const drained = jobs.drain(patience);
      const refusal = env.role === 'worker' ? 0 : env.drainSeconds * 1000;
      await pause(refusal);
      live.close();
      await Promise.all([drained, servers.close(Math.min(patience, WHOLE_STOP - refusal))]);
      sendMail.close();
      const closed = hints
        .flush()
        .then(() => Promise.all([jobs.stop(), listener.stop(), db.destroy(), telemetry?.stop()]));
      await Promise.race([closed, pause(CLOSING, undefined, { ref: false })]);
    },
  };
  const staticRoutes = () => [
    healthRoutes({ isReady, isServing: () => servers.isServing, withMetrics: env.mode === 'local' }),
    ...(outside.routers?.(application) ?? []),
    ...outside.pages,
  ];
  const webhooks = parts.flatMap((part) => part.webhooks ?? []);
  const sessionless = parts.flatMap((part) => part.sessionless ?? []);
  const routers = [
    ...parts.flatMap((part) => part.routers),
    ...staffRoutes(kernel, modules, { parts, queues, jobs }),
    live.routes(),
    operatorRoutes(env),
    openApiRoutes(env),
  ];
  const web = () => {
    const { identity } = modules;
    const chain = {
      env,
      keys: outside.sessionKeys,
      log,
      tracer,
      limits: kernel.limits,
      idempotencyKeys,
      identity,
      staticRoutes: staticRoutes(),
      webhooks,
      sessionless,
      member: outside.member,
      publicPages: async () => (await Promise.all(parts.map((part) => part.publicPages?.() ?? []))).flat(),
      routers: [...routers, ...outside.ownPages],
    };
    return createServer(chain).callback();
  };
  await listener.start();
  return application;
}

import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Router from '@koa/router';
import type Koa from 'koa';
import type { Clock } from '#kernel/clock.ts';
import type { Kernel } from '#kernel/kernel.ts';
import type { Logger } from '#kernel/logger.ts';
import { Mailer } from '#kernel/mail/mailer.ts';
import { SendMail } from '#kernel/mail/send-mail.ts';
import type { Sweep } from '#kernel/module.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { Listener } from '#kernel/persistence/listener.ts';
import { migrate } from '#kernel/persistence/migrate.ts';
import { Inbox, JobOutbox } from '#kernel/persistence/outbox.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { composeModules, partsOf, type Modules } from './container.ts';
import type { Environment } from './env.ts';
import { healthRoutes, metrics } from './http/health.ts';
import { purgeIdempotency } from './http/idempotency.ts';
import { LiveEvents } from './http/live-events.ts';
import { openApiRoutes } from './http/openapi.ts';
import { overviewRoutes } from './http/overview-routes.ts';
import { createServer } from './http/server.ts';
import { allQueues, runSweeps, settle, startWorker } from './worker.ts';

/** What the application finds outside of itself: in production given by the settings, in local mode stood in for. */
export interface Outside {
  databaseUrl: string;
  mailUrl: string;
  /** Keys that sign cookies, newest first. */
  sessionKeys: string[];
  clock: Clock;
  /** Hears of changes of the clock that another process made; local mode only. */
  listenTo?(listener: Listener): void;
  /** Further routes; local mode only. */
  routers?(application: Application): Router[];
  /** The built web apps. */
  pages: Koa.Middleware[];
}

export interface Application {
  kernel: Kernel;
  modules: Modules;
  /** Runs what time made due, then waits until no background job is due or running. */
  runDue(): Promise<void>;
  settle(): Promise<void>;
  /** Where it listens; null for a worker without a web side. */
  port: number | null;
  stop(): Promise<void>;
}

const DRAIN = 8000;

/** Builds and starts one process of the product, by its role. */
export async function startApplication(env: Environment, outside: Outside, log: Logger): Promise<Application> {
  const { clock } = outside;
  const db = openDatabase(outside.databaseUrl);
  await migrate(db);
  const jobs = new Jobs({ url: outside.databaseUrl, log });
  const uow = new UnitOfWork({ db, clock, outbox: new JobOutbox(jobs) });
  const mailer = new Mailer({ jobs, clock, appUrl: env.appUrl });
  const kernel: Kernel = { db, uow, clock, mailer, log, appUrl: env.appUrl };
  const modules = composeModules(kernel);
  const parts = partsOf(modules);
  const subscriptions = parts.flatMap((part) => part.subscriptions);
  uow.subscribe(subscriptions);
  const inbox = new Inbox({ uow, subscriptions });
  const sendMail = new SendMail({ db, mailUrl: outside.mailUrl, from: { name: 'Mithaq', address: env.mailFrom } });
  const sweeps: Sweep[] = [
    ...parts.flatMap((part) => part.sweeps),
    { name: 'kernel.purge-idempotency', run: () => purgeIdempotency({ db, clock }) },
  ];

  await jobs.start(allQueues(inbox));
  await uow.run(async (tx) => {
    await tx.db.raw('select pg_advisory_xact_lock(7215002)');
    for (const part of parts) await part.seed?.(tx);
  });
  if (env.role !== 'web') await startWorker({ jobs, inbox, sendMail, sweeps, log });

  const listener = new Listener({ url: outside.databaseUrl, log });
  const live = new LiveEvents();
  live.listen(listener);
  outside.listenTo?.(listener);

  const application: Application = {
    kernel,
    modules,
    settle: () => settle(db),
    async runDue() {
      await settle(db);
      await runSweeps(sweeps, log);
      await settle(db);
    },
    port: null,
    async stop() {
      live.close();
      await closeServers(servers);
      await jobs.stop();
      sendMail.close();
      await listener.stop();
      await db.destroy();
    },
  };
  const servers: Server[] = [];
  await listener.start();
  if (env.role === 'worker') return application;

  const routers = [
    ...parts.flatMap((part) => part.routers),
    overviewRoutes(db, modules),
    live.routes(),
    openApiRoutes(),
  ];
  const app = createServer({
    env,
    keys: outside.sessionKeys,
    log,
    db,
    clock,
    store: modules.identity.sessions,
    outer: [
      healthRoutes({ db, withMetrics: env.mode === 'local' }),
      ...(outside.routers?.(application) ?? []),
      ...outside.pages,
    ],
    routers,
  });
  const web = createHttpServer(app.callback());
  servers.push(web);
  application.port = await listen(web, env.port, env.host);
  if (env.mode === 'production') servers.push(await metricsServer(env));
  return application;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

async function metricsServer(env: Environment): Promise<Server> {
  const server = createHttpServer((_, response) => {
    metrics.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await listen(server, env.metricsPort, env.host);
  return server;
}

/** No new connections; requests in flight end, within a limit. */
async function closeServers(servers: Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          const limit = setTimeout(() => server.closeAllConnections(), DRAIN);
          server.close(() => {
            clearTimeout(limit);
            resolve();
          });
          server.closeIdleConnections();
        }),
    ),
  );
}

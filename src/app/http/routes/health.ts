import Router from '@koa/router';
import type { Knex } from 'knex';
import type { Context, Next } from 'koa';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { auditHead } from '#kernel/admin/audit.ts';
import { healthOf, type Health } from '#kernel/persistence/health.ts';
import { requireQueue } from '#kernel/persistence/jobs.ts';
import { pendingMigrations } from '#kernel/schema/migrate.ts';
import { VERSION } from '#kernel/runtime/version.ts';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });
const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Response time by route and status class',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  registers: [metrics],
});

const refusals = new Counter({
  name: 'mithaq_refusals_total',
  help: 'Refused and failed requests by error code and route',
  labelNames: ['code', 'route'],
  registers: [metrics],
});

const webhooks = new Counter({
  name: 'mithaq_webhooks_total',
  help: 'Webhooks that other services sent, by their address: accepted, refused or failed',
  labelNames: ['route', 'outcome'],
  registers: [metrics],
});

export const sweepFailures = new Counter({
  name: 'mithaq_sweep_failures_total',
  help: 'Sweeps that failed wholly or in part; the log has the details',
  labelNames: ['sweep'],
  registers: [metrics],
});

export const mailDropped = new Counter({
  name: 'mithaq_mail_dropped_total',
  help: 'Emails that expired before the mail server accepted them',
  registers: [metrics],
});

export const telemetryDropped = new Counter({
  name: 'mithaq_telemetry_dropped_total',
  help: 'Parts of traces and errors that the collector of TELEMETRY_URL did not take',
  registers: [metrics],
});

const figures: Record<keyof Health, { name: string; help: string }> = {
  mailWaiting: { name: 'mithaq_mail_waiting', help: 'Emails that the mail server has not accepted yet' },
  mailGivenUp: {
    name: 'mithaq_mail_given_up',
    help: 'Emails that failed for good; GET /api/admin/mail lists them',
  },
  jobsGivenUp: { name: 'mithaq_jobs_given_up', help: 'Background jobs that failed for days' },
  sweepAge: {
    name: 'mithaq_sweep_age_seconds',
    help: 'Time since a worker completed the tasks of each minute; NaN if none ever did',
  },
};

/** Shows health figures from the database, read for each scrape; NaN while the database is unavailable. */
export function showHealth(db: Knex): void {
  for (const [key, { name, help }] of Object.entries(figures) as [keyof Health, { name: string; help: string }][]) {
    metrics.removeSingleMetric(name);
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [metrics],
      collect: async () => {
        const health = await healthOf(db).catch(() => null);
        gauge.set(health?.[key] ?? Number.NaN);
      },
    });
  }
  showAuditHead(db);
}

/** Shows the end of the audit log, to be compared in a store that nobody who can change the log can change. */
function showAuditHead(db: Knex): void {
  const name = 'mithaq_audit_head';
  metrics.removeSingleMetric(name);
  const gauge: Gauge = new Gauge({
    name,
    help: 'The number of the last entry of the audit log, by its hash',
    labelNames: ['hash'],
    registers: [metrics],
    collect: async () => {
      const head = await auditHead(db).catch(() => null);
      gauge.reset();
      if (head) gauge.set({ hash: head.hash }, head.seq);
    },
  });
}

export async function measure(ctx: Context, next: Next): Promise<void> {
  const end = durations.startTimer();
  try {
    await next();
  } finally {
    const route = String(ctx.routerPath ?? 'other');
    end({ method: ctx.method, route, status: `${Math.floor(ctx.status / 100)}xx` });
    const code: unknown = ctx.state['refusal'];
    if (typeof code === 'string') refusals.inc({ code, route });
    if (route.startsWith('/api/webhooks/')) webhooks.inc({ route, outcome: outcomeOf(ctx.status) });
  }
}

const outcomeOf = (status: number): string => (status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed');

/** Returns whether database, migrations and queue are in order. */
export function readiness(db: Knex): () => Promise<boolean> {
  let migrated = false;
  const requireWrites = rarely(() => writeProbe(db));
  return async () => {
    try {
      migrated ||= (await pendingMigrations(db)) === 0;
      await requireQueue(db);
      await requireWrites();
      return migrated;
    } catch {
      return false;
    }
  };
}

interface HealthOptions {
  isReady(): Promise<boolean>;
  /** The process wants requests: from the signal to stop on it does not. */
  isServing(): boolean;
  withMetrics: boolean;
}

/** Health, readiness and Prometheus metrics; in production the metrics have their own port. */
export function healthRoutes({ isReady, isServing, withMetrics }: HealthOptions): Router {
  const router = new Router();

  router.get('/healthz', (ctx) => {
    ctx.body = { status: 'alive', version: VERSION };
  });

  // For the proxy, without the database: one that hesitates must not take all webs out at once.
  router.get('/servez', (ctx) => {
    ctx.status = isServing() ? 200 : 503;
    ctx.body = { status: isServing() ? 'serving' : 'stopping' };
  });

  router.get('/readyz', async (ctx) => {
    ctx.status = (await isReady()) ? 200 : 503;
    ctx.body = { status: ctx.status === 200 ? 'ready' : 'not ready' };
  });

  if (withMetrics) {
    router.get('/metrics', async (ctx) => {
      ctx.type = metrics.contentType;
      ctx.body = await metrics.metrics();
    });
  }
  return router;
}

/** Creates and drops a temporary table, which requires free disk space. */
async function writeProbe(db: Knex): Promise<void> {
  await db.transaction((trx) => trx.raw('create temporary table readiness_probe on commit drop as select 1 as one'));
}

/** How long the result of an expensive probe is cached, since anybody may request it. */
const PROBE_LIFE_MS = 2000;

function rarely(probe: () => Promise<void>): () => Promise<void> {
  let latest: Promise<void> | undefined;
  let until = 0;
  return () => {
    const now = performance.now();
    if (!latest || now >= until) {
      until = now + PROBE_LIFE_MS;
      latest = probe();
    }
    return latest;
  };
}

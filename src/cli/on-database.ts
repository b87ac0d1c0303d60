import type { Knex } from 'knex';
import { systemClock, type Clock } from '#kernel/clock.ts';
import type { Kernel } from '#kernel/kernel.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { Hints, notifySql } from '#kernel/persistence/hints.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { Inbox } from '#kernel/persistence/outbox.ts';
import { requireSession } from '#kernel/persistence/connections/session-check.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { migrate, schemaLevel } from '#kernel/schema/migrate.ts';
import { explainUnusable } from '#kernel/schema/schema-level.ts';
import { composeModules, partsOf, type Modules } from '../app/container.ts';
import { readEnvironment, type Environment } from '../app/env.ts';
import { makeKernel } from '../app/kernel.ts';
import { allQueues } from '../app/worker.ts';
import { joinEmbeddedPostgres } from '../local/postgres/index.ts';
import { LOCAL_DATA_KEY } from '../local/secrets.ts';

const POOL_SIZE = 4;

/** The settings and the database of a shell command. */
export interface Workplace {
  env: Environment;
  db: Knex;
  url: string;
  /** Secrets that wrap the keys of sealed texts, newest first. */
  dataKeys: string[];
}

export const say = (message: string): void => void process.stdout.write(`${message}\n`);

/**
 * Runs a shell command on the migrated database of the settings, or else on the embedded one; `unmigrated` leaves its
 * tables as they are, and `migrates` also migrates if processes wait. A failure is a sentence and exit code 1.
 */
export async function onDatabase(
  failure: string,
  run: (workplace: Workplace) => Promise<void>,
  options: { rotating?: boolean; unmigrated?: boolean; migrates?: boolean } = {},
): Promise<void> {
  let end = async (): Promise<void> => {};
  try {
    const env = readEnvironment(process.env, options);
    const own = env.databaseDirectUrl ?? env.databaseUrl;
    const embedded = own ? null : await joinEmbeddedPostgres({ dataDir: env.dataDir, log: say });
    const url = own ?? embedded!.url;
    if (env.databaseDirectUrl) await requireSession(url, 'DATABASE_DIRECT_URL');
    const db = openDatabase(url, { poolSize: POOL_SIZE });
    end = async () => {
      await db.destroy();
      await embedded?.stop();
    };
    if (options.migrates || (env.migrations === 'start' && !options.unmigrated)) await migrate(db);
    else if (!options.unmigrated) await requireMigrated(db);
    const dataKeys = env.dataKeys ?? (env.mode === 'local' ? [LOCAL_DATA_KEY] : env.sessionKeys!);
    await run({ env, db, url, dataKeys });
  } catch (error) {
    process.stderr.write(`${failure} ${(error as Error).message}\n`);
    process.exitCode = 1;
  } finally {
    await end();
  }
}

async function requireMigrated(db: Knex): Promise<void> {
  const level = await schemaLevel(db);
  const refusal = explainUnusable(level);
  if (refusal !== null) throw new Error(refusal);
  if (level.kind === 'older') throw new Error('The database is not migrated: run npm run migrate first.');
}

/** Composes the modules for a command, without a web server, background work and payments. */
export async function composeFor(
  { env, db, url, dataKeys }: Workplace,
  clock: Clock,
): Promise<{ kernel: Kernel; modules: Modules; jobs: Jobs; hints: Hints }> {
  const log = createLogger(env.logLevel);
  const jobs = new Jobs({ url, log, works: false });
  const hints = new Hints({ notify: (...lists) => db.raw(notifySql('?', '?'), lists), log });
  const kernel = await makeKernel(db, { env, clock, dataKeys, jobs, hints, stripe: null, push: null, log });
  return { kernel, modules: composeModules(kernel), jobs, hints };
}

/**
 * Runs an act as the application would: with the subscribers of its events, and jobs that the site's workers do.
 */
export async function actOn(workplace: Workplace, act: (modules: Modules) => Promise<void>): Promise<void> {
  const { kernel, modules, jobs, hints } = await composeFor(workplace, systemClock);
  const parts = partsOf(modules);
  const subscriptions = parts.flatMap((part) => part.subscriptions);
  kernel.uow.subscribe(subscriptions);
  const inbox = new Inbox({ uow: kernel.uow, subscriptions });
  const outboundJobs = parts.flatMap((part) => part.outboundJobs ?? []);
  try {
    await jobs.start(allQueues(inbox, outboundJobs));
    await act(modules);
  } finally {
    await hints.flush();
    await jobs.stop();
  }
}

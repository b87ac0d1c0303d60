import type { Knex } from 'knex';
import { Budgets } from '#kernel/budgets.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Kernel, PushAccess, StripeAccess } from '#kernel/kernel.ts';
import { Limits } from '#kernel/limits.ts';
import type { Logger } from '#kernel/runtime/logger.ts';
import { Mailer } from '#kernel/mail/mailer.ts';
import { requestScopedDb } from '#kernel/persistence/request-transaction.ts';
import type { Hints } from '#kernel/persistence/hints.ts';
import type { Jobs } from '#kernel/persistence/jobs.ts';
import { JobOutbox } from '#kernel/persistence/outbox.ts';
import { DataKeys } from '#kernel/sealing/data-keys.ts';
import { KeyedHashes } from '#kernel/sealing/keyed-hashes.ts';
import { Seals } from '#kernel/sealing/seals.ts';
import { Site } from '#kernel/site/site.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Environment } from './env.ts';

interface KernelOptions {
  env: Environment;
  clock: Clock;
  /** Secrets that wrap the keys of sealed texts, newest first. */
  dataKeys: string[];
  jobs: Jobs;
  hints: Hints;
  stripe: StripeAccess | null;
  push: PushAccess | null;
  log: Logger;
}

/** Builds what the modules share, on an open and migrated database. */
export async function makeKernel(
  db: Knex,
  { env, clock, dataKeys, jobs, hints, stripe, push, log }: KernelOptions,
): Promise<Kernel> {
  const { mode, fees, demoData, passwordMinLength, passwordHashMemory, quietDays, appUrl, operator, erasuresFile } =
    env;
  const { mailEventsSecret } = env;
  const hashes = new KeyedHashes(dataKeys);
  const seals = new Seals(await DataKeys.open(db, dataKeys));
  const site = new Site(db, { fees });
  await site.load();
  return {
    db: requestScopedDb(db),
    uow: new UnitOfWork({ db, clock, outbox: new JobOutbox(jobs), hints }),
    hints,
    clock,
    mailer: new Mailer({ jobs, clock, seals, hashes, appUrl, operator }),
    limits: new Limits({ db, clock, log, on: env.rateLimits }),
    budgets: new Budgets({ db, clock, on: env.rateLimits }),
    seals,
    hashes,
    jobs,
    stripe,
    fees,
    site,
    push,
    log,
    mode,
    demoData,
    passwordMinLength,
    passwordHashMemory,
    quietDays,
    appUrl,
    operator,
    mailEventsSecret,
    erasuresFile,
  };
}

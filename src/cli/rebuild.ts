import { systemClock } from '#kernel/clock.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { migrate } from '#kernel/schema/migrate.ts';
import { composeModules, partsOf } from '../app/container.ts';
import { readEnvironment } from '../app/env.ts';
import { makeKernel, NO_STRIPE } from '../app/kernel.ts';
import { projectionNamed } from '../app/rebuild.ts';
import { LOCAL_DATA_KEY } from '../local/external-services.ts';
import { joinEmbeddedPostgres } from '../local/postgres/index.ts';

// `npm run rebuild -- <module>.<projection>`: rebuilds a projection from its sources. The site may run meanwhile.
const env = readEnvironment(process.env);
const say = (message: string): void => void process.stdout.write(`${message}\n`);
const embedded = env.databaseUrl ? null : await joinEmbeddedPostgres({ dataDir: env.dataDir, log: say });
const url = env.databaseUrl ?? embedded!.url;
const db = openDatabase(url, { poolSize: 3 });
try {
  await migrate(db);
  const log = createLogger(env.logLevel);
  const dataKeys = env.dataKeys ?? (env.mode === 'local' ? [LOCAL_DATA_KEY] : env.sessionKeys!);
  const jobs = new Jobs({ url, log });
  const kernel = await makeKernel(db, { env, clock: systemClock, dataKeys, jobs, stripe: NO_STRIPE, push: null, log });
  const projection = projectionNamed(partsOf(composeModules(kernel)), process.argv[2]);
  say(`Rebuilt ${projection.name}: ${await projection.rebuild()} rows.`);
} catch (error) {
  process.stderr.write(`Nothing was rebuilt. ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
  await embedded?.stop();
}

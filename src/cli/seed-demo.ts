import { parseArgs } from 'node:util';
import { createLogger } from '#kernel/runtime/logger.ts';
import { openDatabase } from '#kernel/persistence/database.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { migrate } from '#kernel/schema/migrate.ts';
import { composeModules, partsOf } from '../app/container.ts';
import { readEnvironment } from '../app/env.ts';
import { makeKernel, NO_STRIPE } from '../app/kernel.ts';
import { projectionNamed } from '../app/rebuild.ts';
import { seedReferenceData } from '../app/reference-data.ts';
import { LocalClock } from '../local/clock.ts';
import { seedCrowd } from '../local/crowd/index.ts';
import { LOCAL_DATA_KEY } from '../local/external-services.ts';
import { joinEmbeddedPostgres } from '../local/postgres/index.ts';

// `npm run seed:demo -- --members 100000 --matches 2000`: adds this many synthetic members and matches between them.
// The site may run meanwhile.
const env = readEnvironment(process.env);
if (env.mode === 'production') throw new Error('MODE is production: synthetic people have no place among real ones.');
const { values } = parseArgs({ options: { members: { type: 'string' }, matches: { type: 'string', default: '0' } } });
const [members, matches] = [numberOf('members', values.members), numberOf('matches', values.matches)];
const say = (message: string): void => void process.stdout.write(`${message}\n`);
const embedded = env.databaseUrl ? null : await joinEmbeddedPostgres({ dataDir: env.dataDir, log: say });
const url = env.databaseUrl ?? embedded!.url;
const db = openDatabase(url, { poolSize: 4 });
try {
  await migrate(db);
  const log = createLogger(env.logLevel);
  const clock = await LocalClock.open(db);
  const dataKeys = env.dataKeys ?? [LOCAL_DATA_KEY];
  const kernel = await makeKernel(db, {
    env,
    clock,
    dataKeys,
    jobs: new Jobs({ url, log }),
    stripe: NO_STRIPE,
    push: null,
    log,
  });
  const modules = composeModules(kernel);
  await seedReferenceData(kernel.uow, partsOf(modules));
  await seedCrowd({
    kernel,
    now: clock.now(),
    members,
    matches,
    hashPassword: (password) => modules.identity.commands.hashPassword(password, { email: '', username: '' }),
    cards: projectionNamed(partsOf(modules), 'matchmaking.browse-card'),
    say,
  });
} finally {
  await db.destroy();
  await embedded?.stop();
}

function numberOf(name: string, given: string | undefined): number {
  if (given && /^\d{1,8}$/.test(given)) return Number(given);
  throw new Error(
    `Say how many: npm run seed:demo -- --members 100000 [--matches 2000]; --${name} is no whole number.`,
  );
}

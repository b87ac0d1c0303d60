// Runs a PostgreSQL for tests until it is stopped, and prints its URL. POSTGRES_PROGRAMS may name the package of one.
import { openDatabase } from '#kernel/persistence/database.ts';
import { startEmbeddedPostgres } from '../../local/postgres/index.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const start = () =>
  startEmbeddedPostgres({
    dataDir: process.env['DATA_DIR']!,
    log: say,
    programs: process.env['POSTGRES_PROGRAMS'],
  });
const first = await start();
const db = openDatabase(first.url, { poolSize: 1 });
// The data is temporary, so a crash may lose it.
for (const safety of ['fsync', 'synchronous_commit', 'full_page_writes', 'jit'])
  await db.raw(`alter system set ${safety} = off`);
await db.raw(`alter system set max_wal_size = '1GB'`);
await db.raw(`alter system set checkpoint_timeout = '1h'`);
await db.raw(`alter system set bgwriter_lru_maxpages = 0`);
// Copies of databases are not logged, which halves their cost; this takes effect with the next start.
await db.raw(`alter system set wal_level = minimal`);
await db.raw(`alter system set max_wal_senders = 0`);
// Logs the statements of deadlocks (`deadlocks.ts`), which the product's own log omits.
await db.raw(`alter role all set log_error_verbosity = 'default'`);
await db.raw(`alter role all set log_min_error_statement = 'error'`);
await db.destroy();
await first.stop();
const server = await start();

process.on('SIGTERM', () => void server.stop().finally(() => process.exit(0)));
say(server.url);

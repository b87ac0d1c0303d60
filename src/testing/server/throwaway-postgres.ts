// A program that runs a PostgreSQL for tests until it is told to stop, and prints its URL.
import { openDatabase } from '#kernel/persistence/database.ts';
import { startEmbeddedPostgres } from '../../local/postgres/index.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const server = await startEmbeddedPostgres({ dataDir: process.env['DATA_DIR']!, log: say });
const db = openDatabase(server.url, { poolSize: 1 });
// What a crash would lose here is thrown away in any case.
for (const safety of ['fsync', 'synchronous_commit', 'full_page_writes'])
  await db.raw(`alter system set ${safety} = off`);
await db.raw('select pg_reload_conf()');
// A deadlock's statements, which the log of the product does not hold (`deadlocks.ts`).
await db.raw(`alter role all set log_error_verbosity = 'default'`);
await db.raw(`alter role all set log_min_error_statement = 'error'`);
await db.destroy();

process.on('SIGTERM', () => void server.stop().finally(() => process.exit(0)));
say(server.url);

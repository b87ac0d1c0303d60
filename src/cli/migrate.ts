import { openDatabase } from '#kernel/persistence/database.ts';
import { migrate } from '#kernel/schema/migrate.ts';
import { joinEmbeddedPostgres } from '../local/postgres/index.ts';
import { readEnvironment } from '../app/env.ts';

// `npm run migrate`: migrates the configured database, or else the embedded one, and ends.
const env = readEnvironment(process.env);
const say = (message: string): void => void process.stdout.write(`${message}\n`);
const embedded = env.databaseUrl ? null : await joinEmbeddedPostgres({ dataDir: env.dataDir, log: say });
const db = openDatabase(env.databaseUrl ?? embedded!.url, { poolSize: 2 });
try {
  await migrate(db);
  say('The database is up to date.');
} catch (error) {
  process.stderr.write(`Nothing was migrated. ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
  await embedded?.stop();
}

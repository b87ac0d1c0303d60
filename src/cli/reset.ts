import { openDatabase } from '#kernel/persistence/database.ts';
import { readEnvironment } from '../app/env.ts';
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../local/postgres/index.ts';
import { say } from './on-database.ts';

// `npm run reset -- --yes`: empties the embedded database, so that local mode starts as on its first day. The generated
// secrets and the admin's password remain.
try {
  const { mode, databaseUrl, dataDir } = readEnvironment(process.env);
  if (mode === 'production' || databaseUrl) throw new Error('Only the embedded database of local mode is ever reset.');
  if (!process.argv.includes('--yes'))
    throw new Error(`Everything in the database of ${dataDir} would be lost. Confirm it: npm run reset -- --yes.`);
  if (await runningEmbeddedPostgres(dataDir)) throw new Error('The site is running. Stop it first.');
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log: say });
  const server = new URL(url);
  server.pathname = '/postgres';
  const db = openDatabase(server.href, { poolSize: 1 });
  try {
    await db.raw(`drop database ${new URL(url).pathname.slice(1)}`);
  } finally {
    await db.destroy();
    await stop();
  }
  say('The database is empty. npm start fills it again.');
} catch (error) {
  process.stderr.write(`Nothing was reset. ${(error as Error).message}\n`);
  process.exitCode = 1;
}

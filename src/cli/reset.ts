import { readEnvironment } from '../app/env.ts';
import { emptyDatabase } from '../local/empty-database.ts';
import { runningEmbeddedPostgres } from '../local/postgres/index.ts';
import { say } from './on-database.ts';

// `npm run reset -- --yes`: empties the embedded database, so that local mode starts as on its first day. The generated
// secrets and the admin's password remain.
try {
  const { mode, databaseUrl, dataDir } = readEnvironment(process.env);
  if (mode === 'production' || databaseUrl) throw new Error('Only the embedded database of local mode is ever reset.');
  if (!process.argv.includes('--yes'))
    throw new Error(`Everything in the database of ${dataDir} would be lost. Confirm it: npm run reset -- --yes.`);
  if (await runningEmbeddedPostgres(dataDir)) throw new Error('The site is running. Stop it first.');
  await emptyDatabase({ dataDir, log: say });
  say('The database is empty. npm start fills it again.');
} catch (error) {
  process.stderr.write(`Nothing was reset. ${(error as Error).message}\n`);
  process.exitCode = 1;
}

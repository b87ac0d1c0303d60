import { grantApplicationRole } from '#kernel/persistence/application-role.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { loginOf } from '../app/database/database-access.ts';
import { schemas } from '../app/tables.ts';
import { onDatabase, say } from './on-database.ts';

// `npm run migrate`: migrates the configured database, or else the embedded one, and ends. With MIGRATIONS=wait it does
// everything for which the processes wait: also the tables of the queue, and the rights on new tables.
await onDatabase(
  'Nothing was migrated.',
  async ({ env, db, url }) => {
    if (env.migrations === 'wait') {
      const jobs = new Jobs({ url, log: createLogger(env.logLevel), works: false });
      await jobs.start([]);
      await jobs.stop();
      await grantApplicationRole(db, schemas, loginOf(env, env.databaseUrl ?? url));
    }
    say('The database is up to date.');
  },
  { migrates: true },
);

import { VERSION } from '#kernel/runtime/version.ts';
import { outdatedFunctions, schemaLevel } from '#kernel/schema/migrate.ts';
import { explainUnusable } from '#kernel/schema/schema-level.ts';
import { onDatabase, say } from './on-database.ts';

// `npm run upgrade:check`: says what a start of this version would change in the database, and changes nothing.
await onDatabase(
  'This version cannot be started.',
  async ({ db }) => {
    const level = await schemaLevel(db);
    const refusal = explainUnusable(level);
    if (refusal !== null) throw new Error(refusal);
    if (level.kind === 'newer')
      return say(`A newer version has migrated the database. Version ${VERSION} serves it and changes nothing in it.`);
    const migrations = level.kind === 'older' ? level.missing : [];
    const functions = await outdatedFunctions(db);
    if (migrations.length + functions.length === 0)
      return say(`The database is as version ${VERSION} needs it. A start changes nothing.`);
    say(`A start of version ${VERSION} changes the database:`);
    for (const name of migrations) say(`- migration ${name}`);
    for (const file of functions) say(`- functions of ${file}`);
    say(
      'Make a backup first: npm run backup -- write <file>. The version before this one can serve the changed database.',
    );
  },
  { unmigrated: true },
);

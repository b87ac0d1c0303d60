import { openDatabase } from '#kernel/persistence/database.ts';
import { migrate } from '#kernel/schema/migrate.ts';
import { sealedTables } from '#kernel/personal-data.ts';
import { DataKeys } from '#kernel/sealing/data-keys.ts';
import { rotateKeys } from '#kernel/sealing/rotate-keys.ts';
import { Seals } from '#kernel/sealing/seals.ts';
import { LOCAL_DATA_KEY } from '../local/external-services.ts';
import { joinEmbeddedPostgres } from '../local/postgres/index.ts';
import { readEnvironment } from '../app/env.ts';
import { tables } from '../app/tables.ts';

// `npm run keys:rotate`: reseals all sealed texts with a new key, wrapped by the newest secret of the settings, and
// deletes the older keys. The site may run meanwhile.
const env = readEnvironment(process.env, { rotating: true });
const say = (message: string): void => void process.stdout.write(`${message}\n`);
const embedded = env.databaseUrl ? null : await joinEmbeddedPostgres({ dataDir: env.dataDir, log: say });
const db = openDatabase(env.databaseUrl ?? embedded!.url, { poolSize: 3 });
try {
  await migrate(db);
  const secrets = env.dataKeys ?? (env.mode === 'local' ? [LOCAL_DATA_KEY] : env.sessionKeys!);
  const keys = await DataKeys.open(db, secrets);
  const count = await rotateKeys({ db, keys, seals: new Seals(keys), tables: await sealedTables(db, tables) });
  say(`Sealed ${count} rows with a new key and removed the older keys.`);
} catch (error) {
  process.stderr.write(`The keys were not rotated. ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
  await embedded?.stop();
}

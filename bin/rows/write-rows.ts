// `npm run rows`: writes the types of all rows and the record of processing, as the migrations declare them.
import { writeFileSync } from 'node:fs';
import { openDatabase } from '#kernel/persistence/database.ts';
import { migrate } from '#kernel/schema/migrate.ts';
import { startThrowaway } from '../../src/testing/server/postgres.ts';
import { RECORD_OF_PROCESSING, recordOfProcessing } from './record-of-processing.ts';
import { rowTypes } from './row-types.ts';

const server = await startThrowaway();
const db = openDatabase(server.url);
try {
  await migrate(db);
  for (const [file, text] of await rowTypes(db)) writeFileSync(file, text);
  writeFileSync(RECORD_OF_PROCESSING, await recordOfProcessing(db));
} finally {
  await db.destroy();
  await server.stop();
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../testing/server/database.ts';

const db = await testDatabase();
const migrate = () => {
  const env = { PATH: process.env['PATH'], DATABASE_URL: testDatabaseUrl() };
  return promisify(execFile)(process.execPath, ['src/cli/migrate.ts'], { env });
};

test('the command says that the database is up to date, or in a sentence why it leaves it alone', async () => {
  expect((await migrate()).stdout).toBe('The database is up to date.\n');
  const file = 'migrations/20261121T0150_messaging_schema.ts';
  const [noted] = await db('kernel.applied_sql_file').where({ file });
  await db('kernel.applied_sql_file').where({ file }).update({ hash: 'of another build' });
  const refused = await migrate().catch((error: unknown) => error);
  await db('kernel.applied_sql_file').where({ file }).update(noted!);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Nothing was migrated\. The database.*\.\n$/),
  });
});

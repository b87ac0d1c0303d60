import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { migrate, schemaLevel } from '#kernel/schema/migrate.ts';
import { demoSignIns } from '../../../local/demo/sign-ins.ts';
import { describedSchema } from '../../../testing/described-schema.ts';
import { startProduct } from '../../../testing/product.ts';
import { loadRelease, RELEASE_DATA_KEY, releases } from '../../../testing/releases/releases.ts';
import { createDatabase, dropDatabase, startThrowaway } from '../../../testing/server/postgres.ts';

let oldest: Awaited<ReturnType<typeof startThrowaway>>;
beforeAll(async () => {
  oldest = await startThrowaway('oldest');
});
afterAll(() => oldest.stop());

/** An empty database on a server of the newest or the oldest version of PostgreSQL. */
async function emptyDatabase(version: string): Promise<string> {
  const server = version === 'oldest' ? oldest.url : inject('postgresUrl');
  const name = `release_${process.pid}_${++databases}`;
  const url = await createDatabase(server, name);
  onTestFinished(() => dropDatabase(server, name));
  return url;
}
let databases = 0;

test('there is a database of the first release', () => {
  expect(releases).toContain('1.0.0');
});

describe.each(['newest', 'oldest'])('on the %s version of PostgreSQL', (version) => {
  test.each(releases)(
    'a database of release %s is migrated, serves its people, and has the same schema as a new one',
    async (release) => {
      const url = await emptyDatabase(version);
      await loadRelease(url, release);
      const product = await startProduct({ databaseUrl: url, settings: { DATA_KEYS: RELEASE_DATA_KEY } });
      try {
        const [brother, , guardian] = demoSignIns;
        const his = product.visitor();
        await his.post('/api/auth/signin', brother);
        const matches = (await his.get('/api/matches')).body;
        const read = await his.get(`/api/matches/${matches[0].id}/messages`);
        expect(read.status).toBe(200);
        expect(read.body.length).toBeGreaterThan(3);
        const hers = product.visitor();
        await hers.post('/api/auth/signin', guardian);
        expect((await hers.get('/api/guardian/matches')).status).toBe(200);
      } finally {
        await product.stop();
      }
      const fresh = await emptyDatabase(version);
      const db = openDatabase(fresh, { poolSize: 1 });
      await migrate(db);
      expect(await schemaLevel(db)).toEqual({ kind: 'current' });
      await db.destroy();
      expect(await describedSchema(url)).toEqual(await describedSchema(fresh));
    },
  );
});

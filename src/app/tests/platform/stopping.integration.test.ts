import type { Knex } from 'knex';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { openStream } from '../../../testing/server/open-stream.ts';
import { aBrother } from '../../../testing/people.ts';
import { startProduct, type Product } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

/** A web process without background work, which keeps the database alive. */
const other = productUnderTest({ settings: { ROLE: 'web' } });

/** Another process on the same database, which the test stops itself. */
async function aProcess(settings: Record<string, string> = {}): Promise<{ product: Product; db: Knex }> {
  const db = openDatabase(other.databaseUrl, { applicationName: 'onlooker' });
  const product = await startProduct({ databaseUrl: other.databaseUrl, settings });
  onTestFinished(async () => {
    await product.stop();
    await db.destroy();
  });
  return { product, db };
}

/** Requests a password reset, which a job emails. */
const forgotPassword = (product: Product, email: string) =>
  product.visitor().post('/api/auth/forgot-password', { email });

/** Returns whether the product waits for the lock of a table. */
const waitsFor = async (db: Knex, table: string): Promise<boolean> => {
  const { rows } = await db.raw('select 1 from pg_locks where not granted and relation = ?::regclass', [table]);
  return rows.length > 0;
};

test('a web has one connection for notices and at most one for the queue, and its pool', async () => {
  const db = openDatabase(other.databaseUrl, { applicationName: 'onlooker' });
  onTestFinished(() => db.destroy());
  const { rows } = await db.raw(
    `select count(*) filter (where application_name = 'mithaq-listen')::integer as notices,
            count(*) filter (where application_name = 'mithaq-jobs')::integer as queue
     from pg_stat_activity where datname = current_database()`,
  );
  expect(rows[0].notices).toBe(1);
  expect(rows[0].queue).toBeLessThanOrEqual(1);
});

test('a stop ends event streams at once, and lets running work finish', async () => {
  const { product, db } = await aProcess();
  const { browser, email } = await aBrother(product, 'Bilal');
  const stream = await openStream(browser);
  const trx = await db.transaction();
  await trx.raw('lock table identity.reset_request in access exclusive mode');
  const requested = forgotPassword(product, email);
  await expect.poll(() => waitsFor(db, 'identity.reset_request')).toBe(true);
  const stopped = product.application.stop();
  await expect.poll(stream.ended).toBe(true);
  await trx.rollback();
  expect((await requested).status).toBe(200);
  await stopped;
  // The next worker finds the job.
  const [job] = await db('pgboss.job').whereRaw(`data ->> 'subscriber' = 'identity.mail-password-reset'`);
  expect(job.state).toBe('created');
  await expect(product.visitor().get('/healthz')).rejects.toThrow('fetch failed');
});

test('work that does not end delays a stop by one deadline only, and its job returns to the queue', async () => {
  const { product, db } = await aProcess();
  const trx = await db.transaction();
  onTestFinished(async () => void (await trx.rollback()));
  await trx.raw('lock table kernel.inbox in access exclusive mode');
  const { email } = await aBrother(product, 'Talha');
  expect((await forgotPassword(product, email)).status).toBe(200);
  await expect.poll(() => waitsFor(db, 'kernel.inbox')).toBe(true);
  await trx.raw('lock table identity.reset_request in access exclusive mode');
  const cut = forgotPassword(product, email).catch((error: unknown) => error);
  await expect.poll(() => waitsFor(db, 'identity.reset_request')).toBe(true);

  const patience = 3000;
  const since = performance.now();
  await product.application.stop(patience);
  expect(performance.now() - since).toBeLessThan(2 * patience);
  expect(await cut).toBeInstanceOf(TypeError);
  const active = await db('pgboss.job').where({ state: 'active' }).whereNot('name', 'like', '\\_\\_pgboss%');
  expect(active).toEqual([]);
});

test('before it closes, a process asks the proxy for no more requests, and serves those that come', async () => {
  const { product } = await aProcess({ DRAIN_SECONDS: '1' });
  const { browser } = await aBrother(product, 'Yahya');
  const stream = await openStream(browser);
  const servez = async () => (await product.visitor().get('/servez')).status;
  expect(await servez()).toBe(200);
  const stopped = product.application.stop();
  expect(await servez()).toBe(503);
  const answer = await browser.get('/api/user');
  expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close']);
  expect(stream.ended()).toBe(false);
  await stopped;
  expect(stream.ended()).toBe(true);
  await expect(servez()).rejects.toThrow('fetch failed');
});

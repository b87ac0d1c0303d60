import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { Knex } from 'knex';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { aBrother, PASSWORD } from '../../../testing/people.ts';
import { freePort, startProduct } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';

const direct = productUnderTest();

/** A proxy to the database that can be cut and restored. */
async function wayTo(databaseUrl: string) {
  const there = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((here) => {
    const onward = connect(Number(there.port), there.hostname);
    for (const socket of [here, onward]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    here.pipe(onward).pipe(here);
  });
  const port = await freePort();
  const open = async (): Promise<void> => void (await once(server.listen(port, '127.0.0.1'), 'listening'));
  const cut = async (): Promise<void> => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  await open();
  const through = new URL(databaseUrl);
  through.host = `127.0.0.1:${port}`;
  return { url: through.href, cut, open };
}

const waiting = async (db: Knex): Promise<number> => {
  const { rows } = await db.raw(
    `select from pg_stat_activity
     where wait_event_type = 'Lock' and application_name = 'mithaq' and datname = current_database()`,
  );
  return rows.length;
};

/** The product behind such a proxy, with a direct connection to its database. */
async function aProductOnItsWay() {
  const way = await wayTo(direct.databaseUrl);
  const product = await startProduct({ databaseUrl: way.url });
  const db = openDatabase(direct.databaseUrl, { applicationName: 'onlooker' });
  onTestFinished(async () => {
    await product.stop();
    await way.cut();
    await db.destroy();
  });
  /** Waits until a query of the product is blocked by the test's lock. */
  const untilOneWaits = async (): Promise<void> => {
    await expect.poll(() => waiting(db)).toBe(1);
  };
  return { way, product, db, untilOneWaits };
}

const outcomeOf = ({ status, body, headers }: Answer) => [status, body.code, Number(headers.get('Retry-After')) > 0];
const UNAVAILABLE = [503, 'common.unavailable', true];

test('without a database every request gets 503 with a delay, and works again afterwards', async () => {
  const { way, product } = await aProductOnItsWay();
  const { browser, email } = await aBrother(product, 'Bilal');
  const signIn = () => product.visitor().post('/api/auth/signin', { email, password: PASSWORD });
  const calls = [
    signIn,
    () => browser.get('/api/user'),
    () => product.visitor().post('/api/auth/signup', { email: `x.${email}`, password: PASSWORD, username: 'Musa' }),
  ];

  await way.cut();
  for (const call of calls) {
    expect(outcomeOf(await call())).toEqual(UNAVAILABLE);
  }
  await way.open();
  await expect.poll(async () => (await signIn()).status).toBe(200);
  expect((await browser.get('/api/user')).status).toBe(200);
});

test.each([
  ['a call', undefined],
  ['a call with a key', { 'Idempotency-Key': 'his town' }],
])('%s during which the database breaks gets the same response', async (_, key) => {
  const { way, product, db, untilOneWaits } = await aProductOnItsWay();
  const { browser } = await aBrother(product, 'Bilal');
  const trx = await db.transaction();
  onTestFinished(async () => void (await trx.rollback()));
  await trx.raw('lock table matchmaking.profile in share mode');
  const requested = browser.call('PUT', '/api/profile', { location: 'Leeds' }, key);
  await untilOneWaits();
  await way.cut();
  expect(outcomeOf(await requested)).toEqual(UNAVAILABLE);
});

test('a broken commit is not reported as done; a retry reports the outcome', async () => {
  const { way, product, db, untilOneWaits } = await aProductOnItsWay();
  const { browser } = await aBrother(product, 'Bilal');
  await db.raw(`
    create function kernel.linger() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock(1); return null; end $$;
    create constraint trigger linger after update on kernel.idempotency
      deferrable initially deferred for each row execute function kernel.linger()`);
  const trx = await db.transaction();
  onTestFinished(async () => void (await trx.rollback()));
  await trx.raw('select pg_advisory_xact_lock(1)');
  const request = () => browser.call('PUT', '/api/profile', { location: 'Leeds' }, { 'Idempotency-Key': 'his town' });
  const requested = request();
  await untilOneWaits();
  await way.cut();
  expect(outcomeOf(await requested)).toEqual(UNAVAILABLE);
  await trx.rollback();
  await way.open();
  await expect.poll(async () => (await request()).status).toBe(200);
  expect((await browser.get('/api/profile')).body).toMatchObject({ location: 'Leeds' });
});

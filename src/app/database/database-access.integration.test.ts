import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { Jobs } from '#kernel/persistence/jobs.ts';
import { requireSession, reusesStatements } from '#kernel/persistence/connections/session-check.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { grantApplicationRole } from '#kernel/persistence/application-role.ts';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { openAccess } from './database-access.ts';
import { schemas } from '../tables.ts';

const db = await testDatabase();
const log = createLogger('silent');
const env = { mode: 'production', role: 'web', databasePool: 3, migrations: 'start' } as const;

/** The address of a login that owns nothing. */
async function aLogin(): Promise<{ login: string; url: string }> {
  const url = new URL(testDatabaseUrl());
  const login = `login_${url.pathname.slice(1)}`;
  await db.raw(`drop role if exists ${login}`);
  await db.raw(`create role ${login} login password 'secret'`);
  onTestFinished(async () => {
    await db.raw(`drop owned by ${login}`);
    await db.raw(`drop role ${login}`);
  });
  url.username = login;
  url.password = 'secret';
  return { login, url: url.href };
}

test('with a direct address, the login of the other one is the lesser role and has limits of time', async () => {
  const { login, url } = await aLogin();
  const access = await openAccess({ ...env, databaseDirectUrl: testDatabaseUrl() }, url, log);
  onTestFinished(() => access.owner.destroy());
  onTestFinished(() => access.db.destroy());
  const { rows } = await access.db.raw(
    `select current_user as login, current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  expect(rows).toEqual([{ login, statement: '8s', lock: '4s' }]);
  await access
    .db('kernel.inbox')
    .insert({ subscriber: 'a', event_id: '0190f3a2-0000-7000-8000-000000000001' as never });
  await expect(access.db.raw('update kernel.audit set reason = reason')).rejects.toThrow('permission denied');
  await expect(access.db.raw('create table kernel.other (n integer)')).rejects.toThrow('permission denied');
});

test('a production whose login may rewrite the audit log does not start', async () => {
  const { login, url } = await aLogin();
  await db.raw(`grant usage on schema kernel to ${login}`);
  await db.raw(`grant select, update on kernel.audit to ${login}`);
  await db.raw(`alter role ${login} superuser`);
  const refused = openAccess({ ...env, databaseDirectUrl: testDatabaseUrl() }, url, log);
  await expect(refused).rejects.toThrow(`DATABASE_URL connects as ${login}, which may rewrite the audit log`);
});

test('rights are granted on the tables of the owner only', async () => {
  const { login } = await aLogin();
  const owner = `${login}_owner`;
  await db.raw(`create role ${owner}`);
  await db.raw(`create schema own authorization ${owner}`);
  await db.raw('create table own.of_another (n integer)');
  const own = openDatabase(testDatabaseUrl(), { role: owner, poolSize: 1 });
  onTestFinished(async () => {
    await own.destroy();
    await db.raw(`drop schema own cascade; drop role ${owner}`);
  });
  await own.raw('create table own.mine (n integer generated always as identity)');
  await grantApplicationRole(own, ['own'], login);
  const { rows } = await db.raw(
    `select has_table_privilege(:login, 'own.mine', 'insert') as mine,
       has_table_privilege(:login, 'own.of_another', 'insert') as others`,
    { login },
  );
  expect(rows).toEqual([{ mine: true, others: false }]);
});

test('with MIGRATIONS=wait a process starts when another one has migrated, and never migrates', async () => {
  const { login, url } = await aLogin();
  await db.raw('drop schema if exists pgboss cascade');
  let isOpen = false;
  const waiting = openAccess({ ...env, migrations: 'wait', databaseDirectUrl: testDatabaseUrl() }, url, log);
  const opened = waiting.then((access) => {
    isOpen = true;
    return access;
  });
  const jobs = new Jobs({ url: testDatabaseUrl(), log, works: false });
  await jobs.start([]);
  await jobs.stop();
  expect(isOpen).toBe(false);
  await grantApplicationRole(db, schemas, login);
  const access = await opened;
  expect(await access.db('kernel.audit').select('seq')).toEqual([]);
  await access.db.destroy();
  await access.owner.destroy();
});

/** An address at which no notification arrives, as behind a pool that shares connections. */
async function sharedPool(): Promise<string> {
  const there = new URL(testDatabaseUrl());
  const { port, hostname } = there;
  const server = createServer((near) => {
    const beyond = connect(Number(port), hostname);
    near.on('error', () => undefined).pipe(beyond.on('error', () => undefined));
    let rest = Buffer.alloc(0);
    beyond.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk]);
      for (let size = sizeOf(rest); size !== null; size = sizeOf(rest)) {
        if (rest.toString('latin1', 0, 1) !== 'A') near.write(rest.subarray(0, size));
        rest = rest.subarray(size);
      }
    });
    beyond.on('close', () => near.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  there.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return there.href;
}

/** The size of the first message of the server, which has a letter and its length; null if it is incomplete. */
function sizeOf(bytes: Buffer): number | null {
  const size = bytes.length < 5 ? Infinity : 1 + bytes.readUInt32BE(1);
  return size <= bytes.length ? size : null;
}

test('a direct address must have a session, and any address prepared statements', async () => {
  await requireSession(testDatabaseUrl(), 'DATABASE_DIRECT_URL');
  await expect(requireSession(await sharedPool(), 'DATABASE_DIRECT_URL')).rejects.toThrow(
    'DATABASE_DIRECT_URL leads through a pool that shares connections',
  );
  expect(await reusesStatements(testDatabaseUrl())).toBe(true);
});

import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from './index.ts';
import { aDataFolder, clusterOf, query } from './testing/data-folder.ts';

const log = () => {};

test('a new data folder gets a database with the collations and extensions the product needs', async () => {
  const { url, stop } = await startEmbeddedPostgres({ dataDir: await aDataFolder(), log });
  expect(new URL(url)).toMatchObject({ hostname: '127.0.0.1', pathname: '/mithaq' });

  for (const name of ['pg_trgm', 'btree_gin', 'unaccent', 'citext', 'pgcrypto']) {
    await query(url, `create extension ${name}`);
  }
  expect(await query(url, `select lower('ÄÉ') as lower, 'é' < 'z' collate "und-x-icu" as ordered`)).toEqual([
    { lower: 'äé', ordered: true },
  ]);
  expect(
    await query(
      url,
      `select name, setting from pg_settings where name in
        ('fsync', 'listen_addresses', 'max_connections', 'server_encoding', 'TimeZone', 'unix_socket_directories') order by name collate "C"`,
    ),
  ).toEqual([
    { name: 'TimeZone', setting: 'UTC' },
    { name: 'fsync', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'max_connections', setting: '100' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'unix_socket_directories', setting: '' },
  ]);
  await stop();
});

test('data and address survive a stop, with no server in between; stopping is idempotent', async () => {
  const dataDir = await aDataFolder();
  const first = await startEmbeddedPostgres({ dataDir, log });
  await query(first.url, 'create table answers as select 42 as answer');
  await first.stop();
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });

  const second = await startEmbeddedPostgres({ dataDir, log });
  expect(await query(second.url, 'select answer from answers')).toEqual([{ answer: 42 }]);
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
  await second.stop();
});

test('the password is required, readable by its owner only, and in no other file', async () => {
  const dataDir = await aDataFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  const file = path.join(dataDir, 'postgres', 'password');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toBe(new URL(url).password);
  expect((await stat(clusterOf(dataDir))).mode & 0o777).toBe(0o700);

  const guessed = new URL(url);
  guessed.password = 'guessed';
  await expect(query(guessed.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  await stop();
});

test('the server writes to its own log, and no personal text: no statements, no values', async () => {
  const dataDir = await aDataFolder();
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  await query(url, `create table person (email text unique); insert into person values ('amina@example.org')`);
  await expect(query(url, `insert into person values ('amina@example.org')`)).rejects.toMatchObject({ code: '23505' });
  await stop();

  const text = await readFile(path.join(dataDir, 'postgres', 'postgres.log'), 'utf8');
  expect(text).toMatch(/duplicate key value/);
  expect(text).not.toMatch(/amina/);
});

test('a path may contain spaces, quotes, a dollar sign and other letters', async () => {
  const dataDir = await aDataFolder(`my "data" of $HOME's مِيثاق`);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, log });
  expect(await query(url, `select current_setting('data_directory') as folder`)).toEqual([
    { folder: clusterOf(dataDir) },
  ]);
  await stop();
});

test('without its password the database is not touched, and the error names the remedy', async () => {
  const dataDir = await aDataFolder();
  const { stop } = await startEmbeddedPostgres({ dataDir, log });
  await stop();
  await rm(path.join(dataDir, 'postgres', 'password'));
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(/password is missing.*Put that file back/);
});

test('a command next to the site uses its server and leaves it running; without the site it starts its own', async () => {
  const dataDir = await aDataFolder();
  const site = await startEmbeddedPostgres({ dataDir, log });
  const joined = await joinEmbeddedPostgres({ dataDir, log });
  expect(joined.url).toBe(site.url);
  await joined.stop();
  expect(await query(site.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await site.stop();

  const alone = await joinEmbeddedPostgres({ dataDir, log });
  expect(await query(alone.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await alone.stop();
  await expect(query(alone.url, 'select 1')).rejects.toThrow('ECONNREFUSED');
});

test('shell variables for another database change nothing', async () => {
  const shell = {
    PGSSLMODE: 'require',
    PGSSLNEGOTIATION: 'direct',
    PGOPTIONS: '-c search_path=nowhere',
    PGREPLICATION: 'true',
    PGPORT: '1',
    PGDATA: '/nowhere',
  };
  for (const [name, value] of Object.entries(shell)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { url, stop } = await startEmbeddedPostgres({ dataDir: await aDataFolder(), log });
  expect(await query(url, 'show search_path')).toEqual([{ search_path: '"$user", public' }]);
  await stop();
});

test('a started server that cannot be used is stopped, and the reason is reported at once', async () => {
  const dataDir = await aDataFolder();
  const { stop } = await startEmbeddedPostgres({ dataDir, log });
  await stop();
  await writeFile(path.join(dataDir, 'postgres', 'password'), 'of another database');
  await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow('does not take the password');
  await expect(stat(path.join(clusterOf(dataDir), 'postmaster.pid'))).rejects.toMatchObject({ code: 'ENOENT' });
});

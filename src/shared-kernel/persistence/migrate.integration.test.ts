import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/server/database.ts';
import { changedMigrations, define, migrate } from './migrate.ts';

const db = await testDatabase();
const answering = (n: number) =>
  `create or replace function kernel.probe() returns integer language sql as 'select ${n}'`;
const probe = async (): Promise<number> => (await db.raw('select kernel.probe() as n')).rows[0].n;

test('a file of functions is applied only when its content changes', async () => {
  await define(db, 'probe.sql', answering(1));
  expect(await probe()).toBe(1);
  await define(db, 'probe.sql', answering(2));
  expect(await probe()).toBe(2);
  await db.raw('drop function kernel.probe()');
  await define(db, 'probe.sql', answering(2));
  await expect(probe()).rejects.toThrow('does not exist');
});

test('a failing file changes nothing and is retried', async () => {
  await expect(define(db, 'probe.sql', `${answering(1)}; select nonsense`)).rejects.toThrow('nonsense');
  await expect(probe()).rejects.toThrow('does not exist');
  await define(db, 'probe.sql', answering(1));
  expect(await probe()).toBe(1);
  await db.raw('drop function kernel.probe()');
});

test('a database with a changed migration is left unchanged; the error names it and the remedy', async () => {
  const file = 'migrations/20261121T0140_matchmaking_schema.ts';
  const [noted] = await db('kernel.applied_sql_file').where({ file });
  expect(await changedMigrations(db)).toEqual([]);
  try {
    await db('kernel.applied_sql_file').where({ file }).update({ hash: 'of another build' });
    await expect(migrate(db)).rejects.toThrow(/20261121T0140_matchmaking_schema\.ts.*remove the data folder/);
    // A database from before contents were recorded may be of any build.
    await db('kernel.applied_sql_file').where({ file }).delete();
    await expect(migrate(db)).rejects.toThrow('20261121T0140_matchmaking_schema.ts');
    expect(await changedMigrations(db)).toEqual(['20261121T0140_matchmaking_schema.ts']);
  } finally {
    await db('kernel.applied_sql_file').insert(noted!).onConflict('file').merge();
  }
  await migrate(db);
});

test("a database that lost a module's functions gets them again", async () => {
  await db('kernel.applied_sql_file').whereLike('file', 'src/%').delete();
  await migrate(db);
  expect(await changedMigrations(db)).toEqual([]);
});

test('a database of an unreleased build is left unchanged; the error names the remedy', async () => {
  await db('public.migration').insert({ name: '20261122T0100_identity_first_sign_in.ts', batch: 1 });
  try {
    await expect(migrate(db)).rejects.toThrow(/identity_first_sign_in.*remove the data folder/);
  } finally {
    await db('public.migration').where({ name: '20261122T0100_identity_first_sign_in.ts' }).delete();
  }
  await migrate(db);
});

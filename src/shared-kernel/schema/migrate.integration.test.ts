import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/server/database.ts';
import { define, migrate, pendingMigrations, schemaLevel } from './migrate.ts';

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

const noteOf = (file: string) => db('kernel.applied_sql_file').where({ file });

test('a database with a changed migration is left unchanged; the error names it and a way on', async () => {
  const file = 'migrations/20261121T0140_matchmaking_schema.ts';
  const [noted] = await noteOf(file);
  expect(await schemaLevel(db)).toEqual({ kind: 'current' });
  try {
    await noteOf(file).update({ hash: 'of another build' });
    await expect(migrate(db)).rejects.toThrow(/20261121T0140_matchmaking_schema\.ts.*Nothing in it was changed/);
    // A database from before contents were recorded may be of any build.
    await noteOf(file).delete();
    await expect(migrate(db)).rejects.toThrow('20261121T0140_matchmaking_schema.ts');
  } finally {
    await db('kernel.applied_sql_file').insert(noted!).onConflict('file').merge();
  }
  await migrate(db);
});

test("a database that lost a module's functions gets them again", async () => {
  await db('kernel.applied_sql_file').whereLike('file', 'src/%').delete();
  await migrate(db);
  expect(await schemaLevel(db)).toEqual({ kind: 'current' });
  expect(await db('kernel.applied_sql_file').whereLike('file', 'src/%')).not.toEqual([]);
});

test('a newer database is served as it is: its functions are those of the newer release', async () => {
  const [file] = await db('kernel.applied_sql_file').whereLike('file', 'src/%').orderBy('file').pluck('file');
  const [noted] = await noteOf(file!);
  await db('public.migration').insert({ name: '20270101T0100_later.ts', batch: 2 });
  await noteOf(file!).update({ hash: 'of a newer release' });
  try {
    expect(await migrate(db)).toEqual({ kind: 'newer', unknown: ['20270101T0100_later.ts'] });
    expect(await pendingMigrations(db)).toBe(0);
    expect(await noteOf(file!)).toMatchObject([{ hash: 'of a newer release' }]);
  } finally {
    await db('public.migration').where({ name: '20270101T0100_later.ts' }).delete();
    await noteOf(file!).update(noted!);
  }
});

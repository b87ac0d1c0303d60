import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { openDatabase } from '../persistence/database.ts';
import { DataKeys } from './data-keys.ts';
import { rotateKeys } from './rotate-keys.ts';
import type { SealedText } from './sealed-text.ts';
import { Seals } from './seals.ts';

const asStored = (text: string): SealedText => text as unknown as SealedText;

const db = await testDatabase();
const TEXT = 'kernel.mail.content';
const tables = [{ table: 'kernel.mail', columns: ['content'], rowId: 'id' }];
let keys: DataKeys;
let seals: Seals;

beforeEach(async () => {
  keys = await DataKeys.open(db, ['a secret']);
  seals = new Seals(keys);
});

const write = async (text: string, through = seals): Promise<string> => (await writeAll([text], through))[0]!;
/** In one transaction, since so many would wait too long for connections. */
const writeAll = (texts: string[], through = seals): Promise<string[]> =>
  db.transaction(async (trx) => {
    const rows = [];
    for (const text of texts) {
      const id = randomUUID();
      rows.push({ id, content: await through.seal({ db: trx }, TEXT, id, text), created_at: new Date(0) });
    }
    await trx('kernel.mail').insert(rows);
    return rows.map(({ id }) => id);
  });
const sealed = async (id: string): Promise<SealedText> => (await db('kernel.mail').where({ id }).first())!.content;
const withLastByteChanged = (stored: string): string => {
  const [form, key, body] = stored.split('.') as [string, string, string];
  const bytes = Buffer.from(body, 'base64url');
  bytes.writeUInt8(bytes.at(-1)! ^ 1, bytes.length - 1);
  return [form, key, bytes.toString('base64url')].join('.');
};
const read = async (id: string, through = seals): Promise<string> => through.open(TEXT, id, await sealed(id));

test('a sealed text opens only in its own column and row, and reveals nothing', async () => {
  const id = await write('Salam, Yusuf');
  const content = await sealed(id);
  const stored = String(content);
  expect(stored).not.toContain('Yusuf');
  expect(Buffer.from(stored.split('.')[2]!, 'base64url').toString('latin1')).not.toContain('Yusuf');
  expect(await seals.open(TEXT, id, content)).toBe('Salam, Yusuf');
  await expect(seals.open(TEXT, randomUUID(), content)).rejects.toThrow('unable to authenticate');
  await expect(seals.open('kernel.mail.subject', id, content)).rejects.toThrow('unable to authenticate');
  await expect(seals.open(TEXT, id, asStored(withLastByteChanged(stored)))).rejects.toThrow('unable to authenticate');
  await expect(seals.open(TEXT, id, asStored('Salam, Yusuf'))).rejects.toThrow('Not sealed');
});

test('a sealed text is not a string for the compiler', () => {
  const stored = asStored('s1.1.x');
  // @ts-expect-error It may not stand where words are wanted.
  const words: string = stored;
  expect(words).toBe(stored);
});

test('the database refuses plain text in sealed columns', async () => {
  const clear = db('kernel.mail').insert({ id: randomUUID(), content: asStored('Salam'), created_at: new Date(0) });
  await expect(clear).rejects.toThrow('content_sealed');
});

test('a rotation reseals everything and leaves one key, while every process can read', async () => {
  const before = new Seals(await DataKeys.open(db, ['a secret']));
  const ids = await writeAll(Array.from({ length: 1203 }, (_, n) => `words ${n}`));
  expect(await rotateKeys({ db, keys, seals, tables })).toBe(1203);
  expect(await rotateKeys({ db, keys, seals, tables })).toBe(1203);
  const [key, ...others] = await db('kernel.data_key');
  expect(others).toEqual([]);
  expect(await db('kernel.mail').where('content', 'not like', `s1.${key!.id}.%`)).toEqual([]);
  expect(await read(ids[0]!)).toBe('words 0');
  expect(await read(ids.at(-1)!, before)).toBe('words 1202');
});

test('a writer with an older key locks it until the commit', async () => {
  const id = randomUUID();
  let rotation: Promise<number> | undefined;
  await db.transaction(async (trx) => {
    const content = await seals.seal({ db: trx }, TEXT, id, 'written meanwhile');
    rotation = rotateKeys({ db, keys, seals, tables });
    // The rotation has made its key and waits for this transaction.
    await until(async () => (await db('kernel.data_key')).length === 2);
    await trx('kernel.mail').insert({ id, content, created_at: new Date(0) });
  });
  await rotation;
  expect(await db('kernel.data_key')).toHaveLength(1);
  expect(await read(id)).toBe('written meanwhile');
});

test('a writer that meets a new key needs no second connection', async () => {
  const single = openDatabase(testDatabaseUrl(), { poolSize: 1 });
  const writer = new Seals(await DataKeys.open(single, ['a secret']));
  await rotateKeys({ db, keys, seals, tables });
  const [key] = await db('kernel.data_key');
  const content = await single.transaction((trx) => writer.seal({ db: trx }, TEXT, randomUUID(), 'Salam'));
  expect(String(content)).toMatch(new RegExp(`^s1\\.${key!.id}\\.`));
  await single.destroy();
});

test('reads and writes succeed while keys are rotated', async () => {
  const ids = await writeAll(Array.from({ length: 40 }, (_, n) => `words ${n}`));
  const rotation = { over: false };
  const other = new Seals(await DataKeys.open(db, ['a secret']));
  const busy = (through: Seals) => async (): Promise<void> => {
    while (!rotation.over) {
      for (const id of ids.slice(0, 40)) expect(await read(id, through)).toMatch(/^words/);
      ids.push(await write('words more', through));
    }
  };
  const readers = [busy(seals)(), busy(other)()];
  for (let round = 0; round < 5; round++) await rotateKeys({ db, keys, seals, tables });
  rotation.over = true;
  await Promise.all(readers);
  for (const id of ids) expect(await read(id)).toMatch(/^words/);
});

test('the keys open only with a secret of the settings, including older ones', async () => {
  const id = await write('Salam');
  await expect(DataKeys.open(db, ['another secret'])).rejects.toThrow('no longer name');
  const renamed = await DataKeys.open(db, ['another secret', 'a secret']);
  await rotateKeys({ db, keys: renamed, seals: new Seals(renamed), tables });
  const newest = new Seals(await DataKeys.open(db, ['another secret']));
  expect(await read(id, newest)).toBe('Salam');
});

async function until(condition: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await condition())) if (performance.now() > deadline) throw new Error('It did not come to pass');
}

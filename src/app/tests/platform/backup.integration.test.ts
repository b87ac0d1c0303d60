import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { createLogger } from '#kernel/runtime/logger.ts';
import { VERSION } from '#kernel/runtime/version.ts';
import { describedSchema } from '../../../testing/described-schema.ts';
import { everyRow } from '../../../testing/every-row.ts';
import { aMarkedPair, type MarkedPair } from '../../../testing/marked-texts.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { startProduct, type Product } from '../../../testing/product.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { databaseOn, dropDatabase, onServer } from '../../../testing/server/postgres.ts';
import { throwawayFolder } from '../../../testing/server/throwaway-folder.ts';
import { LOCAL_DATA_KEY } from '../../../local/secrets.ts';
import { schemas } from '../../tables.ts';
import { erasedAccounts } from '#kernel/backup/erasures.ts';
import { readBackup } from '#kernel/backup/read-backup.ts';
import { release } from '#kernel/backup/restored-copy.ts';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { writeBackup } from '#kernel/backup/write-backup.ts';

const folder = await throwawayFolder();
const erasures = path.join(folder.path, 'erasures');
const backup = path.join(folder.path, 'backup');
const product = productUnderTest({ inProcess: true, settings: { ERASURES_FILE: erasures } });
const log = createLogger('silent');

let pair: MarkedPair;
let identity: string;

const write = async (file: string, databaseUrl = product.databaseUrl) =>
  writeBackup({
    databaseUrl,
    schemas,
    version: VERSION,
    file,
    recipient: await identityToRecipient(identity),
  });

beforeAll(async () => {
  identity = await generateX25519Identity();
  pair = await aMarkedPair(product.current);
  // Prices are published at the next sweep.
  await product.current.advance('PT1M');
  await write(backup);
});
afterAll(folder.remove);

/** Creates an empty database that belongs to a user without further rights, as providers give it. */
async function emptyDatabase(): Promise<string> {
  const server = inject('postgresUrl');
  const name = `restored_${process.pid}_${++databases}`;
  await onServer(server, async (run) => {
    await run(`create role ${name} login password 'restored'`);
    await run(`create database ${name} owner ${name}`);
  });
  onTestFinished(async () => {
    await dropDatabase(server, name);
    await onServer(server, async (run) => void (await run(`drop role ${name}`)));
  });
  const url = new URL(databaseOn(server, name));
  url.username = name;
  url.password = 'restored';
  return url.href;
}
let databases = 0;

async function restore(databaseUrl: string, given: { file?: string; key?: string; secret?: string } = {}) {
  const { file = backup, key = identity, secret = LOCAL_DATA_KEY } = given;
  const db = openDatabase(databaseUrl, { poolSize: 3 });
  try {
    return await restoreBackup({ db, databaseUrl, file, secretKey: key, dataKeys: [secret], log });
  } finally {
    await db.destroy();
  }
}

/** The rows of a database, without what each start or restore writes itself. */
async function rowsOf(databaseUrl: string) {
  const db = openDatabase(databaseUrl, { poolSize: 1 });
  try {
    const rows = await everyRow(db, { without: ['pgboss', 'public'] });
    return rows
      .filter(({ table }) => !/^kernel\.(applied_sql_file|restored_copy)$/.test(table))
      .map(({ table, text }) => `${table} ${text}`)
      .toSorted();
  } finally {
    await db.destroy();
  }
}

test('a restored database has every row of the backup, and the same rules', async () => {
  const url = await emptyDatabase();
  const before = await rowsOf(product.databaseUrl);
  await restore(url);
  expect(before.length).toBeGreaterThan(200);
  expect(await rowsOf(url)).toEqual(before);
  const [theirs, own] = await Promise.all([describedSchema(url), describedSchema(product.databaseUrl)]);
  expect(theirs).toEqual(own);
});

test('a restored copy sends its emails after the release only, also through a second backup', async () => {
  const { email } = pair.brother.person;
  const first = await emptyDatabase();
  await restore(first);
  const held = await startProduct({ databaseUrl: first });
  const sent = async (copy: Product) => (await copy.visitor().get(`/dev/mailbox.json?to=${email}`)).body;
  expect((await held.visitor().post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(200);
  expect((await held.visitor().post('/api/auth/forgot-password', { email })).status).toBe(200);
  expect(await sent(held)).toEqual([]);
  await held.stop();

  const file = `${backup}-of-the-copy`;
  await write(file, first);
  const second = await emptyDatabase();
  await restore(second, { file });
  const db = openDatabase(second, { poolSize: 1 });
  onTestFinished(() => db.destroy());
  expect([await release(db), await release(db)]).toEqual([true, false]);
  const released = await startProduct({ databaseUrl: second });
  onTestFinished(released.stop);
  const texts = (await released.mailTo(email)).map(({ text }) => text);
  expect(texts.filter((text) => text.includes('/reset-password?token='))).toHaveLength(1);
});

test('erasures after the backup are repeated, and a second time changes nothing', async () => {
  const { email, userId, browser } = pair.brother.person;
  const url = await emptyDatabase();
  await restore(url);
  await browser.delete('/api/account');
  await product.current.advance('P31D');
  await product.current.waitForIdle();
  const copy = await startProduct({ databaseUrl: url });
  onTestFinished(copy.stop);
  const { kernel, modules } = copy.application;
  const accounts = erasedAccounts(await readFile(erasures, 'utf8'));
  expect(accounts).toEqual([userId]);
  const repeat = () => modules.identity.commands.repeatErasures.execute(accounts);
  expect([await repeat(), await repeat()]).toEqual([1, 0]);
  expect((await copy.visitor().post('/api/auth/signin', { email, password: PASSWORD })).status).toBe(401);
  const rows = await everyRow(kernel.db);
  expect(rows.filter(({ text }) => text.includes(email) || text.includes(pair.brother.mark))).toEqual([]);
});

test('a damaged, cut or foreign backup is refused, and the database stays empty', async () => {
  const url = await emptyDatabase();
  const bytes = await readFile(backup);
  const [damaged, cut] = [`${backup}-damaged`, `${backup}-cut`];
  await writeFile(damaged, bytes.with(Math.floor(bytes.length / 2), bytes.at(bytes.length / 2)! ^ 1));
  await writeFile(cut, bytes);
  await truncate(cut, bytes.length - 70_000);
  for (const file of [damaged, cut])
    await expect(restore(url, { file })).rejects.toThrow(/auth|integrity|tag|truncated|stream|final/i);
  await expect(restore(url, { key: await generateX25519Identity() })).rejects.toThrow('no identity matched');
  const db = openDatabase(url, { poolSize: 1 });
  onTestFinished(() => db.destroy());
  expect((await db.raw(`select from pg_tables where schemaname = 'identity'`)).rowCount).toBe(0);
});

test('a backup that other secrets have sealed is refused, and no row remains', async () => {
  const url = await emptyDatabase();
  await expect(restore(url, { secret: 'another secret of thirty-two bytes' })).rejects.toThrow('DATA_KEYS');
  // The migrations make the row of the settings.
  expect(await rowsOf(url)).toEqual(['kernel.site (site,{},1)']);
  await restore(url);
});

test('the database of a site is never overwritten', async () => {
  await expect(restore(product.databaseUrl)).rejects.toThrow('A site has started on this database');
  expect((await readBackup(backup, identity)).contents.tables['identity.account']!.rows).toBeGreaterThan(2);
});

test('an existing file is never overwritten, and a failed backup leaves none', async () => {
  await expect(write(backup)).rejects.toThrow('exists already');
  const [folderOfIt, name] = [path.dirname(backup), path.basename(backup)];
  await expect(write(path.join(folderOfIt, 'nowhere', name))).rejects.toThrow('ENOENT');
  expect((await readdir(folderOfIt)).filter((one) => one.includes('unfinished'))).toEqual([]);
});

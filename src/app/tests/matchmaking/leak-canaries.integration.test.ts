import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { sealedTables } from '#kernel/personal-data.ts';
import { tables } from '../../tables.ts';
import { aMarkedPair, type MarkedPair } from '../../../testing/marked-texts.ts';
import { PASSWORD } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { everyRow } from '../../../testing/every-row.ts';
import type { DataKeyRow } from '#kernel/persistence/rows.ts';

const lines: string[] = [];
const product = productUnderTest({ log: (line) => lines.push(line), inProcess: false });
let pair: MarkedPair;
beforeAll(async () => {
  pair = await aMarkedPair(product.current);
});

/** Texts that are always sealed: messages, requests, responses, phone numbers. */
const SEALED = [
  'kestrel-interest',
  'plover-response',
  'kestrel-delivered',
  'plover-delivered',
  'plover-declined',
  'kestrel-waiting',
  'plover-search',
  '+44 7700 900777',
  '+44 7700 900555',
  'heron-calltimes',
  'kestrel-uncle',
  'kestrel-relation',
];

test('a dump of the database contains no sealed texts, neither while emails are pending nor afterwards', async () => {
  const { db } = product.current.application.kernel;
  const waiting = await everyRow(db);
  await product.current.waitForIdle();
  for (const { table, text } of [...waiting, ...(await everyRow(db))])
    for (const words of SEALED) expect(text.includes(words), `${words} in ${table}`).toBe(false);
});

test('a pending email reveals neither its text nor its recipient', async () => {
  const { uow, mailer } = product.current.application.kernel;
  await uow.run(async (tx) => {
    const to = { name: 'Lapwing-name', address: 'lapwing-address@people.example' };
    const values = { guardian: 'Lapwing-name', asks: 'A lapwing wants to get to know her' };
    const content = { quote: 'lapwing-quote', path: '/decide/lapwing-link' };
    await mailer.send(tx, { to, mail: 'approvalMessage', subject: 'answer', values, ...content });
    const rows = await everyRow(tx.db);
    expect(rows.filter(({ table }) => table === 'kernel.mail')).toHaveLength(1);
    for (const { table, text } of rows) expect(text, table).not.toMatch(/lapwing/i);
  });
});

test('jobs and events contain ids only', async () => {
  const rows = await everyRow(product.current.application.kernel.db);
  const carried = rows.filter(({ table }) => /^pgboss\.|^kernel\.(event_log|inbox|audit)$/.test(table));
  expect(carried.length).toBeGreaterThan(50);
  for (const { table, text } of carried) expect(text, table).not.toMatch(/kestrel|plover|heron|@people\.example/i);
});

test('the log contains no texts, names, addresses, numbers or secrets', async () => {
  const { brother } = pair;
  await brother.person.browser.post('/api/auth/signin', { email: brother.person.email, password: 'kestrel-guess' });
  await brother.person.browser.put('/api/profile', { bio: 'kestrel-short' });
  await product.current.visitor().get(`/api/wali-verify/kestrel-id?code=kestrel-code`);
  await product.current.visitor().get('/decide/kestrel-token');
  expect(lines.length).toBeGreaterThan(25);
  const all = lines.join('\n');
  expect(all).not.toMatch(/kestrel|plover|heron|people\.example|7700 900(777|55\d)|argon2/i);
  expect(all).not.toContain(PASSWORD);
});

test('after `npm run keys:rotate` on the running site every sealed text is readable, and none uses the old key', async () => {
  const { db } = product.current.application.kernel;
  const before = await readings(pair);
  const [{ id: old }] = (await db('kernel.data_key')) as [DataKeyRow];
  const env = { PATH: process.env['PATH'], DATABASE_URL: product.databaseUrl };
  const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/rotate-keys.ts'], { env });
  expect(stdout).toMatch(/^Sealed \d+ rows with a new key/);
  expect(await db('kernel.data_key').pluck('id')).not.toContain(old);
  for (const { table, columns } of await sealedTables(db, tables))
    for (const column of columns)
      expect(await db(table).where(column, 'like', `s1.${old}.%`), `${table}.${column}`).toEqual([]);
  expect(await readings(pair)).toEqual(before);
});

/** Everything that the three read about each other. */
async function readings({ brother, sister, guardian, matchId }: MarkedPair): Promise<unknown[]> {
  const messages = `/api/matches/${matchId}/messages`;
  const answers = await Promise.all([
    brother.person.browser.get(messages),
    sister.person.browser.get(messages),
    guardian.person.browser.get('/api/guardian/pending-approvals'),
    sister.person.browser.get('/api/guardian'),
    brother.person.browser.get('/api/interest-requests/sent'),
  ]);
  for (const { status } of answers) expect(status).toBe(200);
  return answers.map(({ body }) => body);
}

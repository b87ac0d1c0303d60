import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import { tables } from '../../tables.ts';
import { aMarkedPair, type MarkedPerson, type MarkedPair } from '../../../testing/marked-texts.ts';
import {
  aBrother,
  aSister,
  aWali,
  confirmEmail,
  expectOk,
  govern,
  grant,
  linkIn,
  nameAndVerify,
  PASSWORD,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { everyRow } from '../../../testing/every-row.ts';

const product = productUnderTest();
let pair: MarkedPair;
beforeAll(async () => {
  pair = await aMarkedPair(product.current);
});

const exported = async ({ browser }: Person): Promise<string> =>
  JSON.stringify((await browser.get('/api/account/export')).body);

test('an export contains everything by its owner, and everything to him that he may read', async () => {
  const { brother, sister, guardian } = pair;
  const file = await exported(brother.person);
  for (const words of [...brother.written, brother.person.email]) expect(file).toContain(words);
  for (const words of ['plover-response', 'plover-delivered', 'heron-companion']) expect(file).toContain(words);
  expect(file.replaceAll('heron-companion', '')).not.toContain('heron');
  for (const words of ['plover-declined', sister.person.email, sister.person.userId, guardian.person.email])
    expect(file).not.toContain(words);
  expect(file).not.toMatch(/argon2|s1\.\d+\.|tokenHash|idHash/i);
});

test('an export has a file name, and only its owner can download it', async () => {
  const { headers, body } = await pair.brother.person.browser.get('/api/account/export');
  expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="mithaq-\d{4}-\d\d-\d\d\.json"$/);
  expect(body.data.account).toHaveLength(1);
  expect((await product.current.visitor().get('/api/account/export')).status).toBe(401);
});

test('a date in an export does not depend on the process’s time zone', async () => {
  const { body } = await pair.brother.person.browser.get('/api/account/export');
  expect(body.data.profile[0].bornOn).toMatch(/^\d{4}-01-01$/);
});

test('a ward’s export has her guardian’s decisions, and a guardian’s has his', async () => {
  const [hers, his] = await Promise.all([exported(pair.sister.person), exported(pair.guardian.person)]);
  for (const words of [...pair.sister.written, 'heron-name', 'heron-refusal', '+44 7700 900777'])
    expect(hers).toContain(words);
  for (const words of pair.guardian.written) expect(his).toContain(words);
  expect(hers).not.toContain('kestrel-waiting');
  const { approvals, decisions } = (JSON.parse(hers) as { data: Record<string, unknown[]> }).data;
  expect(approvals, 'what waits is not told to her').toHaveLength(decisions!.length);
  for (const words of ['kestrel-bio', pair.brother.person.email]) expect(hers + his).not.toContain(words);
});

test.each(['brother', 'guardian', 'sister'] as const)('nothing remains of an erased %s', async (who) => {
  const marked = pair[who];
  expect(await traces(marked)).not.toEqual([]);
  await signInAgain(marked.person);
  expect((await marked.person.browser.delete('/api/account')).status).toBe(200);
  await product.current.advance('P29D');
  expect(await traces(marked)).not.toEqual([]);
  await product.current.advance('P2D');
  expect(await traces(marked)).toEqual([]);
  expect((await marked.person.browser.post('/api/auth/signin', signIn(marked.person))).status).toBe(401);
  // Events, which contain ids only, are purged later.
  await product.current.advance('P31D');
  expect(await traces(marked, ['kernel.audit'])).toEqual([]);
});

test('the audit notes that the account of its entries is gone', async () => {
  const { person } = (await aMarkedPair(product.current)).brother;
  for (const role of ['admin', 'member']) await govern(product.current, person, 'set-role', { role });
  await signInAgain(person);
  const { db } = product.current.application.kernel;
  const acts = { subject_id: person.userId, verb: 'set-role' };
  const erasedAt = () => db('kernel.audit').where(acts).pluck('subject_erased_at');
  await person.browser.delete('/api/account');
  await product.current.advance('P29D');
  expect(await erasedAt()).toEqual([null, null]);
  await product.current.advance('P2D');
  expect(await erasedAt()).toEqual([expect.any(Date), expect.any(Date)]);
});

test('others remain: decisions of her guardian stay, without texts about the man', async () => {
  const other = await aMarkedPair(product.current);
  const { brother, sister, guardian } = other;
  await brother.person.browser.delete('/api/account');
  await product.current.advance('P31D');
  for (const { person } of [sister, guardian]) await signInAgain(person);
  const { body: history } = await sister.person.browser.get('/api/guardian/history');
  expect(history).toHaveLength(5);
  expect(JSON.stringify(history)).not.toContain('kestrel');
  expect((await guardian.person.browser.get('/api/guardian/decisions')).body).toHaveLength(5);
  expect((await sister.person.browser.get('/api/matches')).body).toEqual([]);
});

test('with an erased guardian without an account his name, address and reasons go too', async () => {
  const { db } = product.current.application.kernel;
  const man = await aBrother(product.current, 'Musa');
  await confirmEmail(product.current, man);
  const wali = { ...aWali('Osprey Rahman'), waliEmail: man.email };
  const [first, second] = [await aSister(product.current, 'Amina'), await aSister(product.current, 'Maryam')];
  for (const ward of [first, second]) await nameAndVerify(product.current, ward, wali);
  const suitor = await aBrother(product.current, 'Yusuf');
  await grant(product.current, suitor);
  await expectOk('Interest', suitor.browser.post('/api/interest-requests', { toProfileId: first.profileId }));
  const token = await linkIn(product.current, man.email, /\/decide\/([\w-]+)/);
  const decision = { action: 'decline', reason: 'osprey-reason' };
  await expectOk('Decision', product.current.visitor().post(`/api/approvals/${token}`, decision));
  // The second ward has replaced him.
  await nameAndVerify(product.current, second, aWali('Bilal Rahman'));

  const { data } = JSON.parse(await exported(man)) as { data: Record<string, { name?: string; reason?: string }[]> };
  expect(data['guardians']!.map(({ name }) => name)).toEqual(['Osprey Rahman', 'Osprey Rahman']);
  expect(data['decisions']!.map(({ reason }) => reason)).toEqual(['osprey-reason']);

  await man.browser.delete('/api/account');
  await product.current.advance('P31D');
  const records = await db('guardianship.guardian').whereIn('ward_id', [first.userId, second.userId]).orderBy('id');
  const his = records.filter(({ name }) => name !== 'Bilal Rahman');
  expect(his.map(({ name, email, phone, former_accounts: former }) => [name, email, phone, former])).toEqual(
    his.map(() => ['', '', null, []]),
  );
  expect(his).toHaveLength(2);
  expect(await db('guardianship.decision').where({ reason: 'osprey-reason' })).toEqual([]);
});

test('a failed erasure removes nothing, and is repeated', async () => {
  const sister = await aSister(product.current, 'Maryam');
  const { db } = product.current.application.kernel;
  await sister.browser.delete('/api/account');
  const owner = openDatabase(product.databaseUrl);
  await owner.raw('alter table billing.subscription rename to away');
  await product.current.advance('P31D');
  expect(await db('matchmaking.profile').where({ id: sister.profileId })).toHaveLength(1);
  await owner.raw('alter table billing.away rename to subscription');
  await owner.destroy();
  await product.current.advance('PT2M');
  expect(await db('matchmaking.profile').where({ id: sister.profileId })).toEqual([]);
});

const signIn = ({ email }: Person) => ({ email, password: PASSWORD });
async function signInAgain(person: Person): Promise<void> {
  expect((await person.browser.post('/api/auth/signin', signIn(person))).status).toBe(200);
}

/** Returns the tables, as in a dump, that contain texts, the address, or outside of `kept` an id of the person. */
async function traces(
  { mark, person }: MarkedPerson,
  stored = tables.filter((table) => table.retention).map((table) => table.table),
) {
  const words = new RegExp(`${mark}|${person.email.replaceAll('.', '\\.')}`, 'i');
  // Four digits within a UUID are not a profile id.
  const ids = new RegExp(`${person.userId}${person.profileId ? `|(?<![\\w-])${person.profileId}(?![\\w-])` : ''}`);
  const rows = (await everyRow(product.current.application.kernel.db)).map(({ table, text }) => ({
    table,
    // Five letters may occur in sealed text by chance.
    text: text.replaceAll(/s1\.\d+\.[\w-]+/g, ''),
  }));
  const results = rows.filter(({ table, text }) => words.test(text) || (!stored.includes(table) && ids.test(text)));
  return [...new Set(results.map(({ table }) => table))];
}

import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aMatch,
  anAdmin,
  aSister,
  aStaffMember,
  aWali,
  expectOk,
  govern,
  nameAndVerify,
  PASSWORD,
  type MatchedPair,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { hidePart, NEW_BIO, NOTE, rewrite } from '../../../testing/moderation.ts';
import { buy, makeOlder, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

// Who of the staff reads what women write in private.

const product = productUnderTest({ inProcess: true, settings: { RATE_LIMITS: 'off' } });
const reason = 'for a test';
let admin: Visitor;
let pair: MatchedPair;
let man: Person, woman: Sister;
let ticket: string, consultation: string, report: string;

const setting = (sistersByWomen: string) =>
  expectOk('Setting', admin.put('/api/admin/site/site', { sistersByWomen, reason }));
async function asStaff<P extends Person>(person: P, rights: object): Promise<P> {
  await govern(product.current, person, 'set-role', rights);
  await expectOk('Sign-in', signIn(person));
  return person;
}
const one = async (visitor: Visitor, queue: string, id: string) =>
  (await expectOk('Record', visitor.get(`/api/admin/${queue}/${id}`))).body;
const act = (visitor: Visitor, path: string, body: object = { reason }) => visitor.post(`/api/admin/${path}`, body);
const written = async (path: string, body: object): Promise<string> =>
  (await expectOk('Writing', pair.sister.browser.post(path, body))).body.id;

beforeAll(async () => {
  admin = await anAdmin(product.current);
  pair = await aMatch(product.current);
  man = await aStaffMember(product.current, 'cases');
  woman = await asStaff(await aSister(product.current, 'Salma'), { role: 'staff', duties: ['cases'] });
}, 120_000);

beforeEach(async () => {
  ticket = await written('/api/support', { message: 'godwit: he presses me' });
  consultation = await written('/api/consultations', { topic: 'godwit topic', message: 'godwit: may we talk?' });
  report = await written('/api/reports', {
    subjectType: 'profile',
    subjectId: String(pair.brother.profileId),
    reason: 'untrue',
    details: 'godwit: he is married',
  });
});

const WORDS = /godwit/;
const CASES = ['support', 'consultations'] as const;
const idOf = (queue: (typeof CASES)[number]) => (queue === 'support' ? ticket : consultation);

test('with ‘none’, everybody with the duty reads as before', async () => {
  await setting('none');
  for (const { browser } of [man, woman]) {
    for (const queue of CASES) {
      const record = await one(browser, queue, idOf(queue));
      expect(JSON.stringify(record)).toMatch(WORDS);
      expect(record).toMatchObject({ wordsWithheld: false, wordsReadable: true });
      expect(record.allowedActions).toContain('answer');
      expect(record.allowedActions).not.toContain('read-words');
    }
    expect(JSON.stringify((await act(browser, `reports/${report}/read`)).body)).toMatch(WORDS);
    expect((await act(browser, `conversations/${pair.matchId}/read`)).status).toBe(200);
  }
  expect((await act(admin, `users/${pair.sister.userId}/read-profile`)).status).toBe(200);
});

test.each(CASES)('with ‘preferably’, a man reads %s for a day by one audited act with a reason', async (queue) => {
  await setting('preferably');
  const id = idOf(queue);
  const before = await one(man.browser, queue, id);
  expect(JSON.stringify(before)).not.toMatch(WORDS);
  expect(before).toMatchObject({ wordsWithheld: true, wordsReadable: true });
  expect(before.allowedActions).toContain('read-words');
  expect(before.allowedActions).not.toContain('answer');
  expect(JSON.stringify((await man.browser.get(`/api/admin/${queue}`)).body)).not.toMatch(WORDS);
  expect((await act(man.browser, `${queue}/${id}/answer`, { answer: 'Yes.' })).body.code).toBe('desk.words-withheld');
  expect((await act(man.browser, `${queue}/${id}/read-words`, {})).status).toBe(400);
  await expectOk('Reading', act(man.browser, `${queue}/${id}/read-words`));
  expect(JSON.stringify(await one(man.browser, queue, id))).toMatch(WORDS);
  const query = new URLSearchParams({ filter: JSON.stringify({ subjectId: id, verb: 'read-words' }) });
  expect((await admin.get(`/api/admin/audit?${query}`)).body).toMatchObject([{ actor: man.userId, reason }]);
  expect(JSON.stringify(await one(admin, queue, id)), 'for the reader alone').not.toMatch(WORDS);
  await expectOk('Answer', act(man.browser, `${queue}/${id}/answer`, { answer: 'Yes.' }));
  await setting('always');
  expect(JSON.stringify(await one(man.browser, queue, id)), 'a stricter setting applies at once').not.toMatch(WORDS);
  expect(JSON.stringify(await one(woman.browser, queue, id))).toMatch(WORDS);
});

test('with ‘preferably’, reports, conversations and profiles are read with their reason, as they always are', async () => {
  await setting('preferably');
  const listed = await one(man.browser, 'reports', report);
  expect(listed).toMatchObject({ wordsWithheld: true, wordsReadable: true });
  expect(listed.allowedActions).toEqual(['read']);
  const resolve = () => act(man.browser, `reports/${report}/resolve`, { outcome: 'acted', reason });
  expect((await resolve()).body.code).toBe('desk.words-withheld');
  expect(JSON.stringify((await act(man.browser, `reports/${report}/read`)).body)).toMatch(WORDS);
  await expectOk('Resolving', resolve());
  expect(await one(man.browser, 'conversations', pair.matchId)).toMatchObject({ wordsWithheld: true });
  expect((await act(man.browser, `conversations/${pair.matchId}/read`)).status).toBe(200);
  expect((await act(admin, `users/${pair.sister.userId}/read-profile`)).status).toBe(200);
});

test('with ‘always’, only a woman reads and answers; a man hands the ticket to her', async () => {
  await setting('always');
  for (const visitor of [man.browser, admin]) {
    for (const queue of CASES) {
      const id = idOf(queue);
      const record = await one(visitor, queue, id);
      expect(JSON.stringify(record)).not.toMatch(WORDS);
      expect(record).toMatchObject({ wordsWithheld: true, wordsReadable: false });
      for (const verb of ['answer', 'ask-back', 'close', 'read-words'])
        expect(record.allowedActions).not.toContain(verb);
    }
    const refused = [
      await act(visitor, `support/${ticket}/read-words`),
      await act(visitor, `support/${ticket}/answer`, { answer: 'Yes.' }),
      await act(visitor, `support/${ticket}/ask-back`, { question: 'Why?' }),
      await act(visitor, `support/${ticket}/close`),
      await act(visitor, `consultations/${consultation}/read-words`),
      await act(visitor, `consultations/${consultation}/answer`, { answer: 'Yes.' }),
      await act(visitor, `reports/${report}/read`),
      await act(visitor, `reports/${report}/resolve`, { outcome: 'acted', reason }),
      await act(visitor, `conversations/${pair.matchId}/read`),
    ];
    expect(refused.map(codeOf)).toEqual(refused.map(() => '403 desk.words-withheld'));
  }
  expect((await one(man.browser, 'reports', report)).allowedActions).toEqual([]);
  const other = await aStaffMember(product.current, 'cases');
  const give = (to: Person) => act(man.browser, `support/${ticket}/reassign`, { to: to.userId });
  expect((await give(other)).body.code).toBe('desk.colleague-unavailable');
  await expectOk('Handing over', give(woman));
  expect(JSON.stringify(await one(woman.browser, 'support', ticket))).toMatch(WORDS);
  await expectOk('Answer', act(woman.browser, `support/${ticket}/answer`, { answer: 'Yes.' }));
  await expectOk('Reading', act(woman.browser, `reports/${report}/read`));
  await expectOk('Reading', act(woman.browser, `conversations/${pair.matchId}/read`));
});

test('with ‘always’, a profile is withheld only while a woman of the staff can read it', async () => {
  await setting('always');
  const read = (visitor: Visitor) => act(visitor, `users/${pair.sister.userId}/read-profile`);
  expect(codeOf(await read(admin))).toBe('403 desk.words-withheld');
  expect((await read(woman.browser)).status).toBe(200);
  expect((await act(admin, `users/${pair.brother.userId}/read-profile`)).status).toBe(200);
  await govern(product.current, woman, 'set-role', { role: 'staff', duties: ['money'] });
  expect((await read(admin)).status).toBe(200);
  await govern(product.current, woman, 'set-role', { role: 'staff', duties: ['cases'] });
  await expectOk('Sign-in', signIn(woman));
});

test('with ‘always’, a woman’s rewritten text is read, and her profile hidden, by women', async () => {
  await setting('none');
  const sister = await aSister(product.current, 'Hind');
  const id = await hidePart(admin, sister);
  await rewrite(sister, `${NEW_BIO} godwit`);
  const { body: seen } = await expectOk('Case', man.browser.get(`/api/admin/rewrites/${id}`));
  await setting('always');
  const withheld = await one(man.browser, 'rewrites', id);
  expect(JSON.stringify(withheld)).not.toMatch(WORDS);
  expect(withheld).toMatchObject({ texts: [], wordsWithheld: true, wordsReadable: false });
  expect(withheld.allowedActions).not.toContain('show');
  const { version } = seen;
  const hide = { part: 'profile', version, why: 'other', note: NOTE, reason };
  const answers = await Promise.all([
    act(man.browser, `rewrites/${id}/show`, { version, reason }),
    act(man.browser, `rewrites/${id}/send-back`, { version, note: NOTE, reason }),
    act(man.browser, `rewrites/${id}/read-words`),
    act(man.browser, `users/${sister.userId}/hide-profile`, hide),
  ]);
  expect(answers.map(codeOf)).toEqual(answers.map(() => '403 desk.words-withheld'));
  expect(JSON.stringify(await one(woman.browser, 'rewrites', id))).toMatch(WORDS);

  await setting('preferably');
  expect(codeOf(await act(man.browser, `rewrites/${id}/show`, { version, reason }))).toBe('403 desk.words-withheld');
  await expectOk('Reading', act(man.browser, `rewrites/${id}/read-words`));
  expect(JSON.stringify(await one(man.browser, 'rewrites', id))).toMatch(WORDS);
  await expectOk('Show', act(man.browser, `rewrites/${id}/show`, { version, reason }));
});

test('a woman’s reason for a refund is read, and decided about, as what she writes to support', async () => {
  const sister = await aSister(product.current, 'Maryam');
  await nameAndVerify(product.current, sister, aWali('Zayd Maryam'));
  await buy(product.current, sister, PLANS.monthly);
  await makeOlder(product.current, sister, 20);
  await expectOk('Refund', sister.browser.post('/api/subscription/refund', { reason: 'godwit: my father forbids it' }));
  const [{ id }] = (await admin.get('/api/admin/refunds')).body;
  const bookkeeper = await aStaffMember(product.current, 'money');
  const refuse = (visitor: Visitor) => act(visitor, `refunds/${id}/refuse`);

  await setting('preferably');
  const before = await one(bookkeeper.browser, 'refunds', id);
  expect(before).toMatchObject({ reason: null, wordsWithheld: true, wordsReadable: true });
  expect(before.allowedActions).toEqual(['read-words']);
  expect(JSON.stringify((await bookkeeper.browser.get('/api/admin/refunds')).body)).not.toMatch(WORDS);
  expect(codeOf(await refuse(bookkeeper.browser))).toBe('403 desk.words-withheld');
  expect(codeOf(await act(bookkeeper.browser, `refunds/${id}/approve`))).toBe('403 desk.words-withheld');
  await expectOk('Reading', act(bookkeeper.browser, `refunds/${id}/read-words`));
  const read = await one(bookkeeper.browser, 'refunds', id);
  expect(JSON.stringify(read)).toMatch(WORDS);
  expect(read.allowedActions).toEqual(expect.arrayContaining(['approve', 'refuse']));

  const herColleague = await asStaff(await aSister(product.current, 'Ruqayya'), { role: 'staff', duties: ['money'] });
  await setting('always');
  expect(await one(bookkeeper.browser, 'refunds', id)).toMatchObject({ reason: null, wordsReadable: false });
  expect(codeOf(await act(bookkeeper.browser, `refunds/${id}/read-words`))).toBe('403 desk.words-withheld');
  expect(JSON.stringify(await one(herColleague.browser, 'refunds', id))).toMatch(WORDS);
  await expectOk('Refusal', refuse(herColleague.browser));
});

test('a refund that a woman wants without a reason has no words, and is decided by everybody with the duty', async () => {
  await setting('always');
  const sister = await aSister(product.current, 'Hala');
  await nameAndVerify(product.current, sister, aWali('Zayd Hala'));
  await buy(product.current, sister, PLANS.monthly);
  await makeOlder(product.current, sister, 20);
  await expectOk('Refund', sister.browser.post('/api/subscription/refund', {}));
  const filter = encodeURIComponent(JSON.stringify({ accountId: sister.userId }));
  const [refund] = (await admin.get(`/api/admin/refunds?filter=${filter}`)).body;
  expect(refund.wordsWithheld).toBe(false);
  expect(refund.allowedActions).toEqual(expect.arrayContaining(['approve', 'refuse']));
});

test.each([
  ['is disabled', () => govern(product.current, woman, 'disable'), () => govern(product.current, woman, 'enable')],
  [
    'loses her duty',
    () => govern(product.current, woman, 'set-role', { role: 'staff', duties: ['money'] }),
    () => govern(product.current, woman, 'set-role', { role: 'staff', duties: ['cases'] }),
  ],
])('if the only woman %s, others read with a reason, until she is back', async (_, end, restore) => {
  await setting('always');
  expect(await one(man.browser, 'support', ticket)).toMatchObject({ wordsReadable: false });
  await end();
  expect(await one(man.browser, 'support', ticket)).toMatchObject({ wordsWithheld: true, wordsReadable: true });
  await expectOk('Reading', act(man.browser, `support/${ticket}/read-words`));
  expect(JSON.stringify(await one(man.browser, 'support', ticket))).toMatch(WORDS);
  await restore();
  expect(JSON.stringify(await one(man.browser, 'support', ticket))).not.toMatch(WORDS);
  await expectOk('Sign-in', signIn(woman));
});

test('a case of the only woman herself, and an appeal against her decision, are for others with a reason', async () => {
  await setting('always');
  const own = (await expectOk('Ticket', woman.browser.post('/api/support', { message: 'godwit: mine' }))).body.id;
  expect(await one(man.browser, 'support', own)).toMatchObject({ wordsWithheld: true, wordsReadable: true });
  expect((await act(woman.browser, `support/${own}/read-words`)).status).toBe(404);
  await expectOk('Reading', act(woman.browser, `reports/${report}/read`));
  await expectOk('Resolving', act(woman.browser, `reports/${report}/resolve`, { outcome: 'nothing_found', reason }));
  const about = { queue: 'reports', id: report };
  const appeal = await written('/api/support', { message: 'godwit: look again', about });
  expect(await one(man.browser, 'support', appeal)).toMatchObject({ wordsWithheld: true, wordsReadable: true });
  await expectOk('Reading', act(man.browser, `support/${appeal}/read-words`));
});

test('a conflict of interest comes first: a guardian does not learn of the words by being refused them', async () => {
  await setting('preferably');
  await nameAndVerify(product.current, pair.sister, { ...aWali('Musa Rahman'), waliEmail: man.email });
  for (const path of [`support/${ticket}`, `consultations/${consultation}`]) {
    expect((await man.browser.get(`/api/admin/${path}`)).status).toBe(404);
    expect((await act(man.browser, `${path}/read-words`)).status).toBe(404);
  }
  expect((await act(man.browser, `conversations/${pair.matchId}/read`)).status).toBe(404);
});

test('an erased woman leaves no words, and what was reported of her stays withheld', async () => {
  await setting('always');
  const { sister, brother } = await aMatch(product.current);
  const { id } = (await expectOk('Ticket', sister.browser.post('/api/support', { message: 'godwit: mine' }))).body;
  const reported = { subjectType: 'profile', subjectId: String(sister.profileId), reason: 'untrue' };
  const { body } = await expectOk('Report', brother.browser.post('/api/reports', reported));
  const { browser } = await aStaffMember(product.current, 'cases');
  const read = async () => codeOf(await act(browser, `reports/${body.id}/read`));
  expect(await read()).toBe('403 desk.words-withheld');
  await expectOk('Leaving', sister.browser.delete('/api/account'));
  await product.current.advance('P31D');
  await product.current.waitForIdle();
  await expectOk('Sign-in', signIn(woman));
  const { db } = product.current.application.kernel;
  expect(await db('identity.account').where({ id: sister.userId })).toEqual([]);
  expect((await woman.browser.get(`/api/admin/support/${id}`)).status).toBe(404);
  expect((await act(woman.browser, `reports/${body.id}/read`)).status).toBe(200);
  await expectOk('Sign-in', signIn(man));
  expect(codeOf(await act(man.browser, `reports/${body.id}/read`))).toBe('403 desk.words-withheld');
});

const signIn = ({ browser, email }: Person) => browser.post('/api/auth/signin', { email, password: PASSWORD });
const codeOf = ({ status, body }: Answer): string => `${status} ${body.code}`;

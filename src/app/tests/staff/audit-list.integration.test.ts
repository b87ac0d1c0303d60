import { beforeAll, expect, test } from 'vitest';
import { aBrother, aMatch, anAdmin, expectOk, govern, type MatchedPair, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';

const product = productUnderTest();
let bilal: Person, matched: MatchedPair;
const db = () => product.current.application.kernel.db;
const request = async (path: string, filter?: object): Promise<Answer> => {
  const query = filter ? `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : '';
  return expectOk(path, (await anAdmin(product.current)).get(`/api/admin/${path}${query}`));
};
beforeAll(async () => {
  bilal = await aBrother(product.current, 'Bilal');
  matched = await aMatch(product.current);
  await govern(product.current, bilal, 'disable', { reason: '=HYPERLINK("http://elsewhere.example")' });
  await govern(product.current, bilal, 'enable', { reason: 'He was right, "quite" right,\nand sorry' });
}, 60_000);

test('the audit log says who did what, when and why, newest first', async () => {
  const { body } = await request('audit', { subjectId: bilal.userId });
  expect(body).toEqual([
    expect.objectContaining({ verb: 'enable', actorName: 'admin', role: 'admin', subjectType: 'user' }),
    expect.objectContaining({
      verb: 'disable',
      before: { role: 'member', isActive: true },
      after: { role: 'member', isActive: false },
    }),
  ]);
  expect((await request(`audit/${body[0].id}`)).body).toEqual(body[0]);
});

test.each([
  ['q', { q: 'QUITE' }, ['enable']],
  ['verb', { verb: 'disable' }, ['disable']],
  ['a time that has not come', { from: '2999-01-01T00:00:00Z' }, []],
  ['a time that is over', { to: '2020-01-01T00:00:00Z' }, []],
])('it is searched by %s', async (_, filter, verbs) => {
  const { body } = await request('audit', { ...filter, subjectId: bilal.userId });
  expect(body.map(({ verb }: { verb: string }) => verb)).toEqual(verbs);
});

test('a conversation is listed without its text, and each reading is audited without notifying anybody', async () => {
  const { brother, sister, guardian, matchId } = matched;
  const words = 'Salam, I hope that you are well.';
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: words }));
  const [listed, ...others] = (await request('conversations', { userId: sister.userId })).body;
  expect(others).toEqual([]);
  expect(listed).toMatchObject({ id: matchId, status: 'active', messages: 1, lastMessageAt: expect.any(String) });
  expect(listed.userIds).toEqual([brother.userId, sister.userId]);
  expect(JSON.stringify(listed)).not.toContain('Salam');
  expect((await request('conversations', { userId: bilal.userId })).body).toEqual([]);

  await product.current.waitForIdle();
  const mails = async () =>
    Promise.all([brother, sister, guardian].map(async ({ email }) => (await product.current.mailTo(email)).length));
  const before = await mails();
  const admin = await anAdmin(product.current);
  const path = `/api/admin/conversations/${matchId}/read`;
  expect((await admin.post(path, {})).body.fields).toHaveProperty('reason');
  const read = await expectOk('Reading', admin.post(path, { reason: 'a report of this conversation' }));
  expect(read.body.words).toEqual([
    {
      id: expect.any(String),
      senderId: brother.profileId,
      content: words,
      createdAt: expect.any(String),
      state: 'guardian_review',
    },
  ]);
  const entries = await db()('kernel.audit').where({ subject_type: 'conversation', subject_id: matchId });
  expect(entries.map(({ verb, reason }) => [verb, reason])).toEqual([['read', 'a report of this conversation']]);
  expect(JSON.stringify(entries)).not.toContain('Salam');
  expect(await mails()).toEqual(before);
  for (const { browser } of [brother, sister])
    expect((await browser.get(`/api/matches/${matchId}`)).body).not.toHaveProperty('readBy');
});

test('it is filtered by the actor, and by the person whom an account or a case concerns', async () => {
  const [admin] = (await request('users', { role: 'admin' })).body;
  const about = async (person: string, more = {}) =>
    (await request('audit', { person, actor: admin.id, ...more })).body as { verb: string; people: string[] }[];
  expect((await about(bilal.userId)).map(({ verb }) => verb)).toEqual(['enable', 'disable']);
  expect(await about(bilal.userId, { actor: bilal.userId })).toEqual([]);

  const { browser } = matched.sister;
  const { body: ticket } = await expectOk('Ticket', browser.post('/api/support', { message: 'May I ask?' }));
  const answer = { answer: 'Of course.', reason: 'Her question' };
  await expectOk('Answer', (await anAdmin(product.current)).post(`/api/admin/support/${ticket.id}/answer`, answer));
  const read = { reason: 'At her request' };
  await expectOk(
    'Reading',
    (await anAdmin(product.current)).post(`/api/admin/conversations/${matched.matchId}/read`, read),
  );
  const { brother, sister } = matched;
  const [reading, answering] = await about(sister.userId);
  expect([reading, answering]).toMatchObject([{ verb: 'read' }, { verb: 'answer', people: [sister.userId] }]);
  expect(new Set(reading!.people)).toEqual(new Set([brother.userId, sister.userId]));
  expect((await request('support', { accountId: sister.userId })).body).toMatchObject([{ id: ticket.id }]);
  for (const [list, filter] of [
    ['support', { accountId: brother.userId }],
    ['reports', { reporterId: brother.userId }],
    ['refunds', { accountId: brother.userId }],
  ] as const)
    expect((await request(list, filter)).body).toEqual([]);
  expect((await about(brother.userId))[0]).toMatchObject({ verb: 'read' });
});

test('the chain is verified on request, and detects a manual change', async () => {
  const { body } = await request('audit/chain');
  expect(body).toMatchObject({ intact: true, firstBroken: null, head: { seq: body.entries } });
  const last = await db()('kernel.audit').count({ n: '*' }).first();
  expect(body.entries).toBe(Number(last!.n));
});

test('the export is safe from formulas in spreadsheets', async () => {
  const browser = await anAdmin(product.current);
  const filter = encodeURIComponent(JSON.stringify({ subjectId: bilal.userId }));
  const answer = await fetch(`${browser.site}/api/admin/audit.csv?filter=${filter}`, {
    headers: { Cookie: browser.cookieHeader() },
  });
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="mithaq-audit-\d{4}-\d\d-\d\d\.csv"$/,
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = new TextDecoder().decode(bytes);
  expect(text.split('\r\n')[0]).toMatch(/^id,at,actor,actorName,role,verb,/);
  expect(text).toContain(`"'=HYPERLINK(""http://elsewhere.example"")"`);
  expect(text).toContain('"He was right, ""quite"" right,\nand sorry"');
  expect(text.split('\r\n')).toHaveLength(1 + 2 + 1);
});

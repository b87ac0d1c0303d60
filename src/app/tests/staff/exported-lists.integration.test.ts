import { beforeAll, describe, expect, test, vi } from 'vitest';
import { RecordExport } from '#kernel/admin/record-export.ts';
import { boundEndpoints } from '#kernel/http/route.ts';
import { makeOlder, aPayer } from '../../../testing/paying.ts';
import { aMatch, anAdmin, aStaffMember, expectOk, type Sister } from '../../../testing/people.ts';
import { anArticle } from '../../../testing/records.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Each list of the console can be exported: recorded first, and without what people wrote.

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });
const WORDS = 'Between us: the linnet sings';
let admin: Visitor;
let sister: Sister;
beforeAll(async () => {
  admin = await anAdmin(product.current);
  const { brother, sister: she } = await aMatch(product.current);
  sister = she;
  const { browser, profileId } = sister;
  await expectOk('Ticket', browser.post('/api/support', { message: WORDS }));
  await expectOk('Talk', browser.post('/api/consultations', { topic: WORDS, message: WORDS, preferredTimes: WORDS }));
  const report = { subjectType: 'profile', subjectId: profileId, reason: 'untrue', details: WORDS };
  await expectOk('Report', brother.browser.post('/api/reports', report));
  const payer = await aPayer(product.current, 'Payer');
  await makeOlder(product.current, payer, 20);
  await expectOk('Refund', payer.browser.post('/api/subscription/refund', { reason: WORDS }));
}, 60_000);

const entries = async (list: string) =>
  product.current.application.kernel
    .db('kernel.audit')
    .where({ verb: 'export', subject_id: list })
    .orderBy('seq')
    .select('actor', 'role', 'subject_type', 'reason', 'after');
const exportOf = (list: string, body: object = {}, by = admin) => by.post(`/api/admin/${list}/export`, body);

describe('every list', () => {
  test.each([
    ['users', 3],
    ['support', 1],
    ['consultations', 1],
    ['reports', 1],
    ['refunds', 1],
    ['payments', 1],
    ['guardian-checks', 0],
  ])('%s is a table without private words, recorded with its rows', async (list, least) => {
    const { body } = await expectOk('Export', exportOf(list));
    const [head, ...rows] = body.csv.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFid,/);
    expect(rows).toHaveLength(body.rows);
    expect(body).toMatchObject({ fileName: `${list}.csv`, total: body.rows });
    expect(body.rows).toBeGreaterThanOrEqual(least);
    expect(body.csv).not.toContain('linnet');
    expect((await entries(list)).at(-1)).toMatchObject({
      role: 'admin',
      subject_type: 'list',
      reason: 'not stated',
      after: { rows: body.rows },
    });
  });
});

test('every page with a list has an export, except the settings and the audit with its own file', () => {
  const lists = boundEndpoints().flatMap(({ method, path }) => {
    const list = /^\/api\/admin\/([a-z-]+)\/:id$/.exec(path)?.[1];
    return method === 'GET' && list ? [list] : [];
  });
  const exported = boundEndpoints().map(({ path }) => path);
  const without = lists.filter((list) => !exported.includes(`/api/admin/${list}/export`));
  expect(without.toSorted()).toEqual(['audit', 'conversations', 'emails', 'site']);
});

test('no cell is a formula', async () => {
  await expectOk('Article', admin.post('/api/admin/articles', { ...anArticle(), title: '=1+1' }));
  expect((await exportOf('articles')).body.csv).toContain(",'=1+1,");
});

test('the filter is recorded, but not the words of a search', async () => {
  const { body } = await expectOk('Export', exportOf('users', { filter: { q: sister.email, role: 'member' } }));
  expect(body.rows).toBe(1);
  expect(body.csv).toContain(sister.userId);
  const { after } = (await entries('users')).at(-1)!;
  expect(after).toEqual({ rows: 1, role: 'member', isSearched: true });
});

test('the order is that of the list', async () => {
  const ids = async (order: string) =>
    (await exportOf('users', { sort: ['createdAt', order] })).body.csv.split('\r\n').slice(1, -1);
  expect(await ids('ASC')).toEqual((await ids('DESC')).toReversed());
});

test('a refused or wrong export is not recorded and gives nothing', async () => {
  const editor = await aStaffMember(product.current, 'content');
  const before = (await entries('users')).length;
  const refused = await exportOf('users', {}, editor.browser);
  const wrong = await exportOf('users', { filter: { planet: 'Mars' } });
  expect([refused.status, wrong.status]).toEqual([403, 400]);
  expect(JSON.stringify([refused.body, wrong.body])).not.toContain('csv');
  expect(await entries('users')).toHaveLength(before);
});

test('without a record there is no file', async () => {
  const record = vi.spyOn(RecordExport.prototype, 'execute').mockRejectedValueOnce(new Error('No room'));
  const { status, body } = await exportOf('users');
  expect([status, body.csv]).toEqual([500, undefined]);
  record.mockRestore();
});

test('a repeated request is another export, and its file is not stored', async () => {
  const before = (await entries('papers')).length;
  for (let n = 0; n < 2; n++)
    await expectOk('Export', admin.post('/api/admin/papers/export', {}, { 'Idempotency-Key': 'one-and-the-same' }));
  expect(await entries('papers')).toHaveLength(before + 2);
});

test('the file of the audit is recorded too', async () => {
  await expectOk('File', admin.get('/api/admin/audit.csv'));
  const [first] = await entries('audit');
  expect((first!.after as { rows: number }).rows).toBeGreaterThan(0);
});

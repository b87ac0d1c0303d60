import { beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#kernel/persistence/database.ts';
import type { Knex } from 'knex';
import {
  aBrother,
  aMatch,
  aModerator,
  aStaffMember,
  anAdmin,
  aSister,
  aWali,
  expectOk,
  govern,
  guardianOf,
  PASSWORD,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Product } from '../../../testing/product.ts';
import type { Answer, Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest();
let admin: Visitor;
let db: Knex;
beforeAll(async () => {
  admin = await anAdmin(product.current);
  db = openDatabase(product.databaseUrl, { poolSize: 2 });
  return () => db.destroy();
});

const grantOnce = (person: Person, key: string, months = 1): Promise<Answer> =>
  admin.post(
    `/api/admin/users/${person.userId}/grant-plan`,
    { planId: 2, months, reason: 'asked with a key' },
    { 'Idempotency-Key': key },
  );
const grantsOf = async (person: Person): Promise<number> =>
  Number(
    (await db('kernel.audit').where({ verb: 'grant-plan', subject_id: person.userId }).count({ n: '*' }))[0]!['n'],
  );

test('of many concurrent requests with one key one is executed, and all get its response', async () => {
  const brother = await aBrother(product.current, 'Zayd');
  const answers = await Promise.all(Array.from({ length: 12 }, () => grantOnce(brother, 'all at once')));
  expect(await grantsOf(brother)).toBe(1);
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
  expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(11);
  expect((await grantOnce(brother, 'all at once', 2)).body.code).toBe('common.idempotency-mismatch');
  await grantOnce(brother, 'another one');
  expect(await grantsOf(brother)).toBe(2);
});

test('reading a conversation is never replayed: each time is audited', async () => {
  const { matchId } = await aMatch(product.current);
  const look = () =>
    admin.post(`/api/admin/conversations/${matchId}/read`, { reason: 'a report' }, { 'Idempotency-Key': 'a look' });
  const looks = [await look(), await look()];
  expect(looks.map(({ status, headers }) => [status, headers.get('Idempotent-Replayed')])).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await db('kernel.audit').where({ verb: 'read', subject_id: matchId })).toHaveLength(2);
});

test('the path is case-sensitive, so a request in capitals is not found', async () => {
  const { browser } = await aBrother(product.current, 'Nuh');
  for (const path of ['/API/user', '/api/User']) expect([path, (await browser.get(path)).status]).toEqual([path, 404]);
  const look = admin.post(
    '/api/admin/Conversations/1/read',
    { reason: 'a report' },
    { 'Idempotency-Key': 'in capitals' },
  );
  expect((await look).status).toBe(404);
});

test('reading a report is never replayed either', async () => {
  const [reporter, reported] = [await aBrother(product.current, 'Luqman'), await aSister(product.current, 'Zahra')];
  await guardianOf(product.current, reported);
  const about = { subjectType: 'profile', subjectId: String(reported.profileId), reason: 'other' };
  const { id } = (await expectOk('Report', reporter.browser.post('/api/reports', about))).body;
  const look = () => admin.post(`/api/admin/reports/${id}/read`, { reason: 'a case' }, { 'Idempotency-Key': 'a case' });
  const looks = [await look(), await look()];
  expect(looks.map(({ status, headers }) => [status, headers.get('Idempotent-Replayed')])).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await db('kernel.audit').where({ verb: 'read', subject_id: id })).toHaveLength(2);
});

test('reading a profile is never replayed either, and its response is not stored', async () => {
  const { userId } = await aBrother(product.current, 'Harith');
  const look = () =>
    admin.post(`/api/admin/users/${userId}/read-profile`, { reason: 'a case' }, { 'Idempotency-Key': 'a profile' });
  const looks = [await look(), await look()];
  expect(looks.map(({ status, headers }) => [status, headers.get('Idempotent-Replayed')])).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await db('kernel.audit').where({ verb: 'read-profile', subject_id: userId })).toHaveLength(2);
});

test('a former guardian or leaving member gets no earlier response', async () => {
  const { sister, guardian, brother, matchId } = await aMatch(product.current);
  const pause = () =>
    guardian.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' }, { 'Idempotency-Key': 'a pause' });
  const request = () => brother.browser.post('/api/support', { message: 'May I?' }, { 'Idempotency-Key': 'a letter' });
  expect([(await pause()).status, (await request()).status]).toEqual([200, 201]);
  await expectOk('Naming', sister.browser.post('/api/guardian', aWali('Musa Rahman')));
  await expectOk('Leaving', brother.browser.delete('/api/account'));
  await brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD });
  for (const again of [await pause(), await request()])
    expect([again.status, again.body.code]).toEqual([409, 'common.idempotency-mismatch']);
});

test.each([
  ['moderator who is a member now', aModerator, { role: 'member' }],
  ['colleague with another duty', (at: Product) => aStaffMember(at, 'cases'), { role: 'staff', duties: ['content'] }],
] as const)('a %s gets no earlier response of the console', async (_, hire, rights) => {
  const staff = await hire(product.current);
  const [reporter, reported] = [await aBrother(product.current, 'Bakr'), await aSister(product.current, 'Ruqayya')];
  await guardianOf(product.current, reported);
  const about = { subjectType: 'profile', subjectId: String(reported.profileId), reason: 'other' };
  const { id } = (await expectOk('Report', reporter.browser.post('/api/reports', about))).body;
  const take = () => staff.browser.post(`/api/admin/reports/${id}/take`, {}, { 'Idempotency-Key': 'a case' });
  expect((await take()).status).toBe(200);
  expect((await take()).headers.get('Idempotent-Replayed')).toBe('true');
  await govern(product.current, staff, 'set-role', rights);
  await staff.browser.post('/api/auth/signin', { email: staff.email, password: PASSWORD });
  expect((await take()).body).toMatchObject({ code: 'common.idempotency-mismatch' });
});

test('refusals are not stored, because their cause may end', async () => {
  const brother = await aBrother(product.current, 'Anas');
  const fill = (bio: string) => brother.browser.call('PUT', '/api/profile', { bio }, { 'Idempotency-Key': 'a bio' });
  expect((await fill('short')).status).toBe(400);
  expect((await fill('I keep a small garden and hope for a home where mistakes are told kindly.')).status).toBe(200);

  admin.signsInAgain = false;
  await product.current.advance('PT11M');
  expect((await grantOnceFresh(brother)).status).toBe(403);
  admin.signsInAgain = true;
  expect((await grantOnceFresh(brother)).status).toBe(200);
});
const grantOnceFresh = (person: Person): Promise<Answer> =>
  admin.post(
    `/api/admin/users/${person.userId}/set-role`,
    { role: 'member', reason: 'asked with a key' },
    { 'Idempotency-Key': 'fresh' },
  );

test('if the response cannot be stored, nothing is done, and the request may be repeated', async () => {
  const brother = await aBrother(product.current, 'Hamza');
  await db.raw(`
    create function kernel.refuse_answer() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full' using errcode = '53100'; end $$;
    create trigger refuse_answer before update on kernel.idempotency for each row execute function kernel.refuse_answer()`);
  expect((await grantOnce(brother, 'in vain')).status).toBeGreaterThanOrEqual(500);
  expect(await grantsOf(brother)).toBe(0);
  await db.raw('drop trigger refuse_answer on kernel.idempotency; drop function kernel.refuse_answer');
  expect((await grantOnce(brother, 'in vain')).status).toBe(200);
  expect(await grantsOf(brother)).toBe(1);
});

test('a request waits for another with its key, and is refused if that takes too long', async () => {
  const brother = await aBrother(product.current, 'Salman');
  const slow = await db.transaction();
  await slow.raw('lock table kernel.audit');
  const first = grantOnce(brother, 'slow');
  await expect
    .poll(
      async () =>
        (await db.raw(`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`)).rows[0].n,
    )
    .toBeGreaterThan(0);
  const second = await grantOnce(brother, 'slow');
  expect([second.status, second.body.code, second.headers.get('Retry-After')]).toEqual([
    409,
    'common.idempotency-running',
    '1',
  ]);
  await slow.rollback();
  expect((await first).status).toBe(200);
  expect(await grantsOf(brother)).toBe(1);
});

test('a key can be reused after a day', async () => {
  const brother = await aBrother(product.current, 'Luqman');
  await grantOnce(brother, 'daily');
  await product.current.advance('P1D');
  admin = await anAdmin(product.current);
  await grantOnce(brother, 'daily');
  expect(await grantsOf(brother)).toBe(2);
});

test('of concurrent requests with one key and different bodies, those of one body succeed', async () => {
  const { browser } = await aBrother(product.current, 'Yunus');
  const change = (location: string) =>
    browser.call('PUT', '/api/profile', { location }, { 'Idempotency-Key': 'where he lives' });
  const answers = await Promise.all([change('Leeds'), change('Leeds'), change('York')]);
  const done = answers.filter(({ status }) => status === 200);
  const locations = new Set(done.map(({ body }) => body.location));
  expect(locations.size).toBe(1);
  expect((await browser.get('/api/profile')).body.location).toBe([...locations][0]);
  for (const { status, body } of answers.filter(({ status }) => status !== 200))
    expect([status, body.code]).toEqual([409, 'common.idempotency-mismatch']);
});

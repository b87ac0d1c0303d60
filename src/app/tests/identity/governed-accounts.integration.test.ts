import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  anAdmin,
  aSister,
  grant,
  PASSWORD,
  verifyGuardian,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest();
const db = () => product.current.application.kernel.db;
const to = (person: { userId: string }, verb: string, more: object = {}) =>
  [`/api/admin/users/${person.userId}/${verb}`, { reason: 'a report that was true', ...more }] as const;
const signIn = (person: Person, password = PASSWORD) =>
  product.current.visitor().post('/api/auth/signin', { email: person.email, password });
const statusOf = async (browser: Visitor, path: string) => (await browser.get(path)).status;
const browsed = async (browser: Visitor) =>
  (await browser.get('/api/profiles/browse')).body.map((profile: { id: number }) => profile.id);

test('a disabled member is signed out at once, hidden, and unreachable until enabled', async () => {
  const admin = await anAdmin(product.current);
  const { brother, sister, matchId } = await aMatch(product.current);
  const asker = await aBrother(product.current, 'Umar');
  await grant(product.current, sister);
  expect(await browsed(sister.browser)).toContain(brother.profileId);

  const disabled = await admin.post(...to(brother, 'disable'));
  expect([disabled.status, disabled.body.isActive]).toEqual([200, false]);
  expect(await statusOf(brother.browser, '/api/user')).toBe(401);
  expect((await signIn(brother, 'not the password')).body.code).toBe('identity.invalid-credentials');
  expect((await signIn(brother)).body).toMatchObject({
    code: 'identity.disabled',
    message: 'This account is disabled. Please write to us.',
  });

  expect(await browsed(sister.browser)).toEqual([asker.profileId]);
  expect(await statusOf(sister.browser, `/api/profiles/${brother.profileId}`)).toBe(404);
  const [match] = (await sister.browser.get('/api/matches')).body;
  expect(match).toMatchObject({ id: matchId, status: 'paused', otherProfile: null, pauseReasons: [] });
  const [request] = (await sister.browser.get('/api/interest-requests/received')).body;
  expect(request).toMatchObject({ status: 'accepted', otherProfile: null });
  expect((await sister.browser.get('/api/dashboard-stats')).body.acceptedMatches).toBe(0);
  const write = () => sister.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
  const fetchIt = () => sister.browser.post('/api/interest-requests', { toProfileId: brother.profileId });
  expect([(await write()).body.code, (await fetchIt()).status]).toEqual(['messaging.match-not-active', 409]);

  expect((await admin.post(...to(brother, 'enable'))).body.isActive).toBe(true);
  expect((await signIn(brother)).status).toBe(200);
  expect(await browsed(sister.browser)).toContain(brother.profileId);
  expect((await write()).status).toBe(201);
  const audited = await db()('kernel.audit').where({ subject_id: brother.userId }).whereNot({ verb: 'grant-plan' });
  expect(audited.map(({ verb, reason, before, after }) => ({ verb, reason, before, after }))).toEqual([
    {
      verb: 'disable',
      reason: 'a report that was true',
      before: { role: 'member', isActive: true },
      after: { role: 'member', isActive: false },
    },
    expect.objectContaining({ verb: 'enable', after: { role: 'member', isActive: true } }),
  ]);
});

test('a request of a disabled brother cannot be answered', async () => {
  const admin = await anAdmin(product.current);
  const [brother, sister] = [await aBrother(product.current, 'Idris'), await aSister(product.current, 'Hafsa')];
  await verifyGuardian(product.current, sister);
  await grant(product.current, brother);
  const { body } = await brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  await admin.post(...to(brother, 'disable'));
  const answered = await sister.browser.post(`/api/interest-requests/${body.id}/respond`, { action: 'accept' });
  expect(answered.status).toBe(404);
});

test('a new role applies from the next sign-in, and ends existing sessions', async () => {
  const admin = await anAdmin(product.current);
  const bilal = await aBrother(product.current, 'Bilal');
  for (const role of ['admin', 'moderator', 'member']) {
    expect((await admin.post(...to(bilal, 'set-role', { role }))).body.role).toBe(role);
    expect(await statusOf(bilal.browser, '/api/user')).toBe(401);
    await bilal.browser.post('/api/auth/signin', { email: bilal.email, password: PASSWORD });
    expect((await bilal.browser.get('/api/user')).body.role).toBe(role);
  }
});

test('a change of duties is audited and ends sessions, and only staff have duties', async () => {
  const [admin, hamza] = [await anAdmin(product.current), await aBrother(product.current, 'Hamza')];
  const entrust = (role: string, duties?: string[]) => admin.post(...to(hamza, 'set-role', { role, duties }));
  for (const none of [undefined, []]) {
    const { status, body } = await entrust('staff', none);
    expect([status, body.fields]).toEqual([400, { duties: 'Please tick at least one duty' }]);
  }
  expect((await entrust('staff', ['money', 'cases'])).body).toMatchObject({
    role: 'staff',
    duties: ['cases', 'money'],
  });
  await hamza.browser.post('/api/auth/signin', { email: hamza.email, password: PASSWORD });
  expect((await entrust('staff', ['cases', 'money'])).status).toBe(200);
  expect((await hamza.browser.get('/api/user')).body.duties).toEqual(['cases', 'money']);
  await entrust('staff', ['money']);
  expect(await statusOf(hamza.browser, '/api/user')).toBe(401);
  const { body } = await admin.get(`/api/admin/audit?sort=["at","DESC"]&range=[0,0]`);
  expect(body[0]).toMatchObject({
    verb: 'set-role',
    before: { duties: ['cases', 'money'] },
    after: { duties: ['money'] },
  });
  expect((await entrust('moderator', ['money'])).body).toMatchObject({ role: 'moderator', duties: [] });
});

test('a moderator is staff: not discoverable, and signed in for twelve hours', async () => {
  const { brother, sister } = await aMatch(product.current);
  await grant(product.current, sister);
  expect(await browsed(sister.browser)).toContain(brother.profileId);
  const admin = await anAdmin(product.current);
  expect((await admin.post(...to(brother, 'set-role', { role: 'moderator' }))).status).toBe(200);
  expect(await browsed(sister.browser)).not.toContain(brother.profileId);
  await brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD });
  expect((await brother.browser.get('/api/profiles/browse')).status).toBe(409);
  expect((await brother.browser.get('/api/admin/users')).status).toBe(200);
  await product.current.advance('PT13H');
  expect(await statusOf(brother.browser, '/api/user')).toBe(401);
  expect(await statusOf(sister.browser, '/api/user')).toBe(200);
});

test('an admin can end all sessions of an account', async () => {
  const admin = await anAdmin(product.current);
  const salman = await aBrother(product.current, 'Salman');
  expect((await admin.post(...to(salman, 'end-sessions'))).status).toBe(200);
  expect(await statusOf(salman.browser, '/api/user')).toBe(401);
  expect((await signIn(salman)).status).toBe(200);
});

test('nobody can change his own account, nor act without a reason', async () => {
  const admin = await anAdmin(product.current);
  const self = { userId: (await admin.get('/api/user')).body.id };
  for (const [verb, more] of [
    ['disable', {}],
    ['set-role', { role: 'member' }],
  ] as const)
    expect((await admin.post(...to(self, verb, more))).body.code).toBe('identity.own-account');
  const hamza = await aBrother(product.current, 'Hamza');
  expect((await admin.post(...to(hamza, 'disable', { reason: '' }))).body.fields).toHaveProperty('reason');
});

test('disabling a suspended account removes the end of its suspension', async () => {
  const admin = await anAdmin(product.current);
  const brother = await aBrother(product.current, 'Talha');
  const until = new Date((await product.current.now()).getTime() + 3 * 86_400_000).toISOString();
  const suspended = await admin.post(...to(brother, 'disable', { until }));
  expect([suspended.status, suspended.body.code, suspended.body.disabledUntil]).toEqual([200, undefined, until]);
  const switched = await admin.put(`/api/admin/users/${brother.userId}/status`, { isActive: false });
  expect([switched.status, switched.body.disabledUntil]).toEqual([200, null]);
  await product.current.advance('P4D');
  expect((await signIn(brother)).body.code).toBe('identity.disabled');
});

test('if two admins demote each other at once, one remains', async () => {
  const admin = await anAdmin(product.current);
  const yunus = await aBrother(product.current, 'Yunus');
  await admin.post(...to(yunus, 'set-role', { role: 'admin' }));
  await yunus.browser.post('/api/auth/signin', { email: yunus.email, password: PASSWORD });
  const self = { userId: (await admin.get('/api/user')).body.id };
  const answers = await Promise.all([
    admin.post(...to(yunus, 'set-role', { role: 'member' })),
    yunus.browser.post(...to(self, 'set-role', { role: 'member' })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db()('identity.account').where({ role: 'admin', is_active: true })).toHaveLength(1);
});

import { beforeAll, describe, expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import type { UserRecord } from '../../../modules/identity/contracts/admin-users.schema.ts';
import { partsOf } from '../../container.ts';
import { projectionNamed } from '../../rebuild.ts';
import {
  aBrother,
  aModerator,
  aStaffMember,
  anAdmin,
  aSister,
  expectOk,
  govern,
  grant,
  guardianOf,
  PASSWORD,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { buy, PLANS } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { kindOf } from '../../../testing/read-mail.ts';

const product = productUnderTest();
let yusuf: Person, amina: Sister, father: Person, moderator: Person;
beforeAll(async () => {
  const { current } = product;
  yusuf = await aBrother(current, 'Yusuf', { name: 'Yusuf ibn Tashfin' });
  amina = await aSister(current, 'Amina', {}, { firstName: 'Amina' });
  father = await guardianOf(current, amina);
  moderator = await aModerator(current);
  await grant(current, yusuf);
}, 60_000);

const list = async (filter: object, query: Record<string, unknown> = {}): Promise<UserRecord[]> => {
  const requested = Object.entries({ ...query, filter }).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ]);
  const browser = await anAdmin(product.current);
  return (await expectOk('List', browser.get(`/api/admin/users?${new URLSearchParams(requested)}`))).body;
};
const emailsOf = async (...requested: Parameters<typeof list>) => (await list(...requested)).map(({ email }) => email);
const emailsTo = async ({ email }: Person) => (await product.current.mailTo(email)).map(kindOf);
const one = async (person: Person): Promise<UserRecord> =>
  (await (await anAdmin(product.current)).get(`/api/admin/users/${person.userId}`)).body;

test('a row has the facts of every module', async () => {
  expect(await one(yusuf)).toMatchObject({
    id: yusuf.userId,
    firstName: 'Yusuf',
    lastName: 'ibn Tashfin',
    gender: 'male',
    role: 'member',
    hasProfile: true,
    profileId: yusuf.profileId,
    type: 'profile',
    subscriptionPlan: 'monthly',
    isActive: true,
  });
  expect(await one(amina)).toMatchObject({ firstName: 'Amina', lastName: null, subscriptionPlan: 'free' });
  expect(await one(father)).toMatchObject({ type: 'guardian', isGuardian: true, hasProfile: false });
  expect(await one(moderator)).toMatchObject({ type: 'incomplete', role: 'moderator' });
});

test('a changed name appears in the list', async () => {
  const idris = await aBrother(product.current, 'Idris', { name: 'Idris Khan' });
  await expectOk('Edit', idris.browser.put('/api/profile', { name: 'Idris' }));
  expect(await one(idris)).toMatchObject({ firstName: 'Idris', lastName: null });
});

test('people are found by parts of names and addresses, and by the first two letters of a name', async () => {
  expect(await emailsOf({ q: 'tashf' })).toEqual([yusuf.email]);
  expect(await emailsOf({ q: 'YUSUF IBN' })).toEqual([yusuf.email]);
  expect(await emailsOf({ q: amina.email.slice(2, -3) })).toEqual([amina.email]);
  expect(await emailsOf({ q: 'ta' })).toEqual([yusuf.email]);
  expect(await emailsOf({ q: 'sh' })).toEqual([]);
  expect(await emailsOf({ q: '%' })).toEqual([]);
  for (const q of [`#${yusuf.profileId}`, `${yusuf.profileId}`]) expect(await emailsOf({ q })).toEqual([yusuf.email]);
});

test('filters apply to the list and the total', async () => {
  expect(await emailsOf({ type: 'guardian' })).toEqual([father.email]);
  expect(await emailsOf({ role: 'moderator' })).toEqual([moderator.email]);
  expect(await emailsOf({ subscriptionPlan: 'monthly' })).toEqual([yusuf.email]);
  expect(await emailsOf({ subscriptionPlan: 'free', gender: 'female' })).toEqual([amina.email]);
  expect(await emailsOf({ id: [yusuf.userId] })).toEqual([yusuf.email]);
  expect(await emailsOf({ profileId: yusuf.profileId })).toEqual([yusuf.email]);
  const browser = await anAdmin(product.current);
  const { headers } = await browser.get('/api/admin/users?range=[0,0]&filter={"type":"guardian"}');
  expect(headers.get('Content-Range')).toBe('users 0-0/1');
});

const sorts = ['id', 'email', 'firstName', 'subscriptionPlan', 'hasProfile', 'isActive', 'createdAt'] as const;
test.each(sorts)('sorting by %s in both directions gives opposite orders, page by page', async (sort) => {
  const up = await emailsOf({}, { sort: [sort, 'ASC'] });
  expect(up.length).toBeGreaterThan(3);
  expect(await emailsOf({}, { sort: [sort, 'DESC'] })).toEqual(up.toReversed());
  const pages: string[] = [];
  for (let from = 0; from < up.length; from += 2)
    pages.push(...(await emailsOf({}, { sort: [sort, 'ASC'], range: [from, from + 1] })));
  expect(pages).toEqual(up);
});

test('the command rebuilds the projections', async () => {
  const { application } = product.current;
  const { db } = application.kernel;
  const before = await db('identity.account').orderBy('id');
  await db('identity.account').update({
    profile_id: null,
    is_guardian: false,
    last_name: 'Nobody',
    subscription_plan: 'lifetime',
    subscription_ends_at: null,
  });
  await db('identity.account').where({ gender: 'female' }).update({ last_name: null });
  await db('identity.account').whereIn('id', [father.userId, moderator.userId]).update({ last_name: null });
  await db('identity.account').where({ role: 'admin' }).update({ last_name: null });
  const rebuilt = await projectionNamed(partsOf(application.modules), 'identity.user-list').rebuild();
  expect(rebuilt).toBe(before.length);
  expect(await db('identity.account').orderBy('id')).toEqual(before);
});

test('a suspension shows its end, and ends by itself', async () => {
  const bilal = await aBrother(product.current, 'Bilal');
  const until = after(await product.current.now(), 2 * DAY).toISOString();
  await govern(product.current, bilal, 'disable', { until });
  expect(await one(bilal)).toMatchObject({ isActive: false, disabledUntil: until });
  const signIn = () => product.current.visitor().post('/api/auth/signin', { email: bilal.email, password: PASSWORD });
  expect((await signIn()).body).toMatchObject({
    code: 'identity.suspended',
    message: expect.stringMatching(/^This account is disabled until \d+ \w+ \d{4} at \d\d:\d\d\. Please/),
  });
  expect(await emailsTo(bilal)).toContain('accountSuspended');

  await product.current.advance('P1D');
  expect((await signIn()).status).toBe(403);
  await product.current.advance('P1DT1M');
  expect((await signIn()).status).toBe(200);
  expect(await one(bilal)).toMatchObject({ isActive: true, disabledUntil: null });
  expect(await emailsTo(bilal)).toContain('accountEnabled');
  await expectOk('Sign-in', bilal.browser.post('/api/auth/signin', { email: bilal.email, password: PASSWORD }));
  const { securityEvents } = (await bilal.browser.get('/api/account/security')).body;
  expect(securityEvents.map(({ type }: { type: string }) => type)).toEqual(
    expect.arrayContaining(['enabled', 'disabled']),
  );
});

test('a suspension cannot end in the past, and an admin can change its end', async () => {
  const salman = await aBrother(product.current, 'Salman');
  const admin = await anAdmin(product.current);
  const disable = (until: string | null) =>
    admin.post(`/api/admin/users/${salman.userId}/disable`, { reason: 'asked for', until });
  const now = await product.current.now();
  expect((await disable(after(now, -DAY).toISOString())).body.fields).toHaveProperty('until');
  expect((await one(salman)).isActive).toBe(true);
  expect((await disable(after(now, DAY).toISOString())).status).toBe(200);
  expect((await disable(null)).body.disabledUntil).toBeNull();
  await product.current.advance('P2D');
  expect((await one(salman)).isActive).toBe(false);
});

test('disabling and enabling work; without a reason the audit entry says so', async () => {
  const hamza = await aBrother(product.current, 'Hamza');
  const admin = await anAdmin(product.current);
  const path = `/api/admin/users/${hamza.userId}/status`;
  const off = await admin.put(path, { isActive: false });
  expect(off.body).toMatchObject({ id: hamza.userId, isActive: false, message: expect.stringContaining('disabled') });
  expect((await hamza.browser.get('/api/user')).status).toBe(401);
  expect((await admin.put(path, { isActive: true, reason: 'a mistake' })).body.isActive).toBe(true);
  const { db } = product.current.application.kernel;
  expect(await db('kernel.audit').where({ subject_id: hamza.userId }).orderBy('seq').pluck('reason')).toEqual([
    'not stated',
    'a mistake',
  ]);
});

test('an expired plan is shown as free, and erased accounts are not listed', async () => {
  await product.current.advance('P40D');
  expect(await list({ subscriptionPlan: 'monthly' })).toEqual([]);
  expect((await one(yusuf)).subscriptionPlan).toBe('free');
  const umar = await aBrother(product.current, 'Umar');
  await expectOk('Leaving', umar.browser.delete('/api/account'));
  expect(await one(umar)).toMatchObject({ isLeaving: true, isActive: true });
  // As the overview counts them.
  expect(await emailsOf({ q: umar.email, isActive: true })).toEqual([]);
  expect(await emailsOf({ q: umar.email, isActive: false })).toEqual([umar.email]);
  await product.current.advance('P31D');
  expect(await list({ q: umar.email })).toEqual([]);
});

describe('the search of the console', () => {
  type Hit = { kind: string; id: string; wardId?: string; queue?: string };
  const search = async (q: string, browser?: Person['browser']): Promise<Hit[]> => {
    const reader = browser ?? (await anAdmin(product.current));
    return (await expectOk('Search', reader.get(`/api/admin/search?${new URLSearchParams({ q })}`))).body;
  };
  const keysOfHits = async (...searched: Parameters<typeof search>) =>
    (await search(...searched)).map(({ kind, id }) => [kind, id]);

  test('finds people by number, id, name and address, whatever the accents', async () => {
    const hit = ['user', yusuf.userId];
    for (const words of [
      `#${yusuf.profileId}`,
      String(yusuf.profileId),
      yusuf.userId,
      'YÚSUF ibn Täshfin',
      yusuf.email,
    ])
      expect(await keysOfHits(words)).toContainEqual(hit);
    expect(await keysOfHits('nobody of this name')).toEqual([]);
  });

  test('finds a guardian by name and address, with his ward', async () => {
    const [guardian] = (await search(amina.wali.email)).filter(({ kind }) => kind === 'guardian');
    expect(guardian).toMatchObject({ wardId: amina.userId, wardName: 'Amina' });
    expect((await search(amina.wali.name)).map(({ wardId }) => wardId)).toContain(amina.userId);
  });

  test('finds payments by invoice and reference, and cases by number, for those who may see them', async () => {
    const payer = await aBrother(product.current, 'Luqman');
    await buy(product.current, payer, PLANS.monthly);
    const admin = await anAdmin(product.current);
    const filter = new URLSearchParams({ filter: JSON.stringify({ userId: payer.userId }) });
    const [{ id, number, reference, subscriptionReference }] = (await admin.get(`/api/admin/payments?${filter}`)).body;
    for (const words of [number.toLowerCase(), reference, subscriptionReference])
      expect(await keysOfHits(words)).toEqual([['payment', id]]);
    const { browser } = await aModerator(product.current);
    expect(await search(number, browser)).toEqual([]);

    await expectOk('Ticket', payer.browser.post('/api/support', { message: 'I paid and have no requests.' }));
    const [ticket] = (await admin.get('/api/admin/support')).body;
    const caseNumber = ticket.id.slice(-6).toUpperCase();
    expect(await search(caseNumber)).toMatchObject([
      { kind: 'case', id: ticket.id, queue: 'support', number: caseNumber },
    ]);
    expect(await search(ticket.id, browser)).toEqual([]);
    expect(await keysOfHits(payer.email, browser)).toEqual([['user', payer.userId]]);

    const bookkeeper = (await aStaffMember(product.current, 'money')).browser;
    expect(await keysOfHits(number, bookkeeper)).toEqual([['payment', id]]);
    for (const words of [ticket.id, amina.wali.email])
      expect((await search(words, bookkeeper)).filter(({ kind }) => kind !== 'user')).toEqual([]);
    const colleague = (await aStaffMember(product.current, 'cases')).browser;
    expect(await search(number, colleague)).toEqual([]);
    expect(await keysOfHits(ticket.id, colleague)).toEqual([['case', ticket.id]]);
  });
});

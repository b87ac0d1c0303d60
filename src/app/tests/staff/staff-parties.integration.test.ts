import { beforeAll, expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  anAdmin,
  expectOk,
  govern,
  grant,
  PASSWORD,
  type MatchedPair,
  type Person,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Staff who are parties: what a participant, a suitor and a guardian do not read in the console.

const product = productUnderTest({ inProcess: true, settings: { RATE_LIMITS: 'off' } });
const reason = 'for a test';
const NAMES = ['participant', 'suitor', 'guardian'] as const;
type Name = (typeof NAMES)[number];

let admin: Visitor;
let pair: MatchedPair;
let people: Record<Name, Person>;
let ticket: string, report: string;

beforeAll(async () => {
  admin = await anAdmin(product.current);
  pair = await aMatch(product.current);
  const suitor = await aBrother(product.current, 'Bilal');
  const { sister, brother, guardian, matchId } = pair;
  await grant(product.current, suitor);
  await expectOk(
    'Request',
    suitor.browser.post('/api/interest-requests', { toProfileId: sister.profileId, message: 'Salam' }),
  );
  const written = async (path: string, body: object) =>
    (await expectOk('Writing', sister.browser.post(path, body))).body.id;
  ticket = await written('/api/support', { message: 'godwit: he presses me' });
  report = await written('/api/reports', {
    subjectType: 'profile',
    subjectId: String(brother.profileId),
    reason: 'untrue',
  });
  await expectOk('Reading', admin.post(`/api/admin/conversations/${matchId}/read`, { reason }));
  await govern(product.current, sister, 'send-export-link');
  await product.current.waitForIdle();
  people = { participant: brother, suitor, guardian };
}, 120_000);

async function asStaff(name: Name, rights: object): Promise<Visitor> {
  const { userId, email, browser } = people[name];
  await govern(product.current, { userId }, 'set-role', rights);
  await expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  return browser;
}
const records = async (staff: Visitor, list: string, filter: object = {}): Promise<{ id: string }[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (await expectOk(list, staff.get(`/api/admin/${list}?${query}`))).body;
};
const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);

test.each(NAMES)('no conversation of hers exists for a %s', async (name) => {
  const staff = await asStaff(name, { role: 'staff', duties: ['cases'] });
  const { matchId, sister } = pair;
  expect(idsOf(await records(staff, 'conversations'))).not.toContain(matchId);
  expect(await records(staff, 'conversations', { userId: sister.userId })).toEqual([]);
  expect((await staff.get(`/api/admin/conversations/${matchId}`)).status).toBe(404);
  expect((await staff.post(`/api/admin/conversations/${matchId}/read`, { reason })).status).toBe(404);
  await govern(product.current, people[name], 'set-role', { role: 'member' });
});

test.each(NAMES)('an admin who is a %s reads neither her profile nor the audit of her conversation', async (name) => {
  const staff = await asStaff(name, { role: 'admin' });
  const { matchId, sister } = pair;
  expect((await staff.post(`/api/admin/users/${sister.userId}/read-profile`, { reason })).status).toBe(404);
  expect(await records(staff, 'audit', { subjectId: matchId })).toEqual([]);
  expect(JSON.stringify(await records(staff, 'audit'))).not.toContain(matchId);
  expect(JSON.stringify((await staff.get('/api/admin/audit.csv')).body)).not.toContain(matchId);
  await govern(product.current, people[name], 'set-role', { role: 'member' });
});

test('a guardian finds nothing of what she wrote in lists, search, counts, timeline, emails and audit', async () => {
  const staff = await asStaff('guardian', { role: 'admin' });
  const { sister } = pair;
  expect(idsOf(await records(staff, 'support'))).not.toContain(ticket);
  expect(idsOf(await records(staff, 'reports'))).not.toContain(report);
  expect((await staff.post(`/api/admin/reports/${report}/read`, { reason })).status).toBe(404);
  for (const id of [ticket, report]) expect((await staff.get(`/api/admin/search?q=${id}`)).body).toEqual([]);
  const { queues } = (await expectOk('Overview', staff.get('/api/admin/overview'))).body;
  const waiting = (queue: string) => queues.find((one: { queue: string }) => one.queue === queue).waiting;
  expect([waiting('support'), waiting('reports')]).toEqual([0, 0]);
  const timeline = JSON.stringify((await staff.get(`/api/admin/users/${sister.userId}/timeline`)).body);
  expect(timeline).not.toContain(report);
  expect(await records(staff, 'emails', { accountId: sister.userId })).toEqual([]);
  expect(await records(staff, 'audit', { subjectId: sister.userId })).toEqual([]);
  expect(await records(staff, 'audit', { person: sister.userId })).toEqual([]);
  await govern(product.current, people.guardian, 'set-role', { role: 'member' });
});

test('a moderator who is the reported man reads no report of him, and counts none', async () => {
  const staff = await asStaff('participant', { role: 'moderator' });
  expect(idsOf(await records(staff, 'reports'))).not.toContain(report);
  expect((await staff.get(`/api/admin/reports/${report}`)).status).toBe(404);
  expect((await staff.post(`/api/admin/reports/${report}/read`, { reason })).status).toBe(404);
  expect((await staff.get(`/api/admin/search?q=${report}`)).body).toEqual([]);
  const timeline = (await staff.get(`/api/admin/users/${people.participant.userId}/timeline`)).body;
  expect(JSON.stringify(timeline)).not.toContain(report);
  await govern(product.current, people.participant, 'set-role', { role: 'member' });
});

test('others read all of it', async () => {
  const { matchId, sister } = pair;
  expect(idsOf(await records(admin, 'conversations', { userId: sister.userId }))).toEqual([matchId]);
  expect(idsOf(await records(admin, 'support'))).toContain(ticket);
  expect(await records(admin, 'audit', { subjectId: matchId })).not.toEqual([]);
  expect(await records(admin, 'audit', { subjectId: sister.userId })).not.toEqual([]);
});

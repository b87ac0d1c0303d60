import { beforeAll, expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aWali,
  anAdmin,
  expectOk,
  govern,
  nameAndVerify,
  PASSWORD,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Cases that staff hand over, or open again.

const product = productUnderTest({ inProcess: true });
const reason = 'for a test';
let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin(product.current);
});

async function aColleague(name: string) {
  const brother = await aBrother(product.current, name);
  await govern(product.current, brother, 'set-role', { role: 'admin' });
  await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
  return brother;
}

async function aReport() {
  const { brother, sister } = await aMatch(product.current);
  const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
  const { body } = await expectOk('Report', sister.browser.post('/api/reports', report));
  return { id: body.id as string, reporter: sister };
}

const listed = async (visitor: Visitor, queue: string, id: string) =>
  (await expectOk('Case', visitor.get(`/api/admin/${queue}/${id}`))).body;
const act = (visitor: Visitor, queue: string, id: string, verb: string, body: object = {}) =>
  visitor.post(`/api/admin/${queue}/${id}/${verb}`, body);

test('a case is given to a colleague who may work on it', async () => {
  const [sister, colleague, guardian] = [
    await aSister(product.current, 'Amina'),
    await aColleague('Khalid'),
    await aColleague('Musa'),
  ];
  const { id } = (await expectOk('Letter', sister.browser.post('/api/support', { message: 'Who can guard me?' }))).body;
  await nameAndVerify(product.current, sister, { ...aWali('Musa Rahman'), waliEmail: guardian.email });
  for (const to of [guardian.userId, sister.userId])
    expect((await act(admin, 'support', id, 'reassign', { to })).body.code).toBe('desk.colleague-unavailable');
  const { body } = await expectOk('Reassigning', act(admin, 'support', id, 'reassign', { to: colleague.userId }));
  expect(body.assignee.name).toBe('Khalid');
  expect((await act(admin, 'support', id, 'close', { reason })).body.code).toBe('desk.already-assigned');
});

test('a resolved report is opened again by the staff member who then has it', async () => {
  const [{ id, reporter }, { browser }] = [await aReport(), await aColleague('Musa')];
  expect((await act(admin, 'reports', id, 'reopen', { reason })).body.code).toBe('content.report-open');
  await expectOk('Resolve', act(admin, 'reports', id, 'resolve', { outcome: 'acted', reason }));
  expect((await listed(browser, 'reports', id)).allowedActions).toEqual(['read', 'reopen']);
  await expectOk('Reopening', act(browser, 'reports', id, 'reopen', { reason }));
  expect(await listed(admin, 'reports', id)).toMatchObject({
    outcome: null,
    assignee: { name: 'Musa' },
    pendingSince: expect.any(String),
  });
  const outcome = async () => (await reporter.browser.get('/api/reports')).body[0].outcome;
  expect(await outcome()).toBeNull();
  await expectOk('Resolve', act(browser, 'reports', id, 'resolve', { outcome: 'acted', reason }));
  expect(await outcome()).toBe('acted');
});

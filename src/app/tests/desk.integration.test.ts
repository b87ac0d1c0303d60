import { beforeAll, describe, expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  anAdmin,
  expectOk,
  govern,
  guardianOf,
  invitationTo,
  PASSWORD,
  settle,
} from '../../testing/people.ts';
import { aPayer } from '../../testing/paying.ts';
import { ADMIN } from '../../testing/product.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';
import type { Visitor } from '../../testing/visitor.ts';

// How the staff share out what waits for them (issue 'The admin console, and the safety desk').

const product = productUnderTest();
const reason = 'for a test';
let admin: Visitor;
beforeAll(async () => {
  admin = await anAdmin(product.current);
});

/** Another of the staff, signed in. */
async function aColleague(name = 'Musa') {
  const brother = await aBrother(product.current, name);
  await govern(product.current, brother, 'set-role', { role: 'admin' });
  await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
  return brother;
}

/** What waits in a queue, by its path: one case of each, made as it comes about. */
const cases: Record<string, () => Promise<string>> = {
  reports: async () => {
    const { brother, sister } = await aMatch(product.current);
    const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
    return (await expectOk('Report', sister.browser.post('/api/reports', report))).body.id;
  },
  support: async () => {
    const { browser } = await aBrother(product.current, 'Bilal');
    return (await expectOk('Letter', browser.post('/api/support', { message: 'Are you there?' }))).body.id;
  },
  'guardian-disputes': async () => {
    const sister = await aSister(product.current, 'Amina');
    await guardianOf(product.current, sister);
    await settle(product.current, 'disputes', sister, 'open');
    const { body } = await admin.get('/api/admin/guardian-disputes?sort=["openedAt","DESC"]');
    return body[0].id;
  },
  'guardian-checks': async () => {
    const sister = await aSister(product.current, 'Amina');
    const { id, code } = await invitationTo(product.current, sister.wali.email);
    const button = { 'X-Requested-With': 'mithaq' };
    await expectOk('Verification', sister.browser.get(`/api/wali-verify/${id}?code=${code}`, button));
    return (await admin.get('/api/admin/guardian-checks?sort=["raisedAt","DESC"]')).body[0].id;
  },
  refunds: async () => {
    const { browser } = await aPayer(product.current, 'Harun');
    await expectOk('Refund', browser.post('/api/subscription/refund', {}));
    const { body } = await admin.get('/api/admin/refunds?sort=["askedAt","DESC"]');
    return body[0].id;
  },
};
/** By which each is settled. */
const settling: Record<string, [verb: string, body: object]> = {
  reports: ['resolve', { outcome: 'acted', reason }],
  support: ['close', { reason }],
  'guardian-disputes': ['resolve', { outcome: 'dismissed', reason }],
  'guardian-checks': ['confirm', { reason }],
  refunds: ['approve', { reason }],
};

const listed = async (visitor: Visitor, queue: string, id: string) => {
  const { body } = await visitor.get(`/api/admin/${queue}?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`);
  return body[0];
};
const act = (visitor: Visitor, queue: string, id: string, verb: string, body: object = {}) =>
  visitor.post(`/api/admin/${queue}/${id}/${verb}`, body);

describe.each(Object.keys(cases))('%s', (queue) => {
  test('the second sees who has a case, and cannot act on it before it is given back', async () => {
    const [id, colleague] = [await cases[queue]!(), await aColleague()];
    const [verb, body] = settling[queue]!;
    expect(await listed(admin, queue, id)).toMatchObject({
      heldBy: null,
      waitingSince: expect.any(String),
      allowedActions: expect.arrayContaining(['take', verb]),
    });

    const taken = await expectOk('Take', act(admin, queue, id, 'take'));
    expect(taken.body).toMatchObject({ heldBy: { name: 'admin' }, message: expect.stringContaining('yours') });
    const seen = await listed(colleague.browser, queue, id);
    expect(seen.heldBy).toEqual(taken.body.heldBy);
    expect(seen.allowedActions).toContain('take');
    expect(seen.allowedActions).not.toContain(verb);
    expect((await listed(admin, queue, id)).allowedActions).toEqual(expect.arrayContaining(['release', verb]));
    const refused = await act(colleague.browser, queue, id, verb, body);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'desk.held', heldBy: 'admin' }]);
    expect((await act(colleague.browser, queue, id, 'release')).status).toBe(409);

    await expectOk('Release', act(admin, queue, id, 'release'));
    await expectOk(verb, act(colleague.browser, queue, id, verb, body));
  });

  test('what was settled meanwhile is told with who did it', async () => {
    const [id, colleague] = [await cases[queue]!(), await aColleague('Khalid')];
    const [verb, body] = settling[queue]!;
    await expectOk(verb, act(colleague.browser, queue, id, verb, body));
    const late = await act(admin, queue, id, verb, body);
    expect([late.status, late.body]).toMatchObject([409, { code: 'desk.settled-by', settledBy: 'Khalid' }]);
    expect((await act(admin, queue, id, 'take')).body.code).toBe('desk.settled');
  });
});

test('of two who settle one case at the same moment one does', async () => {
  const [id, { browser }] = [await cases['reports']!(), await aColleague()];
  const [verb, body] = settling['reports']!;
  const answers = await Promise.all([admin, browser].map((one) => act(one, 'reports', id, verb, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a case is taken over knowingly, from the colleague who is named', async () => {
  const [id, first, second] = [await cases['support']!(), await aColleague('Khalid'), await aColleague()];
  await expectOk('Take', act(first.browser, 'support', id, 'take'));
  expect((await act(second.browser, 'support', id, 'take')).body.code).toBe('desk.held');
  expect((await act(second.browser, 'support', id, 'take', { from: second.userId })).body.code).toBe('desk.held');
  const { body } = await expectOk('Taking over', act(second.browser, 'support', id, 'take', { from: first.userId }));
  expect(body.heldBy.name).toBe('Musa');
  expect((await act(first.browser, 'support', id, 'answer', { answer: 'Yes.' })).body.code).toBe('desk.held');
});

test.each(['disable', 'set-role'] as const)('a colleague who is no longer there holds nothing: %s', async (verb) => {
  const [id, gone] = [await cases['support']!(), await aColleague()];
  await expectOk('Take', act(gone.browser, 'support', id, 'take'));
  await govern(product.current, gone, verb, verb === 'set-role' ? { role: 'member' } : {});
  expect((await listed(admin, 'support', id)).heldBy).toBeNull();
  await expectOk('Answer', act(admin, 'support', id, 'answer', { answer: 'Yes.' }));
});

test('nothing is taken that is not there', async () => {
  for (const queue of Object.keys(cases))
    for (const verb of ['take', 'release'])
      expect((await act(admin, queue, '00000000-0000-7000-8000-000000000000', verb)).status).toBe(404);
});

describe('the letter to the staff', () => {
  const letters = async (to = ADMIN.email) =>
    (await product.current.mailTo(to)).filter(({ subject }) => subject === 'Something waits for the staff');
  const day = () => product.current.advance('P1D');

  test('comes when something has waited for a day, once a day, and not when all is settled', async () => {
    await expectOk('Sign-in', admin.post('/api/auth/signin', ADMIN));
    const before = (await letters()).length;
    const id = await cases['support']!();
    await product.current.advance('PT23H');
    await product.current.advance('PT1H');
    const [letter, ...others] = await letters();
    expect(others).toHaveLength(before);
    expect(letter!.text).toMatch(/Letters to the staff: \d+, the longest since \d+ \w+ \d{4}/);
    expect(letter!.text).not.toContain('Are you there?');
    await product.current.advance('PT1H');
    expect(await letters()).toHaveLength(before + 1);
    await day();
    expect(await letters()).toHaveLength(before + 2);

    await settleEverything();
    await day();
    expect(await letters()).toHaveLength(before + 2);
    expect(id).toBeTruthy();
  });

  /** Whatever the tests before have left. */
  async function settleEverything(): Promise<void> {
    admin = await anAdmin(product.current);
    for (const queue of Object.keys(cases)) {
      const { body } = await admin.get(`/api/admin/${queue}`);
      for (const { id, waitingSince, heldBy } of body.filter((one: { waitingSince: string }) => one.waitingSince)) {
        if (heldBy) await expectOk('Taking over', act(admin, queue, id, 'take', { from: heldBy.id }));
        expect(waitingSince).toBeTruthy();
        await expectOk('Settling', act(admin, queue, id, ...settling[queue]!));
      }
    }
  }
});

import { describe, expect, test } from 'vitest';
import {
  aBrother,
  aSister,
  expectOk,
  govern,
  grant,
  guardianOf,
  linkIn,
  PASSWORD,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

interface Pair {
  brother: Person;
  sister: Sister;
  guardian: Person;
  requestId: string;
}

const ENDED = 'guardianship.item-ended';
const CLOSED = 'guardianship.account-closed';

/** Events that end a request under review, and the refusal that the guardian gets from then on. */
const endings: { what: string; code: string; happen: (pair: Pair) => Promise<unknown> }[] = [
  {
    what: 'the man took it back',
    code: ENDED,
    happen: ({ brother, requestId }) => brother.browser.post(`/api/interest-requests/${requestId}/withdraw`),
  },
  { what: 'the man left', code: ENDED, happen: ({ brother }) => brother.browser.delete('/api/account') },
  {
    what: 'the man was disabled',
    code: CLOSED,
    happen: ({ brother }) => govern(product.current, brother, 'disable'),
  },
  {
    what: 'the woman was disabled',
    code: CLOSED,
    happen: ({ sister }) => govern(product.current, sister, 'disable'),
  },
  {
    what: 'the woman blocked him',
    code: ENDED,
    happen: ({ sister, brother }) => sister.browser.post(`/api/profiles/${brother.profileId}/block`),
  },
  {
    what: 'the man blocked her',
    code: ENDED,
    happen: ({ sister, brother }) => brother.browser.post(`/api/profiles/${sister.profileId}/block`),
  },
  { what: 'it ran out', code: ENDED, happen: () => product.current.advance('P31D') },
];

describe.each(endings)('once $what', ({ code, happen }) => {
  test('the deciding guardian gets the same explanation in each way, not a missing item', async () => {
    const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
    const guardian = await guardianOf(product.current, sister);
    await grant(product.current, brother);
    const fetchInProcess = { toProfileId: sister.profileId, message: 'Salam.' };
    const { body: request } = await expectOk(
      'Interest',
      brother.browser.post('/api/interest-requests', fetchInProcess),
    );
    const token = await linkIn(product.current, sister.wali.email, /\/decide\/([\w-]{20,})/);
    const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body as { id: string }[];
    await happen({ brother, sister, guardian, requestId: request.id });
    await product.current.waitForIdle();
    await expectOk('Sign-in', guardian.browser.post('/api/auth/signin', { email: guardian.email, password: PASSWORD }));

    const visitor = product.current.visitor();
    const answers = {
      session: await guardian.browser.post(`/api/guardian/pending-approvals/${item!.id}/respond`, {
        action: 'approve',
      }),
      call: await visitor.post(`/api/approvals/${token}`, { action: 'approve' }),
      describing: await visitor.get(`/api/approvals/${token}`),
    };
    for (const [way, { status, body }] of Object.entries(answers))
      expect.soft([status, body.code], way).toEqual([409, code]);
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const opened = await visitor.get(`/decide/${token}`);
    const pressed = await visitor.post(`/decide/${token}`, 'action=approve', form);
    expect([opened.status, opened.body]).toEqual([
      409,
      { shows: 'expired', why: code === ENDED ? 'ended' : 'inactive' },
    ]);
    expect([pressed.status, pressed.body]).toEqual([opened.status, opened.body]);
  });
});

test('for another guardian the item never existed', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  const guardian = await guardianOf(product.current, sister);
  const stranger = await guardianOf(product.current, await aSister(product.current, 'Hafsa'));
  await grant(product.current, brother);
  const fetchInProcess = { toProfileId: sister.profileId, message: 'Salam.' };
  await expectOk('Interest', brother.browser.post('/api/interest-requests', fetchInProcess));
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body as { id: string }[];
  await govern(product.current, brother, 'disable');
  const path = `/api/guardian/pending-approvals/${item!.id}`;
  expect((await stranger.browser.post(`${path}/respond`, { action: 'approve' })).status).toBe(404);
  expect((await stranger.browser.get(path)).status).toBe(404);
  expect((await guardian.browser.get(path)).status).toBe(409);
});

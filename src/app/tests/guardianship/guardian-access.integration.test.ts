import { describe, expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aWali,
  expectOk,
  govern,
  grant,
  guardianOf,
  invitationTo,
  linkIn,
  PASSWORD,
  profileForm,
  decideGuardianCase,
  verifyGuardian,
  type MatchedPair,
} from '../../../testing/people.ts';
import { openStream } from '../../../testing/server/open-stream.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** Events that end a guardian's access. */
const endings: [string, (matched: Pick<MatchedPair, 'sister' | 'guardian'>) => Promise<unknown>][] = [
  ['she names another', ({ sister }) => expectOk('Naming', sister.browser.post('/api/guardian', aWali('Musa Rahman')))],
  ['his account is disabled', ({ guardian }) => govern(product.current, guardian, 'disable')],
  ['a question about him is opened', ({ sister }) => decideGuardianCase(product.current, 'disputes', sister, 'open')],
  [
    'a question about him is settled against him',
    async ({ sister }) => {
      await decideGuardianCase(product.current, 'disputes', sister, 'open');
      await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'upheld' });
    },
  ],
  [
    'he steps down',
    ({ sister: { profileId: wardProfileId }, guardian }) =>
      expectOk('Stepping down', guardian.browser.post('/api/guardian/step-down', { wardProfileId })),
  ],
  ['he leaves', ({ guardian }) => expectOk('Leaving', guardian.browser.delete('/api/account'))],
  ['she leaves', ({ sister }) => expectOk('Leaving', sister.browser.delete('/api/account'))],
];

describe.each(endings)('%s', (what, end) => {
  test('he loses access with the next request, his open page is notified, and his unused links expire', async () => {
    const matched = await aMatch(product.current);
    const { brother, sister, guardian, matchId } = matched;
    await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'A secret.' }));
    const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
    await product.current.advance('PT61M');
    const link = await linkIn(product.current, sister.wali.email, /(\/decide\/[\w-]+)/);
    const stream = await openStream(guardian.browser);

    await end(matched);

    await expect
      .poll(() => stream.ended() || stream.names.includes('guardian'), { message: 'his open page is told' })
      .toBe(true);
    const shown = await Promise.all(
      [
        '/api/guardian/pending-approvals',
        '/api/guardian/matches',
        '/api/guardian/ward-profiles',
        `/api/guardian/pending-approvals/${item.id}`,
        `/api/guardian/matches/${matchId}/messages`,
        `/api/profiles/${brother.profileId}`,
        '/api/profiles/browse',
      ].map((path) => guardian.browser.get(path)),
    );
    for (const { status, body } of shown) {
      expect(status === 200 ? body : [], 'shown').toEqual([]);
      expect([200, 401, 403, 404, 409]).toContain(status);
      expect(JSON.stringify(body)).not.toContain('secret');
    }
    const decision = { action: 'approve' };
    const respond = `/api/guardian/pending-approvals/${item.id}/respond`;
    expect((await guardian.browser.post(respond, decision)).status).toBeGreaterThanOrEqual(400);
    const visitor = product.current.visitor();
    const call = link.replace('/decide', '/api/approvals');
    for (const tried of [visitor.get(link), visitor.get(call), visitor.post(call, decision)])
      // Her deletion closed it, and the refusal says so.
      expect(what === 'she leaves' ? [404, 409] : [404]).toContain((await tried).status);
    const { db } = product.current.application.kernel;
    expect(await db('messaging.message').pluck('state'), 'delivered').not.toContain('approved');
    stream.close();
  }, 60_000);
});

/** Events that require an account of the guardian. */
const NEEDS_ACCOUNT = ['his account is disabled', 'he steps down', 'he leaves'];

test.each(endings.filter(([what]) => !NEEDS_ACCOUNT.includes(what)))(
  '%s: an unused link does not give access to a guardian without an account either',
  async (_, end) => {
    const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
    const token = (await verifyGuardian(product.current, sister)).split('token=')[1];
    await grant(product.current, brother);
    const request = { toProfileId: sister.profileId, message: 'A secret.' };
    await expectOk('Interest', brother.browser.post('/api/interest-requests', request));
    const link = await linkIn(product.current, sister.wali.email, /\/decide\/([\w-]+)/);
    await end({ sister, guardian: brother });
    const visitor = product.current.visitor();
    expect((await visitor.post(`/api/approvals/${link}`, { action: 'approve' })).status).toBeOneOf([404, 409]);
    const claim = { token, password: 'a long walk at dawn 7', username: 'Ibrahim' };
    expect((await visitor.post('/api/guardian/claim/describe', { token })).status).toBe(404);
    expect((await visitor.post('/api/guardian/claim', claim)).status).toBe(404);
  },
);

test('during a dispute the page of his unused link says that it is on hold, and nothing else', async () => {
  const [brother, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  await verifyGuardian(product.current, sister);
  await grant(product.current, brother);
  const request = { toProfileId: sister.profileId, message: 'A secret.' };
  await expectOk('Interest', brother.browser.post('/api/interest-requests', request));
  const link = await linkIn(product.current, sister.wali.email, /(\/decide\/[\w-]+)/);
  const visitor = product.current.visitor();

  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  const onHold = await visitor.get(link);
  expect(onHold.body).toEqual({ shows: 'expired', why: 'on-hold' });

  await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'dismissed' });
  expect((await visitor.get(link)).body.item.content).toBe('A secret.');

  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  await decideGuardianCase(product.current, 'disputes', sister, 'resolve', { outcome: 'upheld' });
  const ended = await visitor.get(link);
  expect(ended.body).toEqual({ shows: 'expired', why: 'unknown' });
});

test('the guardian of a disabled ward remains one; after her deletion he is none, and no woman is', async () => {
  const sister = await aSister(product.current, 'Zaynab');
  const { browser } = await guardianOf(product.current, sister);
  await govern(product.current, sister, 'disable');
  const made = await browser.post('/api/profiles', profileForm('female'));
  expect([made.status, made.body.code]).toEqual([403, 'guardianship.members-only']);
  const named = await browser.post('/api/guardian', aWali('Musa Rahman'));
  expect([named.status, named.body.code]).toEqual([403, 'guardianship.not-a-ward']);
  expect((await browser.get('/api/user')).body).toMatchObject({ isGuardian: true, isMember: false });
  expect((await browser.get('/api/guardian')).body).toMatchObject({ isSelf: true, wards: [] });
  expect((await browser.get('/api/guardian/ward-profiles')).body).toEqual([]);
  expect((await browser.get('/api/guardian/profile')).body).toMatchObject({ wards: 0, onHold: [{ isAway: true }] });
  await govern(product.current, sister, 'enable');
  expect((await browser.get('/api/guardian/ward-profiles')).body).toHaveLength(1);

  await expectOk('Sign-in', sister.browser.post('/api/auth/signin', { email: sister.email, password: PASSWORD }));
  await expectOk('Leaving', sister.browser.delete('/api/account'));
  expect((await browser.get('/api/user')).body).toMatchObject({ isGuardian: false, isMember: true });
  const asHers = await browser.post('/api/profiles', profileForm('female'));
  expect([asHers.status, asHers.body.code]).toEqual([409, 'matchmaking.gender-mismatch']);
  expect((await browser.post('/api/guardian', aWali('Musa Rahman'))).body.code).toBe('guardianship.not-a-ward');
  await expectOk('Sign-in', sister.browser.post('/api/auth/signin', { email: sister.email, password: PASSWORD }));
  await expectOk('Return', sister.browser.post('/api/account/restore'));
  expect((await browser.get('/api/user')).body).toMatchObject({ isGuardian: true, isMember: false });
});

test('if one of two wards replaces him while he is verified for the other, he remains a guardian', async () => {
  const [first, second] = [await aSister(product.current, 'Aisha'), await aSister(product.current, 'Bushra')];
  const guardian = await guardianOf(product.current, first);
  const asHis = { ...aWali('Ibrahim Hassan'), waliEmail: guardian.email };
  for (const [leaves, names] of [
    [first, second],
    [second, first],
    [first, second],
  ] as const) {
    await expectOk('Naming', names.browser.post('/api/guardian', asHis));
    const { code } = await invitationTo(product.current, guardian.email);
    const both = await Promise.all([
      guardian.browser.post('/api/guardian/verify', { verificationCode: code }),
      leaves.browser.post('/api/guardian', aWali('Musa Rahman')),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 201]);
    expect((await guardian.browser.get('/api/user')).body.isGuardian).toBe(true);
    expect((await guardian.browser.get('/api/guardian/pending-approvals')).status).toBe(200);
  }
});

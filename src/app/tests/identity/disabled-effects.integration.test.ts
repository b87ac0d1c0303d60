import { expect, test } from 'vitest';
import { after, DAY } from '#kernel/clock.ts';
import {
  aMatch,
  anAdmin,
  aSister,
  aWali,
  decideNext,
  expectOk,
  govern,
  grant,
  invitationTo,
  linkIn,
  PASSWORD,
  type MatchedPair,
  type Person,
} from '../../../testing/people.ts';
import { aPayer, giveCard, type Payer, makeOlder } from '../../../testing/paying.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { isEmail, kindOf } from '../../../testing/read-mail.ts';

// What others see while an account is disabled, and afterwards.

const product = productUnderTest();
/** Maximum delay until everybody sees it, in ms. */
const AT_MOST = 2000;

const emailsTo = async ({ email }: { email: string }) => (await product.current.mailTo(email)).map(kindOf);
const again = ({ browser, email }: Pick<Person, 'browser' | 'email'>) =>
  browser.post('/api/auth/signin', { email, password: PASSWORD });
const matchOf = async ({ browser }: Person, id: string) => (await browser.get(`/api/matches/${id}`)).body;
const finds = async ({ browser }: Person, profileId: number): Promise<boolean> =>
  (await browser.get('/api/profiles/browse')).body.some((results: { id: number }) => results.id === profileId);
const waiting = async ({ guardian }: MatchedPair) =>
  (await guardian.browser.get('/api/guardian/pending-approvals')).body.length;
const writesTo = async ({ browser }: Person, id: string) =>
  (await browser.post(`/api/matches/${id}/messages`, { content: 'Salam, how are you?' })).status;

test('a disabled member is signed out at the next request, hidden within two seconds, and back after a suspension', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  await grant(product.current, sister);
  expect(await finds(sister, brother.profileId)).toBe(true);
  const until = after(await product.current.now(), DAY).toISOString();
  await govern(product.current, brother, 'disable', { until });

  expect((await brother.browser.get('/api/user')).status).toBe(401);
  await expect.poll(() => finds(sister, brother.profileId), { timeout: AT_MOST }).toBe(false);
  expect((await sister.browser.get(`/api/profiles/${brother.profileId}`)).status).toBe(404);
  expect(await matchOf(sister, matchId)).toMatchObject({ status: 'paused', otherProfile: null, pauseReasons: [] });
  expect(await writesTo(sister, matchId)).toBe(409);
  const [overseen] = (await guardian.browser.get('/api/guardian/matches')).body;
  expect(overseen).toMatchObject({ id: matchId, status: 'paused' });

  await product.current.advance('P1DT1M');
  for (const person of [sister, guardian]) await again(person);
  expect(await finds(sister, brother.profileId)).toBe(true);
  expect(await matchOf(sister, matchId)).toMatchObject({ status: 'active' });
  expect(await writesTo(sister, matchId)).toBe(201);
});

test('a disabled sister: her guardian reads that her account is on hold, nothing of hers is pending, and everything returns', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = matched;
  expect(await writesTo(brother, matchId)).toBe(201);
  expect(await waiting(matched)).toBe(1);
  await govern(product.current, sister, 'disable');

  expect((await sister.browser.get('/api/user')).status).toBe(401);
  await expect.poll(() => finds(brother, sister.profileId), { timeout: AT_MOST }).toBe(false);
  expect(await matchOf(brother, matchId)).toMatchObject({ status: 'paused', otherProfile: null });
  expect((await guardian.browser.get('/api/guardian/pending-approvals')).body).not.toContainEqual(
    expect.objectContaining({ from: brother.profileId }),
  );
  // Emails of the same moment arrive in any order.
  const mails = async () => (await product.current.mailTo(guardian.email)).map(({ text }) => text).join('\n');
  await expect.poll(mails).toContain(`${sister.name}’s account is paused now`);
  expect(await mails()).not.toContain('for a test');

  await govern(product.current, sister, 'enable');
  await again(sister);
  expect(await matchOf(sister, matchId)).toMatchObject({ status: 'active' });
  expect(await waiting(matched)).toBe(1);
  await expect.poll(mails).toContain('is open again');
});

test('the guardian of an inactive ward cannot act in her match, and refused actions have no effect', async () => {
  const { sister, guardian, matchId } = await aMatch(product.current);
  // He has another ward, whose account is active.
  const other = await aSister(product.current, 'Maryam');
  const wali = { ...aWali('Ibrahim Rahman'), waliEmail: guardian.email };
  await expectOk('Naming', other.browser.post('/api/guardian', wali));
  const { code: verificationCode } = await invitationTo(product.current, guardian.email);
  await expectOk('Code', guardian.browser.post('/api/guardian/verify', { verificationCode }));
  await govern(product.current, sister, 'disable');

  const acts: [path: string, body: object][] = [
    [`/api/matches/${matchId}/status`, { status: 'paused' }],
    [`/api/matches/${matchId}/supervision`, { mode: 'read_along' }],
    [`/api/guardian/matches/${matchId}/notes`, { content: 'Take your time.' }],
    [`/api/guardian/matches/${matchId}/visit`, {}],
  ];
  for (const [path, body] of acts)
    expect([path, (await guardian.browser.post(path, body)).status]).toEqual([path, 404]);
  await govern(product.current, sister, 'enable');
  await again(sister);
  expect(await matchOf(sister, matchId)).toMatchObject({
    status: 'active',
    readAlongWishes: { ward: false, guardian: false },
  });
  for (const [path, body] of acts) expect((await guardian.browser.post(path, body)).status).toBeLessThan(300);
});

test('a disabled guardian: his ward is asked to name another, her matches pause, and his links expire', async () => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = matched;
  expect(await writesTo(brother, matchId)).toBe(201);
  // At most one email an hour.
  await product.current.advance('PT61M');
  const link = await linkIn(product.current, guardian.email, /(\/decide\/[\w-]+)/);
  await govern(product.current, guardian, 'disable');

  expect((await guardian.browser.get('/api/user')).status).toBe(401);
  const decided = await product.current
    .visitor()
    .post(link, 'action=approve', { 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(decided.body).toEqual({ shows: 'expired', why: 'unknown' });
  await expect.poll(() => finds(brother, sister.profileId), { timeout: AT_MOST }).toBe(false);
  expect(await matchOf(sister, matchId)).toMatchObject({ status: 'paused' });
  expect(await emailsTo(sister)).toContain('guardianSuspended');
  expect((await sister.browser.get('/api/guardian')).body).toMatchObject({ isVerified: false, status: 'disabled' });

  await govern(product.current, guardian, 'enable');
  await again(guardian);
  expect(await matchOf(sister, matchId)).toMatchObject({ status: 'active' });
  expect(await emailsTo(sister)).toContain('guardianResumed');
  expect(await waiting(matched)).toBe(1);
});

test.each<[string, (matched: MatchedPair) => Promise<unknown>]>([
  ['is disabled', ({ brother }) => govern(product.current, brother, 'disable')],
  ['leaves', ({ brother }) => expectOk('Leaving', brother.browser.delete('/api/account'))],
  [
    'was blocked by her',
    ({ sister, brother }) => expectOk('Block', sister.browser.post(`/api/profiles/${brother.profileId}/block`)),
  ],
])('no email mentions messages of a man who %s meanwhile', async (_, goes) => {
  const matched = await aMatch(product.current);
  const { brother, sister, guardian, matchId } = matched;
  const write = async (content: string) => {
    await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content }));
    expect(await decideNext(guardian, 'approve')).toBe(200);
    await product.current.waitForIdle();
  };
  const emailsOf = async () =>
    (await product.current.mailTo(sister.email)).filter((mail) => isEmail(mail, 'messageDelivered')).length;
  await write('One.');
  await write('Two.');
  expect(await emailsOf()).toBe(1);
  await goes(matched);
  await product.current.advance('PT65M');
  expect(await emailsOf()).toBe(1);
});

/** A paying member who will be disabled. */
async function aPayingMember(name: string): Promise<Payer & Pick<Person, 'userId'>> {
  const payer = await aPayer(product.current, name);
  const { id: userId } = (await payer.browser.get('/api/user')).body;
  return { ...payer, userId };
}

test('a disabled member learns that the plan does not renew, in fitting words, and may resume it later', async () => {
  const payer = await aPayingMember('Zakariya');
  // Otherwise the time left goes back, and the plan ends.
  await govern(product.current, payer, 'disable', { cause: 'fraud' });
  await product.current.waitForIdle();
  const emails = await product.current.mailTo(payer.email);
  expect(emails.map(kindOf)).not.toContain('subscriptionCancelled');
  const email = emails.find((mail) => isEmail(mail, 'chargingStopped'));
  expect(email!.text).toMatch(/Your plan Monthly ends on \d+ \w+ 20\d\d\./);

  await govern(product.current, payer, 'enable');
  await again(payer);
  expect((await payer.browser.post('/api/subscription/resume')).status).toBe(200);
});

test('refunds and refusals are emailed to a member disabled meanwhile too', async () => {
  const [refunded, refused] = [await aPayingMember('Yunus'), await aPayingMember('Ayyub')];
  const admin = await anAdmin(product.current);
  for (const [payer, verb] of [
    [refunded, 'approve'],
    [refused, 'refuse'],
  ] as const) {
    await makeOlder(product.current, payer, 20);
    await expectOk('Request', payer.browser.post('/api/subscription/refund', {}));
    // Otherwise the time left goes back, and nothing is left to decide.
    await govern(product.current, payer, 'disable', { cause: 'fraud' });
    const requested = (await admin.get('/api/admin/refunds')).body as { id: string; accountId: string }[];
    const { id } = requested.find(({ accountId }) => accountId === payer.userId)!;
    await expectOk('Decision', admin.post(`/api/admin/refunds/${id}/${verb}`, { reason: 'for a test' }));
  }
  await product.current.waitForIdle();
  expect(await emailsTo(refunded)).toContain('paymentRefunded');
  expect(await emailsTo(refused)).toContain('refundRefused');
});

test('a disabled member with an unpaid renewal learns that nothing is charged any more', async () => {
  const payer = await aPayingMember('Ilyas');
  await giveCard(product.current, payer, 'pm_card_chargeCustomerFail');
  await product.current.advance('P32D');
  await govern(product.current, payer, 'disable');
  await product.current.waitForIdle();
  const [email] = (await product.current.mailTo(payer.email)).filter((mail) => isEmail(mail, 'chargingStopped'));
  expect(email!.text).toContain('Your plan Monthly has ended, because its renewal was not paid.');
});

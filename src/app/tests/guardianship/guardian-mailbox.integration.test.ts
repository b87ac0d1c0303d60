import { expect, test } from 'vitest';
import {
  aBrother,
  aSister,
  aWali,
  checkReasonsOf,
  confirmEmail,
  expectOk,
  grant,
  invitationTo,
  PASSWORD,
  decideGuardianCase,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' }, inProcess: false });

/** A second account of the same person: at the same mailbox, in another browser. */
async function secondAccountOf({ email }: Pick<Person, 'email'>): Promise<Visitor> {
  const browser = product.current.visitor();
  const another = { email: email.replace('@', '+wali@'), password: PASSWORD };
  await expectOk('Sign-up', browser.post('/api/auth/signup', { ...another, username: 'Twin' }));
  await expectOk('Sign-in', browser.post('/api/auth/signin', another));
  return browser;
}
const byCode = async (sister: Sister, browser: Visitor) => {
  const { code } = await invitationTo(product.current, sister.wali.email);
  return browser.post('/api/guardian/verify', { verificationCode: code });
};
const byClaim = async (sister: Sister, browser: Visitor) => {
  const token = (await verifyGuardian(product.current, sister)).split('token=')[1];
  return browser.post('/api/guardian/claim', { token });
};
const ways = [
  ['the code', byCode],
  ['the claim link', byClaim],
] as const;
const requests = (from: Person, to: Person) =>
  from.browser.post('/api/interest-requests', { toProfileId: to.profileId, message: 'Salam.' });
const guardianOf = async ({ browser }: Person) => (await browser.get('/api/guardian')).body;

test.each(ways)('an account with the ward’s own mailbox never becomes her guardian, by %s', async (_, link) => {
  const sister = await aSister(product.current, 'Amina');
  const answer = await link(sister, await secondAccountOf(sister));
  expect([answer.status, answer.body.code]).toEqual([403, 'guardianship.not-her-guardian']);
});

test.each(ways)('an account with a mailbox that a woman confirmed never becomes a guardian, by %s', async (_, link) => {
  const [sister, friend] = [await aSister(product.current, 'Amina'), await aSister(product.current, 'Khadija')];
  await confirmEmail(product.current, friend);
  const answer = await link(sister, await secondAccountOf(friend));
  expect([answer.status, answer.body.code]).toEqual([403, 'guardianship.not-her-guardian']);
});

test.each(ways)('if a woman only stated that mailbox, staff check first, by %s', async (_, link) => {
  const [sister, friend] = [await aSister(product.current, 'Amina'), await aSister(product.current, 'Khadija')];
  await link(sister, await secondAccountOf(friend));
  expect(await guardianOf(sister)).toMatchObject({ status: 'checking' });
  expect(await checkReasonsOf(product.current, sister.wali.email)).toEqual(['address']);
});

test('a guardian under dispute cannot return by another address of his account', async () => {
  const sister = await aSister(product.current, 'Amina');
  const man = await aBrother(product.current, 'Musa');
  await expectOk('Code', byCode(sister, man.browser));

  await decideGuardianCase(product.current, 'disputes', sister, 'open');
  const wali = aWali('Idris Khan');
  await expectOk('Naming', sister.browser.post('/api/guardian', wali));
  await byCode({ ...sister, wali: { ...sister.wali, email: wali.waliEmail } }, man.browser);
  expect(await guardianOf(sister)).toMatchObject({ status: 'checking' });
  expect(await checkReasonsOf(product.current, wali.waliEmail)).toEqual(['before']);
});

test('a suitor who is her guardian by a second account neither discovers her nor sends requests', async () => {
  const [suitor, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  await grant(product.current, suitor);
  const twin = await secondAccountOf(suitor);
  await expectOk('Code', byCode(sister, twin));
  // In her perspective he does not find himself.
  expect((await twin.get(`/api/profiles/${suitor.profileId}`)).status).toBe(404);
  expect((await suitor.browser.get(`/api/profiles/${sister.profileId}`)).status).toBe(404);
  expect((await requests(suitor, sister)).status).toBe(404);
});

test('a suitor who becomes her guardian by a second account neither sees nor decides his own request', async () => {
  const [suitor, sister] = [await aBrother(product.current, 'Yusuf'), await aSister(product.current, 'Amina')];
  await grant(product.current, suitor);
  const token = (await verifyGuardian(product.current, sister)).split('token=')[1];
  await expectOk('Interest', requests(suitor, sister));
  const twin = await secondAccountOf(suitor);
  const mailed = (await product.current.mailTo(sister.wali.email)).map(
    ({ text }) => /\/decide\/([\w-]+)/.exec(text)?.[1],
  );
  await expectOk('Claim', twin.post('/api/guardian/claim', { token }));
  expect((await twin.get('/api/guardian/pending-approvals')).body).toEqual([]);
  const decided = await twin.post(`/api/approvals/${mailed.find(Boolean)}`, { action: 'approve' });
  expect(decided.status).toBe(404);
  const emails = (await product.current.mailTo(sister.email)).map(({ text }) => text);
  expect(emails.some((text) => text.includes('/guardian-setup'))).toBe(true);
});

test('an acting guardian can claim, even if a woman later signs up with his address unconfirmed', async () => {
  const sister = await aSister(product.current, 'Amina');
  const token = (await verifyGuardian(product.current, sister)).split('token=')[1];
  const another = {
    email: sister.wali.email.replace('@', '+any@'),
    password: PASSWORD,
    username: 'Any',
    gender: 'female',
    firstName: 'Any',
    ...aWali('Musa Rahman'),
  };
  await expectOk('Sign-up', product.current.visitor().post('/api/auth/signup', another));
  const claim = { token, password: PASSWORD, username: 'Ibrahim' };
  await expectOk('Claim', product.current.visitor().post('/api/guardian/claim', claim));
  expect(await guardianOf(sister)).toMatchObject({ status: 'verified', isVerified: true });
});

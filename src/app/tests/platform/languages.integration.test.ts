import { expect, test } from 'vitest';
import {
  aBrother,
  aSister,
  expectOk,
  grant,
  invitationTo,
  linksOf,
  PASSWORD,
  decideGuardianCase,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { aTelephone, registerDevice } from '../../../testing/telephones.ts';

const product = productUnderTest({ inProcess: false });
const ARABIC = /\p{Script=Arabic}/u;

/** The newest email to her guardian. */
const emailTo = async (sister: Sister) => (await product.current.mailTo(sister.wali.email))[0]!;
const pathIn = (mail: Parameters<typeof linksOf>[0], start: string) =>
  linksOf(mail)
    .map((link) => new URL(link))
    .map(({ pathname, search }) => pathname + search)
    .find((path) => path.startsWith(start))!;

/** The code of an Urdu invitation. */
const codeIn = (email: Parameters<typeof linksOf>[0]) =>
  new URLSearchParams(pathIn(email, '/ur/wali-verify').split('?')[1]).get('code');

/** Where the invitation's page sends its form without scripts. */
const answerPathOf = (path: string) => path.replace(/wali-verify\?id=([\w-]+)&/, 'decide/invitation/$1?');

/** Presses a button on a page without scripts. */
const press = (path: string, action: string) =>
  product.current
    .visitor()
    .post(path, new URLSearchParams({ action }).toString(), { 'Content-Type': 'application/x-www-form-urlencoded' });

async function anUrduGuardian(name: string): Promise<Sister> {
  const sister = await aSister(product.current, name, {}, { language: 'ur' });
  await press(answerPathOf(pathIn(await emailTo(sister), '/ur/wali-verify')), 'accept');
  return sister;
}

test('a ward chooses the language of the invitation, and her guardian answers in it', async () => {
  const sister = await aSister(product.current, 'Nadia', {}, { language: 'ar' });
  const email = await emailTo(sister);
  expect(email.html).toContain('<html lang="ar" dir="rtl">');
  expect(email.subject).toMatch(ARABIC);
  const path = answerPathOf(pathIn(email, '/ar/wali-verify'));
  const opened = await product.current.visitor().get(path);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, pathIn(email, '/ar/wali-verify')]);
  // He switches to Urdu, and gets his emails in Urdu from then on.
  await press(path.replace('/ar/', '/ur/'), 'accept');
  expect((await emailTo(sister)).html).toContain('<html lang="ur" dir="rtl">');
  expect((await sister.browser.get('/api/guardian')).body).toMatchObject({ isVerified: true, language: 'ur' });
});

test('approvals are emailed in the guardian’s language, with links to pages in it, where he can choose another', async () => {
  const [sister, brother] = [await anUrduGuardian('Sumayya'), await aBrother(product.current, 'Zahid')];
  await grant(product.current, brother);
  await brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  const path = pathIn(await emailTo(sister), '/ur/decide/');
  const visitor = product.current.visitor();
  const { item } = (await visitor.get(path)).body;
  expect(item.description).toMatch(ARABIC);
  // The same approval is available in the other languages.
  const inEnglish = path.replace('/ur/', '/');
  expect((await visitor.get(inEnglish)).body.item.description).toMatch(/^A teacher of 34 from Bradford wants/);

  const chosen = await press(path, 'language en');
  expect([chosen.status, chosen.headers.get('location')]).toEqual([303, inEnglish]);
  expect((await sister.browser.get('/api/guardian')).body.language).toBe('en');
  expect((await press(path, 'language xx')).status).toBe(400);
  expect((await press(inEnglish, 'decline')).body.shows).toBe('done');
  // An expired link changes nothing.
  expect((await press(path, 'language ar')).status).toBe(404);
  expect((await sister.browser.get('/api/guardian')).body.language).toBe('en');
});

test('a guardian’s account and emails share one language, wherever he chooses it', async () => {
  const [sister, brother] = [await anUrduGuardian('Hafsa'), await aBrother(product.current, 'Imran')];
  const browser = product.current.visitor();
  const { searchParams } = new URL(pathIn(await emailTo(sister), '/ur/guardian-claim'), product.current.site);
  const account = { token: searchParams.get('token'), password: 'correct horse battery', username: 'Her father' };
  expect((await browser.post('/ur/api/guardian/claim', account)).status).toBe(200);
  const languages = async () => [
    (await browser.get('/api/user')).body.language,
    (await browser.get('/api/guardian')).body.language,
  ];
  expect(await languages()).toEqual(['ur', 'ur']);

  expect((await browser.put('/api/account/settings', { language: 'ar' })).status).toBe(200);
  await product.current.waitForIdle();
  expect(await languages()).toEqual(['ar', 'ar']);
  expect((await browser.put('/api/account/settings', { language: 'fr' })).status).toBe(400);

  await grant(product.current, brother);
  await brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId });
  await press(pathIn(await emailTo(sister), '/ar/decide/'), 'language ur');
  expect(await languages()).toEqual(['ur', 'ur']);
});

test('a claimed account gets the language of its page', async () => {
  const member = await aBrother(product.current, 'Uthman');
  const sister = await aSister(product.current, 'Ruqayya', {}, { language: 'ur' });
  const languages = async () => [
    (await member.browser.get('/api/user')).body.language,
    (await sister.browser.get('/api/guardian')).body.language,
  ];
  const verificationCode = codeIn(await emailTo(sister));
  await expectOk('Code', member.browser.post('/api/guardian/verify', { verificationCode }));
  await product.current.waitForIdle();
  expect(await languages()).toEqual(['en', 'en']);
});

test('a guardian confirmed by staff is emailed in the language of his account', async () => {
  const member = await aBrother(product.current, 'Luqman');
  await expectOk('Language', member.browser.put('/api/account/settings', { language: 'ar' }));
  const sister = await aSister(product.current, 'Lubna', {}, { language: 'ur' });
  const verificationCode = codeIn(await emailTo(sister));
  // In her own browser, so that staff check him first.
  const { browser } = sister;
  const signIn = ({ email }: { email: string }) =>
    expectOk('Sign-in', browser.post('/api/auth/signin', { email, password: PASSWORD }));
  await expectOk('Signing out', browser.post('/api/auth/signout'));
  await signIn(member);
  await expectOk('Code', browser.post('/api/guardian/verify', { verificationCode }));
  await decideGuardianCase(product.current, 'checks', sister, 'confirm');
  await product.current.waitForIdle();
  await expectOk('Signing out', browser.post('/api/auth/signout'));
  await signIn(sister);
  expect((await browser.get('/api/guardian')).body).toMatchObject({ isVerified: true, language: 'ar' });
  expect((await member.browser.get('/api/user')).body.language).toBe('ar');
});

test('a guardian who accepts on the page with scripts is emailed in its language', async () => {
  const sister = await aSister(product.current, 'Zaynab');
  const { id, code } = await invitationTo(product.current, sister.wali.email);
  const pressed = { 'X-Requested-With': 'mithaq' };
  await expectOk('Link', product.current.visitor().get(`/ar/api/wali-verify/${id}?code=${code}`, pressed));
  expect((await emailTo(sister)).html).toContain('<html lang="ar" dir="rtl">');
});

test('devices, facts and places are named in the language of the page', async () => {
  const salman = await aBrother(product.current, 'Salman');
  const redirect = product.current.visitor();
  await expectOk('Sign-in', redirect.post('/api/auth/signin', { email: salman.email, password: PASSWORD }));
  await registerDevice(await aTelephone(product.current), salman);
  const inArabic = async (path: string) => (await salman.browser.get(`/ar${path}`)).body;
  const { loginSessions, securityEvents } = await inArabic('/api/account/security');
  const { devices } = await inArabic('/api/account/push');
  const { city } = await inArabic('/api/prayer-times?city=Bradford');
  const [town] = await inArabic('/api/cities?q=Bradf');
  const words = [loginSessions[0].device, securityEvents[0].description, devices[0].device, city.place, town.place];
  expect(words).toEqual(words.map(() => expect.stringMatching(ARABIC)));
});

test('sign-up and its refusals are in the language of the page', async () => {
  const visitor = product.current.visitor();
  const form = { email: 'arabic@people.example', password: 'correct horse battery', username: 'Arabic' };
  expect((await visitor.post('/ar/api/auth/signup', form)).status).toBe(201);
  await visitor.post('/ar/api/auth/signin', form);
  expect((await visitor.get('/api/user')).body.language).toBe('ar');

  const refused = await visitor.post('/ur/api/auth/signup', { ...form, email: 'nothing' });
  expect(refused.body).toMatchObject({
    message: expect.stringMatching(ARABIC),
    fields: { email: expect.stringMatching(ARABIC) },
  });
  const claimed = await visitor.post('/ur/api/auth/signup', { ...form, password: 'password' });
  expect(claimed.body.fields.password).toMatch(ARABIC);
  const plain = await visitor.post('/api/auth/signup', { ...form, email: 'nothing' });
  expect(plain.body.fields.email).toBe('Please enter a valid email address');
});

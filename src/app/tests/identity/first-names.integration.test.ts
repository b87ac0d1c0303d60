import { expect, test } from 'vitest';
import {
  aBrother,
  aSister,
  expectOk,
  grant,
  guardianOf,
  invitationTo,
  linkTo,
  PASSWORD,
  profileForm,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ inProcess: false });
const calledIn = async ({ browser }: Person) => (await browser.get('/api/user')).body.firstName;
const her = (): Promise<Sister> =>
  aSister(product.current, 'rose_1990', {}, { name: 'Ibrahim Hassan', firstName: 'Amina' });
/** All emails to the guardian, as one text. */
const emailsTo = async (address: string) =>
  (await product.current.mailTo(address)).map(({ subject, text }) => `${subject}\n${text}`).join('\n');

test('a guardian always reads his ward’s first name', async () => {
  const [sister, brother] = [await her(), await aBrother(product.current, 'Yusuf')];
  expect(await calledIn(sister)).toBe('Amina');
  const { id, code } = await invitationTo(product.current, sister.wali.email);
  const described = await product.current.visitor().get(`/api/wali-verify/${id}?code=${code}`);
  expect(described.body.wardFirstName).toBe('Amina');

  const guardian = await guardianOf(product.current, sister);
  await grant(product.current, brother);
  const fetchInProcess = { toProfileId: sister.profileId, message: 'Salam.' };
  const { body: request } = await expectOk('Interest', brother.browser.post('/api/interest-requests', fetchInProcess));
  const { pathname } = linkTo(
    await product.current.mailTo(sister.wali.email),
    linkPath(await product.current.mailTo(sister.wali.email)),
  );
  const page = JSON.stringify((await product.current.visitor().get(pathname)).body);
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  await guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action: 'approve' });
  await expectOk(
    'Acceptance',
    sister.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' }),
  );

  const views = await Promise.all(
    ['ward-profiles', 'matches', 'pending-approvals', 'decisions'].map(
      async (list) => (await guardian.browser.get(`/api/guardian/${list}`)).body,
    ),
  );
  const texts = [described.body, page, item, ...views, await emailsTo(sister.wali.email)].map((part) =>
    JSON.stringify(part),
  );
  for (const part of texts) expect(part).not.toContain('rose_1990');
  for (const part of [page, item.wardFirstName, views[0][0].wardFirstName, views[1][0].wardFirstName])
    expect(part).toContain('Amina');
  expect(await emailsTo(sister.wali.email)).toContain('your daughter Amina');
});

const linkPath = (mails: { text: string }[]): string => /\/decide\/[\w-]+/.exec(mails[0]!.text)![0];

test('the claim page and her emails use her first name', async () => {
  const sister = await her();
  const token = (await verifyGuardian(product.current, sister)).split('token=')[1];
  const { body } = await product.current.visitor().post('/api/guardian/claim/describe', { token });
  expect(body.wardFirstName).toBe('Amina');
  expect(await emailsTo(sister.email)).toContain('Assalamu alaikum Amina.');
});

test('without a first name the user name is used', async () => {
  const sister = await aSister(product.current, 'Safiyya');
  expect(await calledIn(sister)).toBe('Safiyya');
  expect(await emailsTo(sister.wali.email)).toContain('Safiyya asks you to be her wali (guardian)');
});

test('a brother’s first name is the first word of his profile’s current name', async () => {
  const brother = await aBrother(product.current, 'falcon_7', { name: 'Yusuf ibn Ahmad' });
  expect(await calledIn(brother)).toBe('Yusuf');
  await brother.browser.put('/api/profile', { location: 'Leeds' });
  expect(await calledIn(brother)).toBe('Yusuf');
  await brother.browser.put('/api/profile', { name: 'Abd al-Rahman Khan' });
  expect(await calledIn(brother)).toBe('Abd');
  await brother.browser.put('/api/profile', { name: null });
  expect(await calledIn(brother)).toBe('falcon_7');
});

test('a sister’s first name is that of her sign-up, whatever her profile says', async () => {
  const sister = await her();
  await sister.browser.put('/api/profile', { name: 'Rose Garden' });
  expect(await calledIn(sister)).toBe('Amina');
});

test('a sign-up without gender stores her first name until a guardian is named, and not a brother’s', async () => {
  const [open, his] = [product.current.visitor(), product.current.visitor()];
  const account = (name: string) => ({
    email: `${name}.first@people.example`,
    password: PASSWORD,
    username: name,
    firstName: 'Maryam',
  });
  const { body } = await expectOk('Sign-up', open.post('/api/auth/signup', account('lily')));
  const wali = { waliName: 'Ibrahim Hassan', waliEmail: 'ibrahim.first@people.example', waliPhone: '+44 7700 900123' };
  const asHis = await open.post('/api/wali-verification', { userId: body.id, ...wali, gender: 'male' });
  expect([asHis.status, Object.keys(asHis.body.fields)]).toEqual([400, ['gender']]);
  await expectOk('Naming', open.post('/api/wali-verification', { userId: body.id, ...wali, gender: 'female' }));
  expect(await emailsTo(wali.waliEmail)).toContain('Maryam asks you');

  await expectOk('Sign-up', his.post('/api/auth/signup', { ...account('falcon'), gender: 'male' }));
  await expectOk('Sign-in', his.post('/api/auth/signin', { email: account('falcon').email, password: PASSWORD }));
  expect((await his.get('/api/user')).body.firstName).toBe('falcon');
  await expectOk('Profile', his.post('/api/profiles', profileForm('male')));
  expect((await his.get('/api/user')).body.firstName).toBe('falcon');
});

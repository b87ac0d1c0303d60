import { expect, test } from 'vitest';
import {
  aBrother,
  aSister,
  checkReasonsOf,
  confirmEmail,
  expectOk,
  grant,
  guardianOf,
  invitationTo,
  PASSWORD,
  type Person,
  type Sister,
} from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' }, inProcess: false });

/** A guardian with an account and a ward, and a second sister who named the same address. */
async function aFurtherWard(): Promise<{ guardian: Person; further: Sister }> {
  const guardian = await guardianOf(product.current, await aSister(product.current, 'Amina'));
  const further = await aSister(product.current, 'Maryam');
  const wali = { waliName: 'Abdullah Khan', waliEmail: guardian.email, waliPhone: '+44 7700 900555' };
  await expectOk('Naming', further.browser.post('/api/guardian', { ...wali, waliRelation: 'uncle' }));
  return { guardian, further };
}
const press = async (browser: Visitor, address: string) => {
  const { id, code } = await invitationTo(product.current, address);
  return browser.get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' });
};
const wardsOf = async ({ browser }: Pick<Person, 'browser'>) => {
  const { wards } = (await browser.get('/api/guardian')).body;
  return wards.map((ward: { wardFirstName: string; isVerified: boolean }) => [ward.wardFirstName, ward.isVerified]);
};

test('a guardian signed in with the invited address gets a further ward at once', async () => {
  const { guardian, further } = await aFurtherWard();
  expect(await wardsOf(guardian)).toEqual([
    ['Amina', true],
    ['Maryam', false],
  ]);
  const { body } = await expectOk('Verification', press(guardian.browser, guardian.email));
  expect([body.state, body.claimPath]).toEqual(['verified', null]);
  expect(await wardsOf(guardian)).toEqual([
    ['Amina', true],
    ['Maryam', true],
  ]);
  const brother = await aBrother(product.current, 'Yusuf');
  await grant(product.current, brother);
  await expectOk(
    'Interest',
    brother.browser.post('/api/interest-requests', { toProfileId: further.profileId, message: 'Salam.' }),
  );
  expect((await guardian.browser.get('/api/guardian/stats')).body.pendingApprovals).toBe(1);
  const emails = (await product.current.mailTo(guardian.email)).filter(({ text }) => text.includes('Maryam'));
  expect(emails.map(({ text }) => text).join()).not.toContain('/guardian-claim');
});

test('the page without scripts then offers no claim', async () => {
  const { guardian } = await aFurtherWard();
  const { id, code } = await invitationTo(product.current, guardian.email);
  const path = `/decide/invitation/${id}?code=${code}`;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const { body } = await guardian.browser.post(path, 'action=accept', form);
  expect(body).toEqual({ shows: 'verified', ward: 'Maryam', claimPath: null });
});

test('a guardian who verifies by the link alone may claim her', async () => {
  const { guardian } = await aFurtherWard();
  const { body } = await expectOk('Verification', press(product.current.visitor(), guardian.email));
  expect(await wardsOf(guardian)).toEqual([
    ['Amina', true],
    ['Maryam', false],
  ]);
  expect((await guardian.browser.get('/api/guardian/profile')).body.unlinkedWards).toEqual(['Maryam']);
  await expectOk('Claim', guardian.browser.post('/api/guardian/claim', { token: body.claimPath.split('token=')[1] }));
  expect((await guardian.browser.get('/api/guardian/profile')).body.unlinkedWards).toEqual([]);
});

test('an account with an unconfirmed address is not linked by being signed in', async () => {
  const sister = await aSister(product.current, 'Amina');
  const browser = product.current.visitor();
  const account = { email: sister.wali.email, password: PASSWORD };
  await expectOk('Sign-up', browser.post('/api/auth/signup', { ...account, username: 'Idris', gender: 'male' }));
  await expectOk('Sign-in', browser.post('/api/auth/signin', account));
  expect((await press(browser, sister.wali.email)).body.claimPath).toContain('/guardian-claim');
  expect((await browser.get('/api/guardian')).body).toBe(null);
});

test('an account with another address is not linked, because the link went to this one', async () => {
  const sister = await aSister(product.current, 'Amina');
  const brother = await aBrother(product.current, 'Idris');
  await confirmEmail(product.current, brother);
  expect((await press(brother.browser, sister.wali.email)).body.claimPath).toContain('/guardian-claim');
});

test('signals of self-guardianship are checked then too', async () => {
  const { guardian, further } = await aFurtherWard();
  await further.browser.post('/api/auth/signout');
  await expectOk('Sign-in', further.browser.post('/api/auth/signin', { email: guardian.email, password: PASSWORD }));
  const { body } = await press(further.browser, guardian.email);
  expect([body.state, await checkReasonsOf(product.current, guardian.email)]).toEqual(['checking', ['browser']]);
});

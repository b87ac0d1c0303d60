import { expect, test } from 'vitest';
import { Authenticator, switchTwoFactorOn } from '../../../testing/authenticator.ts';
import { aBrother, confirmEmail, linkIn } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { kindOf } from '../../../testing/read-mail.ts';

const product = productUnderTest();
const PASSWORD = 'a long walk at dawn 7';

async function aConfirmedBrother(name: string) {
  const person = await aBrother(product.current, name);
  await confirmEmail(product.current, person);
  return person;
}
async function withTwoFactor(name: string) {
  const person = await aConfirmedBrother(name);
  return { ...person, ...(await switchTwoFactorOn(product.current, person.browser)) };
}
async function passwordGiven(email: string): Promise<Visitor> {
  const device = product.current.visitor();
  await device.post('/api/auth/signin', { email, password: PASSWORD });
  return device;
}
const devicesWithPassword = (email: string): Promise<Visitor[]> =>
  Promise.all(Array.from({ length: 4 }, () => passwordGiven(email)));
const giveCode = (device: Visitor, code: string) => device.post('/api/auth/signin/two-factor', { code });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

test('one code on four devices at once signs in one of them', async () => {
  const { email, authenticator } = await withTwoFactor('Bilal');
  const code = await authenticator.newCode();
  const answers = await Promise.all((await devicesWithPassword(email)).map((device) => giveCode(device, code)));
  expect(statuses(answers)).toEqual([200, 401, 401, 401]);
});

test('one recovery code on four devices at once signs in one of them', async () => {
  const { email, recoveryCodes } = await withTwoFactor('Idris');
  const devices = await devicesWithPassword(email);
  const answers = await Promise.all(devices.map((device) => giveCode(device, recoveryCodes[3]!)));
  expect(statuses(answers)).toEqual([200, 401, 401, 401]);
});

test('one sign-in accepts one right code, however many are sent at once', async () => {
  const { email, authenticator, recoveryCodes } = await withTwoFactor('Umar');
  const device = await passwordGiven(email);
  const codes = [await authenticator.newCode(), ...recoveryCodes.slice(0, 3)];
  const answers = await Promise.all(codes.map((code) => giveCode(device, code)));
  expect(statuses(answers)).toEqual([200, 401, 401, 401]);
});

test('concurrent attempts count one by one: five are checked', async () => {
  const { email, recoveryCodes } = await withTwoFactor('Yusuf');
  const device = await passwordGiven(email);
  const answers = await Promise.all(Array.from({ length: 20 }, () => giveCode(device, 'WRNG-WRNG-WRNG')));
  expect(answers.filter(({ body }) => body.code === 'identity.code-wrong')).toHaveLength(5);
  expect((await giveCode(device, recoveryCodes[0]!)).body.code).toBe('identity.sign-in-ended');
});

test('an unknown challenge, or one with a forged signature, is useless', async () => {
  const { email, recoveryCodes } = await withTwoFactor('Hamza');
  const device = await passwordGiven(email);
  const cookie = device.cookieHeader();
  const forged = cookie.replace(/mithaq\.two-factor=[^;]{4}/, 'mithaq.two-factor=AAAA');
  for (const Cookie of ['', forged, cookie.replace('mithaq.two-factor.sig', 'other')]) {
    const { status } = await product.current
      .visitor()
      .post('/api/auth/signin/two-factor', { code: recoveryCodes[0] }, { Cookie });
    expect(status, Cookie).toBe(401);
  }
  expect((await giveCode(device, recoveryCodes[0]!)).status).toBe(200);
});

test('two concurrent first codes enable it once', async () => {
  const { browser } = await aConfirmedBrother('Musa');
  const { body: setup } = await browser.post('/api/account/two-factor/setup');
  const code = await new Authenticator(product.current, setup.secret).newCode();
  const enable = () => browser.post('/api/account/two-factor/enable', { code });
  expect(statuses(await Promise.all([enable(), enable()]))).toEqual([200, 409]);
});

test('neither secret nor recovery codes are stored in plain text', async () => {
  const { browser } = await aConfirmedBrother('Zayd');
  const { body: setup } = await browser.post('/api/account/two-factor/setup', undefined, { 'Idempotency-Key': 'once' });
  const code = await new Authenticator(product.current, setup.secret).newCode();
  const { body: enabled } = await browser.post('/api/account/two-factor/enable', { code });
  const { db } = product.current.application.kernel;
  const stored = await Promise.all(
    ['identity.two_factor', 'identity.recovery_code', 'kernel.idempotency'].map((table) => db(table).select()),
  );
  const text = JSON.stringify(stored);
  for (const secret of [setup.secret, ...enabled.recoveryCodes]) expect(text).not.toContain(secret);
});

const resetBy = async (email: string) => {
  const visitor = product.current.visitor();
  await visitor.post('/api/auth/forgot-password', { email });
  const token = await linkIn(product.current, email, /\/reset-password\?token=([\w-]+)/);
  const newPassword = 'Sunrise over 7 hills!';
  expect((await visitor.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200);
  return (await visitor.post('/api/auth/signin', { email, password: newPassword })).body;
};
const emailsTo = async (email: string) => (await product.current.mailTo(email)).map(kindOf);

test('an unconfirmed address cannot enable two-factor sign-in', async () => {
  const { browser, email } = await aBrother(product.current, 'Squatter');
  const refused = { status: 409, body: { code: 'identity.email-unconfirmed' } };
  expect(await browser.post('/api/account/two-factor/setup')).toMatchObject(refused);
  expect(await browser.post('/api/account/two-factor/enable', { code: '123456' })).toMatchObject(refused);
  expect((await resetBy(email)).email).toBe(email);
});

test('the owner of an address who resets the password is not locked out by an earlier set-up with the unconfirmed address', async () => {
  const { email, userId, browser } = await withTwoFactor('Earlier');
  // A state from before this rule.
  const { db } = product.current.application.kernel;
  await db('identity.account').where({ id: userId }).update({ email_confirmed_at: null });

  expect((await resetBy(email)).email).toBe(email);
  expect((await browser.get('/api/user')).status).toBe(401);
  for (const table of ['two_factor', 'recovery_code', 'sign_in_challenge'])
    expect(await db(`identity.${table}`).where({ account_id: userId }), table).toEqual([]);
  expect(await emailsTo(email)).toEqual(expect.arrayContaining(['passwordChanged', 'twoFactorOff']));
});

test('a reset does not bypass the second factor of a confirmed account', async () => {
  const { email } = await withTwoFactor('Careful');
  expect(await resetBy(email)).toEqual({ twoFactorRequired: true });
});

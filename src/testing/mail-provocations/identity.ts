import { after, DAY } from '#kernel/clock.ts';
import type { NotificationSetting } from '../../modules/identity/contracts/account.ts';
import { switchTwoFactorOn } from '../authenticator.ts';
import {
  aBrother,
  aSister,
  confirmEmail,
  expectOk,
  govern,
  guardianOf,
  linkTo,
  PASSWORD,
  type Person,
} from '../people.ts';
import { ADMIN, type Product } from '../product.ts';
import type { ProvokedEmail, Provocations } from './provocation.ts';
import { to, toHolder } from './receivers.ts';

async function requestNewAddress(person: Person): Promise<string> {
  const email = `moved.${person.email}`;
  await expectOk('Change of address', person.browser.put('/api/account/email', { email }));
  return email;
}

/** A notification that quiet days deferred, after they ended. */
async function afterQuietDays(product: Product, setting: NotificationSetting): Promise<ProvokedEmail> {
  const brother = await aBrother(product, 'Bilal');
  await product.application.kernel.db('identity.deferred_notification').insert({ account_id: brother.userId, setting });
  await product.advance('PT1M');
  return to(brother);
}

export const identityProvocations = {
  passwordReset: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await expectOk('Wish', product.visitor().post('/api/auth/forgot-password', { email: brother.email }));
    return toHolder(brother);
  },
  passwordChanged: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const passwords = { currentPassword: PASSWORD, newPassword: 'A slower walk at 8!' };
    await expectOk('Change', brother.browser.post('/api/auth/change-password', passwords));
    return toHolder(brother);
  },
  newDevice: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const other = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
    await expectOk(
      'Sign-in',
      product.visitor().post('/api/auth/signin', { email: brother.email, password: PASSWORD }, other),
    );
    return toHolder(brother);
  },
  twoFactorOn: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await confirmEmail(product, brother);
    await switchTwoFactorOn(product, brother.browser);
    return toHolder(brother);
  },
  twoFactorOff: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await confirmEmail(product, brother);
    const { authenticator } = await switchTwoFactorOn(product, brother.browser);
    const proof = { password: PASSWORD, code: await authenticator.newCode() };
    await expectOk('Switching off', brother.browser.post('/api/account/two-factor/disable', proof));
    return toHolder(brother);
  },
  recoveryCodeUsed: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await confirmEmail(product, brother);
    const { recoveryCodes } = await switchTwoFactorOn(product, brother.browser);
    const device = product.visitor();
    await device.post('/api/auth/signin', { email: brother.email, password: PASSWORD });
    await expectOk('Code', device.post('/api/auth/signin/two-factor', { code: recoveryCodes[0] }));
    return { ...toHolder(brother), places: { left: recoveryCodes.length - 1 } };
  },
  confirmEmail: async (product) => to(await aBrother(product, 'Bilal')),
  signUpTaken: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const again = { email: brother.email, password: PASSWORD, username: 'Somebody' };
    await product.visitor().post('/api/auth/signup', again);
    return to(brother);
  },
  confirmNewEmail: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    return { to: await requestNewAddress(brother), browser: brother.browser };
  },
  emailChangeRequested: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await requestNewAddress(brother);
    return to(brother);
  },
  emailChanged: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    const token = linkTo(await product.mailTo(await requestNewAddress(brother)), '/confirm-email').searchParams.get(
      'token',
    );
    await expectOk('Confirmation', brother.browser.post('/api/auth/confirm-email', { token }));
    return to(brother);
  },
  addressInUse: async (product) => {
    const [brother, other] = [await aBrother(product, 'Bilal'), await aBrother(product, 'Umar')];
    await expectOk('Change of address', other.browser.put('/api/account/email', { email: brother.email }));
    return to(brother);
  },
  accountLeaving: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await expectOk('Leaving', brother.browser.delete('/api/account'));
    return to(brother);
  },
  exportRequested: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await govern(product, brother, 'send-export-link');
    return to(brother);
  },
  accountDisabled: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await govern(product, brother, 'disable');
    return { to: brother.email, places: { name: 'Bilal' } };
  },
  accountSuspended: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await govern(product, brother, 'disable', { until: after(await product.now(), DAY).toISOString() });
    return { to: brother.email, places: { name: 'Bilal' } };
  },
  accountEnabled: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    for (const verb of ['disable', 'enable'] as const) await govern(product, brother, verb);
    return { to: brother.email, places: { name: 'Bilal' } };
  },
  anotherAdminNeeded: async (product) => {
    const sister = await aSister(product, 'Amina');
    const guardian = await guardianOf(product, sister);
    await expectOk('Letter', sister.browser.post('/api/support', { message: 'My guardian frightens me.' }));
    const { db, operator } = product.application.kernel;
    const admins = await db('identity.account').where({ role: 'admin' }).pluck('id');
    const setRole = (ids: string[], role: 'admin' | 'member') =>
      db('identity.account').whereIn('id', ids).update({ role });
    await setRole([guardian.userId], 'admin');
    await setRole(admins, 'member');
    await product.advance('P1D');
    await setRole(admins, 'admin');
    await setRole([guardian.userId], 'member');
    return { to: operator.email, places: { name: operator.name } };
  },
  casesWaiting: async (product) => {
    await expectOk(
      'Letter',
      (await aBrother(product, 'Bilal')).browser.post('/api/support', { message: 'Are you there?' }),
    );
    await product.advance('P1D');
    return { to: ADMIN.email };
  },
  afterQuiet: (product) => afterQuietDays(product, 'matchNotifications'),
  afterQuietMessages: (product) => afterQuietDays(product, 'emailNotifications'),
  accountRestored: async (product) => {
    const brother = await aBrother(product, 'Bilal');
    await expectOk('Leaving', brother.browser.delete('/api/account'));
    await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
    await expectOk('Return', brother.browser.post('/api/account/restore'));
    return to(brother);
  },
} satisfies Provocations;

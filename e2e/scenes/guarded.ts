import type { Page } from 'playwright';
import { changingAnswers } from '../support/changed-answers.ts';
import { button, field } from '../support/screen.ts';
import { dialog, press, text, type Scene } from './scene.ts';

const yusuf: Scene['as'] = (cast) => cast.yusuf;
const security = () => '/account-settings?tab=security';
const answers = (page: Page, path: string, json: object, status = 200) =>
  page.route(`**${path}`, (route) => route.fulfill({ json, status }));

const QR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 33 33"><rect width="33" height="33" fill="white"/></svg>';
const SETUP = { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Mithaq:yusuf', qr: QR };
const CODES = Array.from('ABCDEFGHJK', (character) => `${character.repeat(4)}-2345-6789`);

const settingUp = (page: Page) => answers(page, '/api/account/two-factor/setup', SETUP);
const enterCode = async (page: Page) => {
  await field(page, 'Email').fill('yusuf@people.example');
  await field(page, 'Password').fill('his password');
  await button(page, 'Sign In').click();
};
const firstCode = async (page: Page) => {
  await button(page, 'Set up').click();
  await field(page, 'Code from the app').fill('123456');
  await button(page, 'Switch on').click();
};

/** The second factor and the repeated sign-in. Their states last for moments, so the test replaces responses. */
export const guarded: Scene[] = [
  {
    route: '/auth',
    state: 'waiting for a code',
    given: (page) => answers(page, '/api/auth/signin', { twoFactorRequired: true }),
    doing: enterCode,
    sees: 'One more step',
  },
  {
    route: '/auth',
    state: 'a recovery code refused',
    given: async (page) => {
      await answers(page, '/api/auth/signin', { twoFactorRequired: true });
      const refusal = { code: 'identity.code-wrong', message: 'No.', fields: { code: 'This code is not right.' } };
      await answers(page, '/api/auth/signin/two-factor', refusal, 401);
    },
    doing: async (page) => {
      await enterCode(page);
      await button(page, 'Use a recovery code').click();
      await field(page, 'Recovery code').fill(CODES[0]!);
      await button(page, 'Sign In').click();
    },
    sees: text('This code is not right.'),
  },
  {
    route: '/account-settings',
    state: 'setting up two-factor sign-in',
    as: yusuf,
    at: security,
    given: settingUp,
    doing: press('Set up'),
    sees: (page) => field(page, 'Code from the app'),
  },
  {
    route: '/account-settings',
    state: 'recovery codes',
    as: yusuf,
    at: security,
    given: async (page) => {
      await settingUp(page);
      await answers(page, '/api/account/two-factor/enable', { recoveryCodes: CODES });
    },
    doing: firstCode,
    sees: 'Two-factor sign-in is on. Keep these recovery codes',
  },
  {
    route: '/account-settings',
    state: 'switching two-factor sign-in off',
    as: yusuf,
    at: security,
    given: (page) =>
      changingAnswers(page, '**/api/account/settings', (settings) => ({ ...settings, twoFactorEnabled: true })),
    doing: press('Switch off'),
    sees: (page) => field(page, 'Code'),
  },
  {
    route: '/account-settings',
    state: 'asked to sign in again',
    as: yusuf,
    at: security,
    given: (page) =>
      answers(page, '/api/account/two-factor/setup', { code: 'identity.sign-in-again', message: 'Again.' }, 403),
    doing: press('Set up'),
    sees: dialog('Please confirm that it is you'),
  },
];

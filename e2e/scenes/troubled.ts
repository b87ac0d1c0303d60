import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { button, field, heading } from '../support/screen.ts';
import { dialog, press, text, type Scene } from './scene.ts';

const yusuf: Scene['as'] = (cast) => cast.yusuf;
const amina: Scene['as'] = (cast) => cast.amina;
const REFUSED = { code: 'common.unavailable', message: 'Our service is not working at the moment.' };

/** Keeps the request pending. */
const unanswered = (path: string) => (page: Page) =>
  page.route(`**${path}`, (route) => (route.request().method() === 'GET' ? route.fallback() : undefined));

const refused = (path: string) => (page: Page) => {
  expectFailuresOf(page, path);
  return page.route(`**${path}`, (route) => route.fulfill({ status: 503, json: REFUSED }));
};

async function disconnect(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeShown();
  page.on('requestfailed', (request) => expectFailuresOf(page, new URL(request.url()).pathname));
  await page.context().setOffline(true);
  await expect(page.getByText('There is no connection.')).toBeShown();
}

const busy = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true, disabled: true });

/** Slow responses, missing pages, refusals and no connection, on pages that handle them differently. */
export const troubled: Scene[] = [
  {
    route: '/auth',
    state: 'signing in takes long',
    given: unanswered('/api/auth/signin'),
    doing: async (page) => {
      await field(page, 'Email').fill('yusuf@people.example');
      await field(page, 'Password').fill('his password');
      await button(page, 'Sign In').click();
    },
    sees: busy('Signing In...'),
  },
  {
    route: '/messages/:matchId',
    state: 'sending takes long',
    as: yusuf,
    at: ({ matchId }) => `/messages/${matchId}`,
    given: unanswered('/api/matches/*/messages'),
    doing: async (page) => {
      await field(page, 'Write a message').fill('Peace be with you.');
      await button(page, 'Send').click();
    },
    sees: busy('Sending...'),
  },
  {
    route: '/account-settings',
    state: 'a button that waits for a tick',
    as: yusuf,
    at: () => '/account-settings?tab=subscription',
    doing: press('Delete my account'),
    sees: (page) =>
      dialog('Delete your account?')(page).getByRole('button', { name: 'Delete my account', disabled: true }),
  },
  {
    route: '/auth',
    state: 'a form with more than one wrong answer',
    at: () => '/auth?tab=signup',
    doing: press('Create Account'),
    sees: text('need another look'),
  },
  {
    route: '/messages',
    state: 'a list that could not be loaded',
    as: amina,
    given: refused('/api/matches'),
    sees: text(REFUSED.message),
  },
  {
    route: '/browse',
    state: 'no connection',
    as: yusuf,
    doing: disconnect,
    sees: text('There is no connection.'),
  },
  {
    route: '/messages/:matchId',
    state: 'a message waits for the connection',
    as: amina,
    at: ({ matchId }) => `/messages/${matchId}`,
    doing: async (page) => {
      await field(page, 'Write a message').fill('Peace be with you.');
      await disconnect(page);
      await button(page, 'Send').click();
    },
    sees: (page) => button(page, 'Take it back'),
  },
  {
    route: '/profile',
    state: 'the session has ended',
    as: yusuf,
    doing: async (page) => {
      await expect(heading(page, 'Your profile')).toBeShown();
      const json = { code: 'common.unauthenticated', message: 'Please sign in first.' };
      await page.route('**/api/user', (route) => route.fulfill({ status: 401, json }));
      // As if the window got the focus again.
      await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    },
    sees: dialog('You are signed out'),
  },
];

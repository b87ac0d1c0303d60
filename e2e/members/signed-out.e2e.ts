import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch, expectOk } from '../../src/testing/people.ts';
import { comesAs, journey, product } from '../support/journey.ts';
import { button, field, heading, menu } from '../support/screen.ts';

const { open } = journey();
const TEXT = 'These words are hers alone.';

/** A window of her conversation, with words that she has not sent, and the browser's other windows. */
async function conversation() {
  const matched = await aMatch(product);
  const page = await open({ as: matched.sister });
  await page.goto(`/messages/${matched.matchId}`);
  await field(page, 'Write a message').fill(TEXT);
  return { ...matched, page, anotherWindow: () => page.context().newPage() };
}

async function expectEmptied(page: Page): Promise<void> {
  await expect(heading(page, 'You have signed out')).toBeShown();
  expect(await page.content()).not.toContain(TEXT);
  expect(await page.content()).not.toContain('Salam.');
}

test('signing out in one window empties the others at once', async () => {
  const { page, anotherWindow } = await conversation();
  const other = await anotherWindow();
  await other.goto('/dashboard');
  await button(menu(other), 'Sign out').click();
  await expect(other).toBeAt('/');
  await expectEmptied(page);
});

test('a session that is ended elsewhere empties its windows', async () => {
  const { page, sister } = await conversation();
  await expectOk('Sign-out', sister.browser.post('/api/auth/signout'));
  await expectEmptied(page);
  expect(await button(menu(page), 'Sign out').count(), 'the menu of her account').toBe(0);
});

test('opening another account empties the windows of the one before', async () => {
  const { page, brother, anotherWindow } = await conversation();
  await comesAs(page.context(), brother);
  const other = await anotherWindow();
  await other.goto('/dashboard');
  await expect(heading(page, 'You have signed out')).toBeShown();
  expect(await page.content()).not.toContain(TEXT);
  await button(page, 'Go to the account that is signed in now').click();
  await expect(heading(page, 'Assalamu alaikum, Yusuf')).toBeShown();
});

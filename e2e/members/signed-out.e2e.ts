import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch } from '../../src/testing/people.ts';
import { hydrated } from '../support/checks/hydrated.ts';
import { comesAs, journey, product } from '../support/journey.ts';
import { button, field, heading, menu, toast } from '../support/screen.ts';

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
  await hydrated(other);
  await button(menu(other), 'Sign out').click();
  await expect(toast(other, 'Logged out')).toBeShown();
  await expectEmptied(page);
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

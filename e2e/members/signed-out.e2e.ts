import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch, expectOk, govern, PASSWORD } from '../../src/testing/people.ts';
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

test('a session that is ended on another device empties its tabs, also under an open dialog', async () => {
  const { page, sister, anotherWindow } = await conversation();
  const hidden = await anotherWindow();
  await hidden.goto('/dashboard');
  await hydrated(hidden);
  await button(page, 'About this conversation').click();
  await expect(page.getByRole('dialog')).toBeShown();
  // Her other device signs in anew and ends all other sessions.
  const device = product.visitor();
  await expectOk('Sign-in', device.post('/api/auth/signin', { email: sister.email, password: PASSWORD }));
  await expectOk('Sign-out elsewhere', device.call('DELETE', '/api/account/sessions'));
  await expectEmptied(page);
  expect(await page.getByRole('dialog').count(), 'an open dialog').toBe(0);
  await expectEmptied(hidden);
  expect(await page.evaluate<string>('JSON.stringify({ ...sessionStorage })'), 'a draft left behind').not.toContain(
    TEXT,
  );
});

test('an account that staff disable is emptied too', async () => {
  const { brother } = await aMatch(product);
  const his = await open({ as: brother });
  await his.goto('/dashboard');
  await hydrated(his);
  await govern(product, brother, 'disable');
  await expect(heading(his, 'You have signed out')).toBeShown();
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

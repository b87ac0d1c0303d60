import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch, expectOk } from '../../src/testing/people.ts';
import { comesAs, journey, product } from '../support/journey.ts';
import { button, field, heading } from '../support/screen.ts';
import { atConsole } from '../support/console.ts';

const { open } = journey();
const TITLE = 'Another account is signed in in this browser';
const TEXT = 'These words are hers alone.';
const accountDialog = (page: Page) => page.getByRole('dialog', { name: TITLE });

test('a page of the previously signed-in account sends and shows nothing, and redirects', async () => {
  const { brother, sister, matchId } = await aMatch(product);
  const page = await open({ as: sister });
  await page.goto(`/messages/${matchId}`);
  await field(page, 'Write a message').fill(TEXT);
  await comesAs(page.context(), brother);
  await button(page, 'Send').click();
  await expect(accountDialog(page)).toBeShown();
  expect(await page.locator('#root').isVisible(), 'what she read').toBe(false);
  const { body } = await expectOk('Messages', brother.browser.get(`/api/matches/${matchId}/messages`));
  expect(body, 'sent for him').toEqual([]);

  await button(accountDialog(page), 'Try again').click();
  await expect(accountDialog(page).getByText('Another account is still signed in.')).toBeShown();
  await button(accountDialog(page), 'Go to the account that is signed in now').click();
  await expect(heading(page, 'Assalamu alaikum, Yusuf')).toBeShown();
  await page.goto(`/messages/${matchId}`);
  expect(await field(page, 'Write a message').inputValue(), 'her words on his page').toBe('');
});

test('after signing in again to the same account the input stays and is sent', async () => {
  const { brother, sister, matchId } = await aMatch(product);
  const page = await open({ as: sister });
  await page.goto(`/messages/${matchId}`);
  await field(page, 'Write a message').fill(TEXT);
  await comesAs(page.context(), brother);
  await button(page, 'Send').click();
  await expect(accountDialog(page)).toBeShown();
  await comesAs(page.context(), sister);
  await button(accountDialog(page), 'Try again').click();
  await expect(accountDialog(page)).toDisappear();
  await expect(page.getByRole('log').getByText(TEXT)).toBeShown();
});

test('a guardian’s page and the console refuse as well', async () => {
  const { brother, guardian, sister, matchId } = await aMatch(product);
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
  const walis = await open({ as: guardian });
  await walis.goto('/guardian/approvals');
  await comesAs(walis.context(), sister);
  await walis.getByRole('link', { name: 'Read and decide' }).click();
  await expect(accountDialog(walis)).toBeShown();

  // Both pages are loaded before the other account signs in: it gets no part of the console.
  const desk = await atConsole(open, '/audit');
  await expect(heading(desk, 'Audit')).toBeShown();
  await desk.getByRole('link', { name: 'User Management' }).click();
  await expect(heading(desk, 'User Management')).toBeShown();
  await comesAs(desk.context(), brother);
  // A request of the console's own may show the dialog first.
  await desk.getByRole('link', { name: 'Audit' }).dispatchEvent('click');
  await expect(accountDialog(desk)).toBeShown();
  await button(accountDialog(desk), 'Go to the account that is signed in now').click();
  await expect(heading(desk, 'Assalamu alaikum, Yusuf')).toBeShown();
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch } from '../src/testing/people.ts';
import { atConsole } from './support/console.ts';
import { journey, product } from './support/journey.ts';
import { button, field } from './support/screen.ts';

const { open } = journey();

/** The Enter by which Safari reports the end of a composition: after it, and known by its key code alone. */
async function endComposition(page: Page, key = 'Enter'): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const event = {
    key,
    code: key,
    windowsVirtualKeyCode: 229,
    nativeVirtualKeyCode: 229,
    ...(key === 'Enter' && { text: '\r' }),
  };
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** The calls that change something. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && changes.push(request.url()));
  return changes;
}

test('the Enter that ends a composition sends no message; the next one does', async () => {
  const { sister, matchId } = await aMatch(product);
  const page = await open({ as: sister });
  await page.goto(`/messages/${matchId}`);
  const changes = changesOf(page);
  await field(page, 'Write a message').fill('السلام عليكم');
  await endComposition(page);
  expect(changes).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText('السلام عليكم')).toBeShown();
});

test('nor does it send the form of a sign-in, of a sign-up or of settings, nor close a dialog', async () => {
  const { brother, sister, matchId } = await aMatch(product);
  const visitor = await open();
  const sent = changesOf(visitor);
  await visitor.goto('/auth');
  await field(visitor.getByRole('tabpanel', { name: 'Sign In' }), 'Email').fill(sister.email);
  await endComposition(visitor);
  await visitor.goto('/forgot-password');
  await field(visitor, 'Email').fill(sister.email);
  await endComposition(visitor);
  expect(sent).toEqual([]);
  await visitor.keyboard.press('Enter');
  await expect.poll(() => sent.length).toBeGreaterThan(0);

  const his = await open({ as: brother });
  const changes = changesOf(his);
  await his.goto('/account-settings?tab=security');
  await field(his, 'Current password').fill('x');
  await endComposition(his);
  await his.goto(`/messages/${matchId}`);
  await button(his, 'About this conversation').click();
  await endComposition(his, 'Escape');
  await expect(his.getByRole('dialog')).toBeShown();
  expect(changes.filter((url) => !url.endsWith('/read'))).toEqual([]);
});

test('nor any form of the console', async () => {
  const page = await atConsole(open, '/promo-codes/create');
  const changes = changesOf(page);
  await page.locator('form input[type=text]').first().fill('EID');
  await endComposition(page);
  expect(changes).toEqual([]);
});

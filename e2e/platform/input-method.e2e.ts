import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch } from '../../src/testing/people.ts';
import { atConsole } from '../support/console.ts';
import { journey, product } from '../support/journey.ts';
import { button, field } from '../support/screen.ts';

const { open } = journey();

/** Presses Enter as Safari does at the end of a composition: after its end, with only the key code to recognise it. */
async function endComposition(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const event = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, text: '\r' };
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', ...event });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/** The requests that change data. */
function changesOf(page: Page): string[] {
  const changes: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && changes.push(request.url()));
  return changes;
}

test('Enter that ends a composition does not send a message; the next Enter does', async () => {
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

/** Returns whether the browser would still act on a key of an input method, e.g. submit the form. */
const browserActsOn = (place: Locator, key: string, as: object = { keyCode: 229 }) =>
  place.evaluate<boolean, object>(
    // Runs in the browser: the tests have no DOM types.
    new Function(
      'element',
      'event',
      "return element.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }))",
    ) as (element: unknown, event: object) => boolean,
    { key, ...as },
  );

test('nor does it submit forms of sign-in, new password, settings or the console', async () => {
  const { brother } = await aMatch(product);
  const visitor = await open();
  await visitor.goto('/auth');
  const fields = [field(visitor.getByRole('tabpanel', { name: 'Sign In' }), 'Email')];
  const forgot = await open();
  await forgot.goto('/forgot-password');
  fields.push(field(forgot, 'Email'));
  const his = await open({ as: brother });
  await his.goto('/browse');
  fields.push(field(his, 'Location'));
  const desk = await atConsole(open, '/promo-codes/create');
  fields.push(desk.locator('form input[type=text]').first());
  for (const one of fields) {
    expect(await browserActsOn(one, 'Enter'), `${one} is sent`).toBe(false);
    expect(await browserActsOn(one, 'a'), `${one} can be typed into`).toBe(true);
  }
});

test('Escape that cancels a composition does not close a dialog', async () => {
  const { brother, matchId } = await aMatch(product);
  const page = await open({ as: brother });
  await page.goto(`/messages/${matchId}`);
  await button(page, 'About this conversation').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeShown();
  // With the key code, with both, and with the composition only, like some keyboards of phones.
  for (const as of [{ keyCode: 229 }, { keyCode: 229, isComposing: true }, { keyCode: 27, isComposing: true }]) {
    await browserActsOn(dialog, 'Escape', as);
    expect(await dialog.isVisible()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toDisappear();
});

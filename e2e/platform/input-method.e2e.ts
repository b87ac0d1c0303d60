import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch } from '../../src/testing/people.ts';
import { atConsole } from '../support/console.ts';
import { journey, product } from '../support/journey.ts';
import { button, field } from '../support/screen.ts';

const { open } = journey();

/** The Enter by which Safari reports the end of a composition: after it, and known by its key code alone. */
async function endComposition(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const event = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229, text: '\r' };
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

/** Whether the browser would still act on a key of an input method, as by sending the form around the field. */
const browserActsOn = (place: Locator, key: string, as: object = { keyCode: 229 }) =>
  place.evaluate<boolean, object>(
    // In a browser: the tests know no DOM.
    new Function(
      'element',
      'event',
      "return element.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }))",
    ) as (element: unknown, event: object) => boolean,
    { key, ...as },
  );

test('nor does it send the form of a sign-in, of a new password, of settings or of the console', async () => {
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

test('the Escape that drops a composition closes no dialog', async () => {
  const { brother, matchId } = await aMatch(product);
  const page = await open({ as: brother });
  await page.goto(`/messages/${matchId}`);
  await button(page, 'About this conversation').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeShown();
  // By its key code, by both, and by the composition alone, as some keyboards of telephones report it.
  for (const as of [{ keyCode: 229 }, { keyCode: 229, isComposing: true }, { keyCode: 27, isComposing: true }]) {
    await browserActsOn(dialog, 'Escape', as);
    expect(await dialog.isVisible()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toDisappear();
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother } from '../../src/testing/people.ts';
import { faults } from '../support/checks/accessibility.ts';
import { signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();
/** Longer than a toast stays, in milliseconds. */
const LONG = 60_000;

/** A page with a toast, in a window whose clock the test controls. */
async function aToast(path = '/auth'): Promise<Page> {
  const page = await open();
  await page.clock.install();
  await page.goto(path);
  await page.locator('input[type=email]').fill('nobody@people.example');
  await page.locator('input[type=password]').fill('not a password');
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('.toast')).toBeShown();
  return page;
}
const failed = (page: Page) => toast(page, 'Login failed');
const box = async (page: Page) => (await page.locator('.toast').boundingBox())!;

/** Drags the middle of the toast by this distance. */
async function pull(page: Page, by: number): Promise<void> {
  const { x, y, width, height } = await box(page);
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX + Math.sign(by) * 5, fromY);
  await page.mouse.move(fromX + by, fromY, { steps: 4 });
}

test('a toast disappears by itself, but not while the pointer is on it', async () => {
  const page = await aToast();
  await failed(page).hover();
  await page.clock.runFor(LONG);
  expect(await failed(page).isVisible()).toBe(true);
  await heading(page, 'Welcome Back').hover();
  await page.clock.runFor(LONG);
  await expect(failed(page)).toDisappear();
});

test('a swipe to the right dismisses a toast; a short swipe or one to the left does not', async () => {
  const page = await aToast();
  const { x } = await box(page);
  await pull(page, 40);
  expect((await box(page)).x).toBe(x + 40);
  await page.mouse.up();
  await pull(page, -120);
  await page.mouse.up();
  await expect.poll(async () => (await box(page)).x).toBe(x);
  await pull(page, 60);
  await page.mouse.up();
  await expect(failed(page)).toDisappear();
});

test('in right-to-left languages toasts are at the left, and a swipe to the left dismisses them', async () => {
  const page = await aToast('/ar/auth');
  const { x } = await box(page);
  await pull(page, 120);
  await page.mouse.up();
  await expect.poll(async () => (await box(page)).x).toBe(x);
  await pull(page, -40);
  expect((await box(page)).x).toBe(x - 40);
  await pull(page, -60);
  await page.mouse.up();
  await expect(page.locator('.toast')).toDisappear();
});

test.each(['Escape', 'Enter'])(
  'F8 leads to the toast, where it stays; closed by %s it gives the focus back',
  async (key) => {
    const page = await aToast();
    await field(page, 'Email').focus();
    await page.keyboard.press('F8');
    await page.clock.runFor(LONG);
    await page.keyboard.press('Tab');
    await expect(page.locator('.toast')).toHaveFocus();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Set a new password')).toHaveFocus();
    await page.keyboard.press('Tab');
    await expect(button(page.locator('.toast'), 'Close')).toHaveFocus();
    await page.keyboard.press(key);
    await expect(failed(page)).toDisappear();
    await expect(field(page, 'Email')).toHaveFocus();
  },
);

test('a toast above a dialog closes without it, and Escape closes the dialog first', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/account-settings?tab=subscription');
  const dialog = page.getByRole('dialog');
  const handed = toast(page, 'Your browser has your data');
  await button(page, 'Delete my account').click();
  await button(dialog, 'Download my data').click();
  await handed.waitFor();
  await page.locator('.toast button').click();
  await expect(handed).toDisappear();
  await button(dialog, 'Download my data').click();
  await handed.waitFor();
  await handed.hover();
  await page.keyboard.press('Escape');
  await expect(dialog).toDisappear();
  await expect(handed).toBeShown();
  await page.keyboard.press('Escape');
  await expect(handed).toDisappear();
});

/** Records the texts of the page's live regions. */
const NOTE = `window.said = [];
  for (const place of document.querySelectorAll('[aria-live]'))
    new MutationObserver(() => place.innerText && said.push([place.ariaLive, place.innerText]))
      .observe(place, { childList: true, characterData: true, subtree: true })`;

test.each(['light', 'dark'] as const)('a toast is announced once, in an existing live region; %s', async (theme) => {
  const page = await open({ colorScheme: theme });
  await page.goto('/auth');
  await page.evaluate(NOTE);
  await signIn(page, 'nobody@people.example', 'not a password');
  const words = 'Notification Login failed Invalid email or password Set a new password';
  await expect.poll(() => page.evaluate('said')).toEqual([['assertive', words]]);
  await failed(page).hover();
  expect(await faults(page)).toEqual([]);
  await expect.poll(() => page.locator('[aria-live]').allInnerTexts()).toEqual(['', '']);
  expect(await page.evaluate('said.length')).toBe(1);
});

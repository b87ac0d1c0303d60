import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother } from '../../src/testing/people.ts';
import { PASSWORD, signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, toast } from '../support/screen.ts';
import { shifted } from '../support/checks/steadiness.ts';

const { open } = journey();

/** Records every text on the page, however short-lived, that looks like a key: `auth.signIn.title`. */
const NAMES = `(() => {
  window.namesShown = [];
  const note = (node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = texts.currentNode; text; text = texts.nextNode())
      if (text.nodeType === 3 && /^[a-z][A-Za-z]*(?:[.:][A-Za-z_]+)+$/.test(text.data.trim())) namesShown.push(text.data);
  };
  new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => [target, ...addedNodes].forEach(note)))
    .observe(document, { childList: true, characterData: true, subtree: true });
})()`;

test.each([
  ['/', /^Marry again/],
  ['/auth', 'Welcome Back'],
  ['/guidance', 'Guidance'],
] as const)('on a slow first load %s never shows a key instead of a text', async (path, title) => {
  const page = await open();
  await page.addInitScript(NAMES);
  // Files arrive in another order than requested.
  let requested = 0;
  await page.route('**/*.js', async (route) => {
    const reverse = Math.max(0, 400 - 30 * requested++);
    await new Promise((resolve) => setTimeout(resolve, reverse));
    await route.continue();
  });
  await page.goto(path);
  await expect(heading(page, title)).toBeShown();
  expect(await page.evaluate('namesShown')).toEqual([]);
  // The recording works.
  const planted = await page.evaluate(`new Promise((resolve) => {
    document.body.append('auth.signIn.title');
    setTimeout(() => resolve(namesShown));
  })`);
  expect(planted).toContain('auth.signIn.title');
});

/** A toast's position, as a share of the screen's height. */
async function placeOf(page: Page, words: string): Promise<{ top: number; bottom: number }> {
  const box = (await toast(page, words).boundingBox())!;
  const { height } = page.viewportSize()!;
  return { top: box.y / height, bottom: (box.y + box.height) / height };
}

test('on a phone toasts are above the navigation bar, and those of a refused form at the top, on no field', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const page = await open({ viewport: { width: 390, height: 800 } });
  await page.goto('/auth');
  await signIn(page, yusuf.email, 'not his password');
  await expect(toast(page, 'Login failed')).toBeShown();
  const refusal = (await toast(page, 'Login failed').boundingBox())!;
  expect(refusal.y + refusal.height).toBeLessThan((await field(page, 'Email').boundingBox())!.y);

  await signIn(page, yusuf.email, PASSWORD);
  await expect(page).toBeAt('/dashboard');
  await page.goto('/account-settings');
  await page.getByRole('tab', { name: 'Security' }).click();
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill('Sunrise over 7 hills!');
  await field(page, 'Confirm new password').fill('Sunrise over 7 hills!');
  await button(page, 'Change password').click();
  await expect(toast(page, 'Password changed')).toBeShown();
  const { top, bottom } = await placeOf(page, 'Password changed');
  expect(top).toBeGreaterThan(0.6);
  const bar = (await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())!;
  expect(bottom * 800).toBeLessThanOrEqual(bar.y);
});

const TEXT = [
  '/',
  // Other journeys write articles of other categories, with titles of random characters.
  '/guidance?category=remarriage',
  '/guidance/what-a-guardian-does',
  '/guidance/prayer-times',
  '/example-profiles',
  '/pricing',
  '/auth',
  '/auth?tab=signup',
  '/privacy-policy',
  '/terms-of-service',
];

test.each([360, 412])('loading fonts does not shift the layout on a phone of %i px', async (width) => {
  const jumped: unknown[] = [];
  for (const path of TEXT) {
    // A new window has not loaded any font.
    const page = await open({ viewport: { width, height: 823 } });
    await page.goto(path);
    await page.locator('.typed').waitFor();
    await page.evaluate('document.fonts.ready');
    const { by, what } = await shifted(page);
    if (by > 0.02) jumped.push({ path, by, what });
    await page.context().close();
  }
  expect(jumped).toEqual([]);
});

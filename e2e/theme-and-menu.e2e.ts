import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother } from '../src/testing/people.ts';
import { signIn } from './support/forms.ts';
import { journey, product } from './support/journey.ts';
import { atRest, expectGoodLooks, faults } from './support/accessibility.ts';
import { button, heading, link, menu, toast } from './support/screen.ts';

const { open } = journey();
const PHONE = { width: 390, height: 844 };

test('a page wears the theme of the device until another is chosen, and keeps the choice', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf'), colorScheme: 'dark' });
  await page.goto('/dashboard');
  const theme = menu(page).getByRole('button', { name: /^Theme/ });
  await expect(theme.and(button(page, 'Theme: as your device'))).toBeShown();
  const dark = await paper(page);
  await theme.click();
  await expect(button(page, 'Theme: light')).toBeShown();
  const light = await paper(page);
  expect(light).not.toBe(dark);
  expect(await faults(page), 'light on a dark device').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await theme.click();
  await expect(button(page, 'Theme: dark')).toBeShown();
  expect(await paper(page)).toBe(dark);
  expect(await faults(page), 'dark on a light device').toEqual([]);

  await page.reload();
  await expect(button(page, 'Theme: dark')).toBeShown();
  expect(await paper(page)).toBe(dark);
  await theme.click();
  await expect(button(page, 'Theme: as your device')).toBeShown();
  expect(await paper(page)).toBe(light);
});

test('on a phone the menu opens with all of its places, and closes by Escape', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf'), viewport: PHONE });
  await page.goto('/dashboard');
  await expect(heading(page, 'Assalamu alaikum, Yusuf')).toBeShown();
  await expect(link(page, 'Subscription')).toBeGone();
  const toggle = button(page, 'Menu');
  await toggle.click();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  for (const place of ['Dashboard', 'Interest Requests', 'Subscription', 'Account Settings'])
    await expect(link(menu(page), place)).toBeShown();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(link(menu(page), 'Dashboard')).toBeGone();
  await toggle.click();
  await link(menu(page), 'Browse').click();
  await expect(page).toBeAt('/browse');
  await expect(link(menu(page), 'Dashboard')).toBeGone();
});

test('without a mouse: past the menu, from tab to tab, and to the toast', async () => {
  const page = await open();
  await page.goto('/auth');
  await expect(heading(page, 'Welcome Back')).toBeShown();
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to the content')).toBeShown();
  await page.getByRole('tab', { name: 'Sign In' }).press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Create Account' })).toBeShown();
  await page.getByRole('tab', { name: 'Create Account' }).press('ArrowLeft');
  await signIn(page, 'nobody@people.example', 'not a password');
  await expect(toast(page, 'Login failed')).toBeShown();
  await page.keyboard.press('F8');
  const reached = 'document.activeElement.closest("[role=region]")?.getAttribute("aria-label")';
  expect(await page.evaluate(reached)).toMatch(/^Notifications/);
});

test('words without a space do not push a page sideways', async () => {
  const long = 'muhammad_abdurrahman_ibn_abdillah_al_farooqi_1987';
  const yusuf = await aBrother(product, long, { location: long, occupation: long, bio: long.repeat(8) });
  const page = await open({ as: yusuf });
  await page.goto('/dashboard');
  await expect(heading(page, `Assalamu alaikum, ${long}`)).toBeShown();
  await expectGoodLooks(page);
  await page.goto('/profile');
  await expect(heading(page, 'Faith and practice')).toBeShown();
  await expectGoodLooks(page);
});

/** The colour of the page itself. */
async function paper(page: Page): Promise<string> {
  await atRest(page);
  return page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
}

import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aMatch, decideNext } from '../../src/testing/people.ts';
import { signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { whenStill, expectGoodLooks, faults } from '../support/checks/accessibility.ts';
import { button, expectMenu, field, heading, link, menu, toast } from '../support/screen.ts';

const { open } = journey();
const PHONE = { width: 390, height: 844 };

test('a page has the device’s theme until another one is selected, and remembers the selection', async () => {
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

test('on a phone a bottom bar has the daily places with counts, and the rest is behind More', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await sister.browser.post(`/api/matches/${matchId}/messages`, { content: 'One thing first.' });
  await decideNext(guardian, 'approve');
  const page = await open({ as: brother, viewport: PHONE });
  await page.goto('/dashboard');
  await expect(link(menu(page), 'Messages 1 unread message')).toBeShown();
  await expectMenu(page, ['Dashboard', 'Browse', 'Requests', 'Messages\n1\n1 unread message']);

  const more = button(page, 'More');
  await more.press('Enter');
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  for (const place of ['Profile', 'Guidance', 'Subscription', 'Account settings'])
    await expect(link(menu(page), place)).toBeShown();
  await expect(button(menu(page), 'Sign out')).toBeShown();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(link(menu(page), 'Profile').and(page.locator(':focus'))).toBeShown();
  await page.keyboard.press('Escape');
  await expect(link(menu(page), 'Profile')).toDisappear();
  await expect(more.and(page.locator(':focus'))).toBeShown();
  await more.click();
  await link(menu(page), 'Guidance').click();
  await expect(page).toBeAt('/guidance');
  await expect(link(menu(page), 'Subscription')).toDisappear();

  const his = await open({ as: guardian, viewport: PHONE });
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'And what is it?' });
  await his.goto('/guardian-dashboard');
  await link(menu(his), 'Waiting You have 1 thing to read').click();
  await expect(his).toBeAt('/guardian/approvals');
  await expectMenu(his, ['Waiting\n1\nYou have 1 thing to read', 'Wards', 'Conversations']);
});

test('on a phone nothing covers the end of a page or a text field', async () => {
  const { brother, guardian, matchId } = await aMatch(product);
  for (let written = 0; written < 8; written++) {
    await brother.browser.post(`/api/matches/${matchId}/messages`, {
      content: `${'A thought. '.repeat(20)}${written}`,
    });
    await decideNext(guardian, 'approve');
  }
  const page = await open({ as: brother, viewport: { width: 390, height: 660 } });
  await page.goto(`/messages/${matchId}`);
  const box = field(page, 'Write a message');
  await expect(page.getByText('A thought. 7', { exact: false })).toBeShown();
  // A conversation has the whole screen of a phone.
  const inSight = async () => (await edges(button(page, 'Send'))).end <= 660 && (await edges(box)).start > 0;
  expect(await inSight(), 'the field, in sight').toBe(true);
  await page.evaluate('scrollTo(0, 9999)');
  expect(await inSight(), 'the same when the page was scrolled').toBe(true);
  await box.fill('One more.');
  await button(page, 'Send').click();
  await expect(toast(page, 'Message sent')).toBeShown();
  const said = await edges(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem'));
  expect(said.end, 'a toast above the field').toBeLessThanOrEqual((await edges(box)).start);
  expect((said.start + said.end) / 2, 'in the lower half').toBeGreaterThan(330);

  await page.goto('/dashboard');
  await link(page, 'See your subscription').waitFor();
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  const foot = await edges(button(page, 'More'));
  expect((await edges(page.getByRole('main'))).end, 'the end of a page').toBeLessThanOrEqual(foot.start);
});

test('without a mouse: skip the menu, switch tabs, and reach the toast', async () => {
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

test('long words do not make a page scroll sideways', async () => {
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

/** Top and bottom of an element in pixels of the window. */
async function edges(place: Locator): Promise<{ start: number; end: number }> {
  const box = (await place.boundingBox())!;
  return { start: box.y, end: box.y + box.height };
}

/** Background colour of the page. */
async function paper(page: Page): Promise<string> {
  await whenStill(page);
  return page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
}

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch } from '../src/testing/people.ts';
import { expectNoConnection } from './support/console-errors.ts';
import { journey, product } from './support/journey.ts';
import { button, heading, link } from './support/screen.ts';
import { takenOver } from './support/taken-over.ts';

const { open } = journey();

/** The worker answers for pages that are opened from now on. */
const workerIsThere = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  })()`);

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

async function goOffline(page: Page): Promise<void> {
  expectNoConnection(page);
  await page.context().setOffline(true);
}

test('the site can be kept on a home screen, and an article that was read is there without a connection', async () => {
  const page = await open({ serviceWorkers: 'allow' });
  await page.goto('/guidance');
  const manifest = await (await page.request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Mithaq', start_url: '/dashboard', scope: '/', display: 'standalone' });
  for (const { src, type } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type'], src).toBe(type);
  expect(await page.locator('link[rel=manifest]').getAttribute('href')).toBe('/manifest.webmanifest');

  await workerIsThere(page);
  await page.locator('a[href^="/guidance/"]:not([href*="prayer-times"])').first().click();
  const title = await page.locator('h1').innerText();
  await page.goto('/help');
  await goOffline(page);
  await page.goto('/dashboard');
  await expect(heading(page, 'There is no connection')).toBeShown();
  await link(page, title).click();
  await expect(heading(page, title)).toBeShown();
  await expect(page.getByText(/^There is no connection\. This is the page as it was read on /)).toBeShown();
  expect((await keptAddresses(page)).filter((address) => !/^\/(guidance|offline)/.test(address))).toEqual([]);
});

test('what a signed-in person read is kept where he wishes so, and goes with signing out', async () => {
  const { brother, sister, matchId } = await aMatch(product);
  const page = await open({ as: brother, serviceWorkers: 'allow' });
  await page.goto('/account-settings?tab=notifications');
  await page.getByRole('checkbox', { name: /^Keep what I read last on this device/ }).click();
  await workerIsThere(page);
  const conversation = `/messages/${matchId}`;
  await page.goto(conversation);
  await expect.poll(() => keptAddresses(page)).toContain(conversation);
  await page.goto('/support');
  expect(await keptAddresses(page)).not.toContain('/support');

  await goOffline(page);
  await page.goto(conversation);
  await expect(page.getByText(/^There is no connection\. This is the page as you read it on /)).toBeShown();
  await expect(page.getByText(`Profile #${sister.profileId}`).first()).toBeShown();
  expect(await page.locator('textarea, form, script').count()).toBe(0);

  await page.context().setOffline(false);
  await page.goto('/account-settings');
  await takenOver(page);
  await button(page.getByRole('main'), 'Sign out').click();
  await expect(page).toBeAt('/');
  await expect.poll(() => keptAddresses(page)).toEqual(['/offline']);
  expect(await page.evaluate("localStorage.getItem('mithaq-keeps-reading-of')")).toBeNull();
});

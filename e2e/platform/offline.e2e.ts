import { addressIn, languageIds, plainAddress } from '#kernel/i18n/languages.ts';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import question from '#texts/en/private-question.json' with { type: 'json' };
import { toFamilyIntroduction } from '../../src/testing/matches/families.ts';
import { answerTo, HER_WORDS, topicsOf } from '../../src/testing/matches/topics.ts';
import { aBrother, aMatch, decideNext, expectOk } from '../../src/testing/people.ts';
import { expectNoConnection } from '../support/checks/console-errors.ts';
import { signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, link, toast } from '../support/screen.ts';
import { hydrated } from '../support/checks/hydrated.ts';

const { open } = journey();
const UNSENT = 'Words that were not sent';
const OFFLINE_PAGES = languageIds.map((language) => addressIn(language, '/offline')).toSorted();

/** Waits until the worker handles newly opened pages. */
const workerIsThere = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 20));
  })()`);

const cachedAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

async function goOffline(page: Page): Promise<void> {
  expectNoConnection(page);
  await page.context().setOffline(true);
}

test('the site can be installed, and read articles are available offline', async () => {
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
  // The page replaces another one and leads back to that page only.
  await expect(page.locator('.languages')).toDisappear();
  await link(page, 'Try again').click();
  await expect(page).toBeAt('/dashboard');
  await link(page, title).click();
  await expect(heading(page, title)).toBeShown();
  await expect(page.getByText(/^There is no connection\. We show this page as it was on /)).toBeShown();
  expect(
    (await cachedAddresses(page)).filter((address) => !/^\/(guidance|offline)/.test(plainAddress(address))),
  ).toEqual([]);
});

test('offline pages are deleted when the session ends elsewhere, and the next sign-in asks again', async () => {
  const brother = await aBrother(product, 'Yusuf');
  const page = await open({ as: brother, serviceWorkers: 'allow' });
  await page.goto('/account-settings?tab=notifications');
  const choice = page.getByRole('checkbox', { name: /^Keep what I read last on this device/ });
  await choice.click();
  await expect(toast(page, 'From now on we keep what you read here')).toBeShown();
  await workerIsThere(page);
  await page.goto('/dashboard');
  await expect.poll(() => cachedAddresses(page)).toContain('/dashboard');

  await page.context().clearCookies();
  await page.goto('/pricing');
  await expect.poll(async () => (await cachedAddresses(page)).toSorted()).toEqual(OFFLINE_PAGES);
  await page.goto('/auth?next=/account-settings%3Ftab=notifications');
  await signIn(page, brother.email);
  await expect(choice).toBeShown();
  expect(await choice.isChecked()).toBe(false);
});

test('private pages are available offline only with consent, and are deleted on sign-out', async () => {
  const { brother, sister, matchId } = await aMatch(product);
  const page = await open({ as: brother, serviceWorkers: 'allow' });
  const conversation = `/messages/${matchId}`;
  await page.goto(conversation);
  await field(page, 'Write a message').fill(UNSENT);
  await expectOk('Pause', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' }));
  await page.goto('/account-settings?tab=notifications');
  await page.getByRole('checkbox', { name: /^Keep what I read last on this device/ }).click();
  await expect(toast(page, 'From now on we keep what you read here')).toBeShown();
  await workerIsThere(page);
  await page.goto(conversation);
  await expect(page.getByText(UNSENT)).toBeShown();
  await expect.poll(() => cachedAddresses(page)).toContain(conversation);
  await page.goto('/support');
  expect(await cachedAddresses(page)).not.toContain('/support');

  await goOffline(page);
  await page.goto(conversation);
  await expect(page.getByText(/^There is no connection\. We show this page as you read it on /)).toBeShown();
  await expect(page.getByText(`Profile #${sister.profileId}`).first()).toBeShown();
  expect(await page.locator('textarea, form, script').count()).toBe(0);
  expect(await page.content()).not.toContain(UNSENT);

  await page.context().setOffline(false);
  await page.goto('/account-settings');
  await hydrated(page);
  await button(page.getByRole('main'), 'Sign out').click();
  await expect(page).toBeAt('/');
  await expect.poll(async () => (await cachedAddresses(page)).toSorted()).toEqual(OFFLINE_PAGES);
});

test('the path of a match is available offline, and what only she may see is not stored', async () => {
  const pair = await aMatch(product);
  const { sister, brother, guardian, matchId } = pair;
  await toFamilyIntroduction(pair);
  const next = { stage: 'meeting_arranged', words: 'On Sunday, at her father’s house.' };
  for (const { browser } of [brother, sister])
    await expectOk('Stage', browser.post(`/api/matches/${matchId}/stage`, next));
  expect(await decideNext(guardian, 'approve')).toBe(200);
  const [topic] = (await topicsOf(sister, matchId)).filter(({ kind }) => kind === 'written');
  await expectOk('Answer', answerTo(sister, matchId, topic!.id, HER_WORDS));

  const page = await open({ as: sister, serviceWorkers: 'allow' });
  await page.goto('/account-settings?tab=notifications');
  await page.getByRole('checkbox', { name: /^Keep what I read last on this device/ }).click();
  await expect(toast(page, 'From now on we keep what you read here')).toBeShown();
  await workerIsThere(page);
  const [conversation, path] = [`/messages/${matchId}`, `/matches/${matchId}/path`];
  await page.goto(conversation);
  await expect(page.getByText(question.summary)).toBeShown();
  await expect.poll(() => cachedAddresses(page)).toContain(conversation);
  await page.goto(path);
  await expect.poll(() => cachedAddresses(page)).toContain(path);

  await goOffline(page);
  await page.goto(conversation);
  await expect(page.getByText(/^There is no connection\. We show this page as you read it on /)).toBeShown();
  for (const words of [question.summary, question.question]) expect(await page.content()).not.toContain(words);
  await page.goto(path);
  await page.locator('summary', { hasText: topic!.title }).click();
  await expect(page.getByText(HER_WORDS)).toBeShown();
  expect(await page.locator('textarea, form, button').count()).toBe(0);
});

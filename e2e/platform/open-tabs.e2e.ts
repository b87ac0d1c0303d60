import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aMatch, type Person } from '../../src/testing/people.ts';
import { comesAs, journey, product } from '../support/journey.ts';
import { field } from '../support/screen.ts';
import { hydrated } from '../support/checks/hydrated.ts';

const { open } = journey();
const TABS = 6;
/** Maximum number of requests of two browsers with twelve tabs in an idle minute. */
const CALLS = 40;

/** Counts the requests of all tabs of a browser, including event streams. */
function countCalls(context: BrowserContext): () => number {
  let calls = 0;
  context.on('request', (request) => (calls += new URL(request.url()).pathname.startsWith('/api/') ? 1 : 0));
  return () => calls;
}

async function openTabs(first: Page, person: Person, address: string): Promise<Page[]> {
  await comesAs(first.context(), person);
  await first.context().clock.install();
  const tabs = [first];
  while (tabs.length < TABS) tabs.push(await first.context().newPage());
  for (const tab of tabs) {
    await tab.goto(product.site + address);
    await hydrated(tab);
  }
  return tabs;
}

test('twelve idle tabs in two browsers send few requests in a minute, and stay usable', async () => {
  const { sister, matchId } = await aMatch(product);
  const streams: string[] = [];
  const browsers = [await open(), await open()];
  const counts = browsers.map((page) => {
    page.context().on('request', (request) => {
      if (request.url().includes('/api/events')) streams.push(request.url());
    });
    return countCalls(page.context());
  });
  const calls = () => counts.reduce((sum, count) => sum + count(), 0);
  const tabs = [];
  for (const page of browsers) tabs.push(...(await openTabs(page, sister, `/messages/${matchId}`)));
  await expect.poll(() => streams.length).toBe(2);

  const before = calls();
  // In steps, so that each poll and reconnection within the minute takes place.
  for (let second = 0; second < 60; second += 5)
    await Promise.all(browsers.map((page) => page.context().clock.runFor(5_000)));
  expect(calls() - before).toBeLessThanOrEqual(CALLS);
  expect(streams).toHaveLength(2);

  for (const tab of [tabs[0]!, tabs.at(-1)!]) {
    await tab.goto(`${product.site}/dashboard`);
    await tab.goto(`${product.site}/messages/${matchId}`);
    await field(tab, 'Write a message').fill('One of many tabs.');
    expect(await field(tab, 'Write a message').inputValue()).toBe('One of many tabs.');
  }
});

test('one tab receives the server’s events, and all tabs show them', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  const page = await open();
  const tabs = await openTabs(page, sister, `/messages/${matchId}`);
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'To every tab.' });
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  await guardian.browser.post(`/api/guardian/pending-approvals/${item.id}/respond`, { action: 'approve' });
  for (const tab of tabs) await expect(tab.getByRole('log').getByText('To every tab.')).toBeShown();
});

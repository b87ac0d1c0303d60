import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { aMatch, decideNext, expectOk, linkIn, type MatchedPair } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, toast } from '../support/screen.ts';

const { open } = journey();
const PHONE = { viewport: { width: 390, height: 664 } };
const MESSAGES = 120;
let match: MatchedPair;

const said = (n: number) => `Message number ${n}.`;
const shown = (page: Page, n: number) => page.getByText(said(n), { exact: true });

beforeAll(async () => {
  match = await aMatch(product);
  const { brother, guardian, matchId } = match;
  for (let n = 1; n <= MESSAGES; n++)
    await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: said(n) }));
  for (let n = 1; n < MESSAGES; n++) await decideNext(guardian, 'approve');
});

/** Distance of a message from the top of the window. */
const topOf = async (page: Page, n: number) => (await shown(page, n).boundingBox())!.y;

async function showEarlier(page: Page, atTop: number) {
  await shown(page, atTop).scrollIntoViewIfNeeded();
  await button(page, 'Show earlier messages').scrollIntoViewIfNeeded();
  const before = await topOf(page, atTop);
  await button(page, 'Show earlier messages').click();
  await expect.poll(() => shown(page, atTop - 1).count()).toBe(1);
  return Math.abs((await topOf(page, atTop)) - before);
}

test('a member sees the newest messages first, and earlier ones load in place', async () => {
  const page = await open({ as: match.sister, ...PHONE });
  await page.goto(`/messages/${match.matchId}`);
  await expect(shown(page, MESSAGES - 1)).toBeShown();
  await expect.poll(() => shown(page, 69).count()).toBe(0);
  expect(await showEarlier(page, 70)).toBeLessThan(2);
  expect(await showEarlier(page, 20)).toBeLessThan(2);
  await expect.poll(() => shown(page, 1).count()).toBe(1);
  await expect.poll(() => button(page, 'Show earlier messages').count()).toBe(0);
  // New messages neither move the reader nor remove anything from the page.
  await shown(page, 30).scrollIntoViewIfNeeded();
  const before = await topOf(page, 30);
  await decideNext(match.guardian, 'approve');
  await expect.poll(() => shown(page, MESSAGES).count()).toBe(1);
  await expect.poll(() => shown(page, 71).count()).toBe(1);
  expect(Math.abs((await topOf(page, 30)) - before)).toBeLessThan(2);
});

test('her guardian loads earlier messages in place', async () => {
  const page = await open({ as: match.guardian, ...PHONE });
  await page.goto(`/guardian-messages/${match.matchId}`);
  await expect(shown(page, MESSAGES)).toBeShown();
  expect(await shown(page, 70).count()).toBe(0);
  expect(await showEarlier(page, 71)).toBeLessThan(2);
  expect(await showEarlier(page, 21)).toBeLessThan(2);
  expect(await shown(page, 1).count()).toBe(1);
});

test('the guardian who decides loads earlier messages, signed in and by the link', async () => {
  const { brother, guardian, matchId } = match;
  const content = 'One more that waits.';
  // After an hour the email is sent at once.
  await product.advance('PT61M');
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content }));
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  const page = await open({ as: guardian, ...PHONE });
  await page.goto(`/guardian/approval/${item.id}`);
  await page.locator('summary', { hasText: 'Show earlier messages' }).click();
  await button(page, 'Show earlier messages').click();
  await expect.poll(() => shown(page, 70).count()).toBe(1);
  await button(page, 'Show earlier messages').click();
  await expect.poll(() => shown(page, 1).count()).toBe(1);

  const link = await open({ javaScriptEnabled: false, ...PHONE });
  await link.goto(await linkIn(product, guardian.email, /(\S+\/decide\/[\w-]+)/));
  await field(link, 'Why? (you can leave this empty)').fill('I would like to');
  await button(link, 'Show earlier messages').click();
  await expect(shown(link, 70)).toBeShown();
  await button(link, 'Show earlier messages').click();
  await expect(shown(link, 1)).toBeShown();
  await button(link, 'Show the newest messages').click();
  await expect(shown(link, MESSAGES)).toBeShown();
  expect(await field(link, 'Why? (you can leave this empty)').inputValue()).toBe('I would like to');
});

test('too many messages in a row are refused for a while, and the input stays', async () => {
  const page = await open({ as: match.sister, ...PHONE });
  await page.goto(`/messages/${match.matchId}`);
  const messages = `**/api/matches/${match.matchId}/messages`;
  const refusal = { code: 'common.rate-limited', message: 'You tried too many times.', retryAfter: 10 };
  await page.route(messages, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 429, headers: { 'Retry-After': '10' }, json: refusal })
      : route.fallback(),
  );
  await field(page, 'Write a message').fill('My twenty-first message.');
  await button(page, 'Send').click();
  await expect(toast(page, 'Please wait a little')).toBeShown();
  const advice = /Your text is still here\. Wait 10 seconds, then press Send again\./;
  await expect(toast(page, advice)).toBeShown();
  expect(await field(page, 'Write a message').inputValue()).toBe('My twenty-first message.');
  await page.unroute(messages);
  await button(page, 'Send').click();
  await expect(page.locator('.talk-list').getByText('My twenty-first message.')).toBeShown();
  expect(await field(page, 'Write a message').inputValue()).toBe('');
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aTopicUnderReview, HER_WORDS, HIS_WORDS } from '../../src/testing/matches/topics.ts';
import { aMatch, expectOk, type MatchedPair } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { button } from '../support/screen.ts';

const { open } = journey();
const FIRST = 'This is what we understood; it is no contract';

/** A match whose two agreed on a topic. */
async function anAgreement(): Promise<MatchedPair> {
  const pair = await aMatch(product);
  const { brother, sister, guardian, matchId } = pair;
  const topicId = await aTopicUnderReview(pair);
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body as { id: string }[];
  const approval = `/api/guardian/pending-approvals/${item!.id}/respond`;
  await expectOk('Decision', guardian.browser.post(approval, { action: 'approve' }));
  for (const { browser } of [brother, sister])
    await expectOk('Agreement', browser.post(`/api/matches/${matchId}/topics/${topicId}/agree`, { revision: 1 }));
  return pair;
}

/** Opens the summary from the path, and counts the presses of ‘Print’. */
async function printsFrom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate('window.printed = 0; window.print = () => { window.printed += 1; }');
  await page.getByRole('link', { name: 'The summary' }).click();
  await expect(page.getByText(FIRST)).toBeShown();
  for (const words of [HIS_WORDS, HER_WORDS]) await expect(page.getByText(words)).toBeShown();
  await button(page, 'Print').click();
  expect(await page.evaluate('window.printed')).toBe(1);
}

test('a member and her guardian open the summary from the path and print it', async () => {
  const { sister, guardian, matchId } = await anAgreement();
  const hers = await open({ as: sister });
  await printsFrom(hers, `/matches/${matchId}/path`);
  await printsFrom(await open({ as: guardian }), `/guardian/matches/${matchId}/path`);

  await hers.emulateMedia({ media: 'print' });
  for (const gone of [hers.getByRole('navigation'), button(hers, 'Print'), hers.getByText('Back to the path')])
    expect((await Promise.all((await gone.all()).map((one) => one.isVisible()))).some(Boolean)).toBe(false);
  await expect(hers.getByText(FIRST)).toBeShown();
  await expect(hers.getByText('Full name:').first()).toBeShown();
  const inkOf = `getComputedStyle(document.querySelector('.summary')).color`;
  expect(await hers.evaluate(inkOf)).toBe('rgb(0, 0, 0)');
});

test('without scripts the page is whole, in Arabic from right to left', async () => {
  const { brother, matchId } = await anAgreement();
  const page = await open({ as: brother, javaScriptEnabled: false });
  await page.goto(`/ar/matches/${matchId}/summary`);
  await expect(page.getByText('هذا ما فهمناه')).toBeShown();
  for (const words of [HIS_WORDS, HER_WORDS]) await expect(page.getByText(words)).toBeShown();
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await button(page, 'اطبعوا').isVisible(), 'a button that needs scripts').toBe(false);
});

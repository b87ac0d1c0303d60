import { expect, test } from 'vitest';
import { aBrother, aMatch, aSister, expectOk, grant, verifyGuardian } from '../../src/testing/people.ts';
import { after, DAY, isoDay } from '../../src/shared-kernel/clock.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { journey, product } from '../support/journey.ts';
import { madeInBrowser } from '../support/checks/made-in-browser.ts';
import { button, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();
/** A day by the product's clock, which other journeys may have moved. */
const inDays = async (days: number): Promise<string> => isoDay(after(await product.now(), days * DAY));

/** A discoverable sister with a unique location. */
async function aListedSister(location: string) {
  const sister = await aSister(product, 'Amina', { location });
  await verifyGuardian(product, sister);
  return sister;
}

test('he saves a profile from a card, opens it again, and removes it', async () => {
  const [yusuf, amina] = [await aBrother(product, 'Yusuf'), await aListedSister('Savetown')];
  const page = await open({ as: yusuf });
  await page.goto('/browse?location=Savetown');
  await button(page, 'Save for later').click();
  await expect(toast(page, `Profile #${amina.profileId} is saved`)).toBeShown();
  await expect(button(page, 'Saved')).toBeShown();
  await link(page, 'Saved profiles').click();
  await expect(page).toBeAt('/saved');
  await expect(page.getByText('1 saved profile')).toBeShown();
  await link(page, 'Read profile').click();
  await expect(heading(page, `Profile #${amina.profileId}`)).toBeShown();
  await button(page, 'Saved').click();
  await expect(button(page, 'Save for later')).toBeShown();
  await page.goto('/saved');
  await expect(heading(page, 'You have not saved a profile yet')).toBeShown();
});

test('he saves a search, opens it again, changes its digest and deletes it', async () => {
  await aListedSister('Keeptown');
  const page = await open({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/browse?location=Keeptown');
  await button(page, 'Save this search').click();
  await button(page, 'Save search').click();
  await expect(page.getByText('Please name the search. Use at most 60 characters')).toBeShown();
  await field(page, 'Name of the search').fill('Near my mother');
  await field(page, 'Once a week').check();
  await button(page, 'Save search').click();
  await expect(toast(page, 'We saved your search')).toBeShown();
  await page.goto('/browse');
  await link(page, 'Near my mother').click();
  await expect.poll(() => page.url()).toContain('/browse?location=Keeptown');
  await expect(page.getByText('Found 1 compatible profile')).toBeShown();
  const rhythm = field(page, 'How often we email you about the search ‘Near my mother’');
  expect(await rhythm.inputValue()).toBe('weekly');
  await rhythm.selectOption('daily');
  await expect(toast(page, 'When there are new people, we will email you, at most once a day')).toBeShown();
  await page.reload();
  await expect.poll(() => rhythm.inputValue()).toBe('daily');
  await button(page, 'Remove the search ‘Near my mother’').click();
  await button(page, 'Remove').click();
  await expect(toast(page, 'We removed the search')).toBeShown();
  await expect(heading(page, 'Saved searches')).toDisappear();
});

test('he blocks a profile on its page, and unblocks it in his settings', async () => {
  const [yusuf, amina] = [await aBrother(product, 'Yusuf'), await aListedSister('Blocktown')];
  const page = await open({ as: yusuf });
  await page.goto(`/profile-details/${amina.profileId}`);
  await button(page, `Block profile #${amina.profileId}`).click();
  await button(page, 'Block').click();
  await expect(toast(page, `Profile #${amina.profileId} is blocked`)).toBeShown();
  await expect(page).toBeAt('/browse');
  await page.goto('/browse?location=Blocktown');
  await expect(heading(page, 'No profile matches these filters')).toBeShown();
  await page.goto('/account-settings');
  await button(page, `Report profile #${amina.profileId}`).click();
  await expect(page.getByRole('dialog', { name: 'Report this profile' })).toBeShown();
  await page.keyboard.press('Escape');
  await button(page, `Unblock profile #${amina.profileId}`).click();
  await expect(toast(page, 'You unblocked this person')).toBeShown();
  await expect(page.getByText('You have blocked no one.')).toBeShown();
  await page.goto('/browse?location=Blocktown');
  await expect(link(page, 'Read profile')).toBeShown();
});

/** A zone in which the calendar day begins later than in UTC. */
const WEST = { timezoneId: 'America/New_York' };
const inWords = (isoDay: string) =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(isoDay),
  );

test('he takes a break, sees that instead of the request button, and ends it', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf'), ...WEST });
  await page.goto('/account-settings');
  await button(page, 'Start the break').click();
  await expect(page.getByText('Please choose a day')).toBeShown();
  await field(page, 'Until').fill(await inDays(400));
  await button(page, 'Start the break').click();
  await expect(page.getByText('Please give a day within the next twelve months')).toBeShown();
  const day = await inDays(20);
  await field(page, 'Until').fill(day);
  await button(page, 'Start the break').click();
  await expect(page.getByText(/From that day people can find it again/)).toBeShown();
  await expect(page.getByText(`Your profile is hidden until ${inWords(day)}`).first()).toBeShown();
  await page.goto('/browse');
  await link(page, 'End your break in the settings').click();
  await button(page, 'End the break').click();
  await expect(toast(page, 'Your break has ended')).toBeShown();
  await page.goto('/browse');
  await expect(page.getByText(/^Your profile is hidden until/)).toDisappear();
});

test('she states the last day of her iddah, and only she sees it in her conversation', async () => {
  const { sister, brother, guardian, matchId } = await aMatch(product);
  const his = await open({ as: brother });
  await his.goto(`/messages/${matchId}`);
  const page = await open({ as: sister, ...WEST });
  await page.goto('/profile');
  const day = await inDays(20);
  await page.getByRole('radio', { name: 'It ends on a day' }).check();
  await field(page, 'The last day of it').fill(day);
  await button(page, 'Save your answer').click();
  await expect(toast(page, `Your profile is hidden until the end of ${inWords(day)}`)).toBeShown();
  await expect(
    his.getByText('Her side paused this conversation. You can write again when they end the pause.'),
  ).toBeShown();
  const wards = await open({ as: guardian, ...WEST });
  await wards.goto('/ward-profiles');
  await expect(wards.getByText('Last day of her waiting period (‘iddah)')).toBeShown();
  await expect(wards.getByText(inWords(day))).toBeShown();
  await page.getByRole('radio', { name: 'It is over' }).check();
  await button(page, 'Save your answer').click();
  await expect(toast(page, 'Your answer is saved')).toBeShown();
  await expect(field(his, 'Write a message')).toBeShown();
});

test('he reads the open request first, and pages through the many earlier ones', async () => {
  const [yusuf, amina] = [await aBrother(product, 'Yusuf'), await aListedSister('Manytown')];
  await grant(product, yusuf);
  await expectOk('Interest', yusuf.browser.post('/api/interest-requests', { toProfileId: amina.profileId }));
  const page = await open({ as: yusuf });
  let fails = true;
  expectFailuresOf(page, '/api/interest-requests/sent');
  await madeInBrowser(page);
  // As if 25 more requests had been sent and had ended.
  await page.route('**/api/interest-requests/sent?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    if (searchParams.get('open') === 'true') return route.continue();
    const from = Number(searchParams.get('cursor') ?? 0);
    if (from > 0 && fails) return route.fulfill({ status: 503, json: {} });
    searchParams.delete('cursor');
    searchParams.set('open', 'true');
    const response = await route.fetch({ url: `${route.request().url().split('?')[0]}?${searchParams}` });
    const [one] = await response.json();
    const past = { ...one, status: 'withdrawn', otherProfile: null, allowedActions: [], expiresAt: null };
    const json = Array.from({ length: from ? 5 : 20 }, (_, n) => ({
      ...past,
      id: `${from + n}`,
      toProfileId: 9000 + from + n,
    }));
    const link = { link: '</api/interest-requests/sent?limit=20&open=false&cursor=20>; rel="next"' };
    await route.fulfill({ json, headers: { 'x-total-count': '25', ...(from === 0 && link) } });
  });
  await page.goto('/interest-requests?tab=sent');
  await expect(page.getByRole('tab', { name: 'Sent (26)', selected: true })).toBeShown();
  await expect(heading(page, `Profile #${amina.profileId}`)).toBeShown();
  expect(await page.getByRole('article').count()).toBe(1);
  await page.getByText('Earlier requests (25)').click();
  await button(page, 'Show more').click();
  await expect(page.getByText('We could not load more. Please try again.')).toBeShown();
  fails = false;
  await button(page, 'Show more').click();
  await expect(heading(page, 'Profile #9024')).toBeShown();
  expect(await page.getByRole('article').count()).toBe(26);
  expect(await button(page, 'Show more').count()).toBe(0);
});

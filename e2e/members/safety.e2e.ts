import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aMatch, anAdmin, decideNext, expectOk } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();

const WEATHER = 'https://www.bbc.co.uk/weather';
/** Replaces the other site, since tests use no network. */
const weather = (page: Page) =>
  page.route(`${WEATHER}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Rain</h1>' }));
/** Everything that the tab stores, as a later reader would find it. */
const stored = (page: Page): Promise<string> =>
  page.evaluate<string>('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])');

test.each(['by its button', 'by a key'])(
  'the page of help is left at once %s, and Back does not lead to it',
  async (how) => {
    const page = await open();
    await weather(page);
    await page.goto('/guidance');
    await expect(heading(page, 'Quick tips')).toBeShown();
    await page.goto('/help');
    await field(page, 'Your message').fill('He has taken my passport.');
    if (how === 'by a key') await page.keyboard.press('Escape');
    else await link(page, 'Leave this page').click();
    await expect(heading(page, 'Rain')).toBeShown();
    await page.goBack();
    await expect(heading(page, 'Quick tips')).toBeShown();
  },
);

test('a help request changes the page in place, its key shows the answer, and nothing is stored', async () => {
  const page = await open();
  await weather(page);
  await page.goto('/guidance');
  await page.goto('/help');
  const before = await stored(page);
  await field(page, 'Your message').fill('He has taken my passport.');
  await button(page, 'Send').click();
  await expect(heading(page, 'We have it.')).toBeShown();
  const key = await page.locator('code').innerText();
  expect(key).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  await field(page, 'Key').fill(key.toLowerCase());
  await button(page, 'Read').click();
  await expect(heading(page, 'What is under this key')).toBeShown();
  await expect(page.getByText('He has taken my passport.')).toBeShown();
  expect(await stored(page)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Rain')).toBeShown();
  // The history contains only the page before.
  await page.goBack();
  await expect(heading(page, 'Quick tips')).toBeShown();
});

test('the help page shows the same input in another language, and Back does not lead to it either', async () => {
  const page = await open();
  await weather(page);
  await page.goto('/guidance');
  await page.goto('/help');
  await field(page, 'Your message').fill('He has taken my passport.');
  await link(page, 'العربية').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/ar/help');
  await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await page.locator('#message').inputValue()).toBe('He has taken my passport.');
  await page.keyboard.press('Escape');
  await expect(heading(page, 'Rain')).toBeShown();
  await page.goBack();
  await expect(heading(page, 'Quick tips')).toBeShown();
});

test('the help page works without JavaScript', async () => {
  const page = await open({ javaScriptEnabled: false });
  await page.goto('/help');
  await field(page, 'Your message').fill('He has taken my passport.');
  await button(page, 'Send').click();
  await expect(heading(page, 'We have it.')).toBeShown();
});

test('a sister writes to staff from the page about oversight, and nothing is stored in the tab', async () => {
  const { sister } = await aMatch(product);
  const page = await open({ as: sister });
  await page.goto('/guardian-dashboard');
  await link(page, 'Write to us in private').click();
  await field(page, 'Your message').fill('dunlin-words: he presses me');
  expect(await stored(page)).not.toContain('dunlin');
  await button(page, 'Send').click();
  await expect(toast(page, 'Sent')).toBeShown();
  await expect(page.getByText('dunlin-words: he presses me')).toBeShown();
  await expect(page.getByText('We will answer')).toBeShown();
  expect(await stored(page)).not.toContain('dunlin');
});

test('a sister reports her guardian; the input is stored nowhere, and the report is among her tickets', async () => {
  const { sister } = await aMatch(product);
  const page = await open({ as: sister });
  await page.goto('/guardian-dashboard');
  await button(page, 'Report my guardian').click();
  await button(page, 'Send the report').click();
  await expect(page.getByText('Please choose what it is.')).toBeShown();
  await page.getByLabel('Says no and gives no good reason').check();
  await page.getByRole('dialog').getByRole('textbox').fill('dunlin-words: he declines everybody');
  expect(await stored(page)).not.toContain('dunlin');
  await button(page, 'Send the report').click();
  await expect(toast(page, 'Thank you')).toBeShown();
  await page.goto('/support');
  await expect(page.getByText('Your guardian · Says no and gives no good reason')).toBeShown();
});

test('a guardian sees the flags of a message, and a recipient can report it', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  const content = 'Please, let us meet alone.';
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content }));
  const [item] = (await guardian.browser.get('/api/guardian/pending-approvals')).body;
  const his = await open({ as: guardian });
  await his.goto(`/guardian/approval/${item.id}`);
  await expect(his.getByText('a request to meet alone')).toBeShown();
  await expect(his.getByText('They should not meet without you or someone you trust')).toBeShown();
  await his.goto(`/guardian-messages/${matchId}`);
  await expect(his.getByText('a request to meet alone')).toBeShown();
  await decideNext(guardian, 'approve');

  const hers = await open({ as: sister });
  await hers.goto(`/messages/${matchId}`);
  await expect(hers.getByText(content)).toBeShown();
  expect(await hers.getByText('a request to meet alone').count()).toBe(0);
  await hers.getByLabel('More about this message').click();
  await button(hers, 'Report').click();
  await hers.getByLabel('Pressure, to meet alone or to keep something secret').check();
  await button(hers, 'Send the report').click();
  await expect(toast(hers, 'Thank you')).toBeShown();
});

test('a reporter can request one review of an outcome', async () => {
  const { brother, sister } = await aMatch(product);
  const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
  const { id } = (await expectOk('Report', sister.browser.post('/api/reports', report))).body;
  const outcome = { outcome: 'nothing_found', reason: 'for a test' };
  await expectOk('Outcome', (await anAdmin(product)).post(`/api/admin/reports/${id}/resolve`, outcome));

  const page = await open({ as: sister });
  await page.goto('/support');
  await link(page, 'Ask us to look again').click();
  await expect(page.getByText('You ask us to look again at what you reported', { exact: false })).toBeShown();
  await field(page, 'Your message').fill('Please read his second answer too.');
  await button(page, 'Send').click();
  await expect(page.getByText('About what you reported')).toBeShown();
  expect(new URL(page.url()).search).toBe('');
  await expect(link(page, 'Ask us to look again')).toDisappear();
});

test('a person replies to a question of the staff, and writes again after the answer', async () => {
  const yunus = await aBrother(product, 'Yunus');
  const { id } = (await expectOk('Ticket', yunus.browser.post('/api/support', { message: 'My code is refused.' })))
    .body;
  const admin = await anAdmin(product);
  const reply = async (verb: string, words: object) => {
    const { latestAt: seenLatestAt } = (await admin.get(`/api/admin/support/${id}`)).body;
    await expectOk(verb, admin.post(`/api/admin/support/${id}/${verb}`, { ...words, seenLatestAt }));
  };
  await reply('ask-back', { question: 'Which code do you mean?' });

  const page = await open({ as: yunus });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/support');
  await expect(page.getByText('Which code do you mean?')).toBeShown();
  await field(page, 'Your reply').fill('The one for three months.');
  await page.getByRole('article').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article').getByText('The one for three months.')).toBeShown();
  await expect(field(page, 'Your reply')).toDisappear();

  await reply('answer', { answer: 'It ended yesterday.' });
  await page.reload();
  await expect(page.getByText('It ended yesterday.')).toBeShown();
  await button(page, 'Write again about this').click();
  await field(page, 'Write again about this').fill('Thank you.');
  await page.getByRole('article').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('article').getByText('Thank you.')).toBeShown();
  const ticket = (await admin.get(`/api/admin/support/${id}`)).body;
  expect(ticket).toMatchObject({ state: 'open', answerReadAt: expect.any(String) });
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { toFamilyIntroduction } from '../../src/testing/matches/families.ts';
import { aMatch, decideNext, expectOk, type MatchedPair } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, toast } from '../support/screen.ts';

const { open } = journey();
const PHONE = { viewport: { width: 360, height: 740 } };

const call = ({ matchId }: MatchedPair, person: MatchedPair['brother'], what: string, body: object) =>
  expectOk(what, person.browser.post(`/api/matches/${matchId}/${what}`, body));
const PLAN = 'At the mosque after Friday prayer. My brother comes along.';
const panel = (page: Page) => page.getByRole('dialog');
const atStage = (page: Page, stage: string) => page.locator('.stage-line [aria-current=step]', { hasText: stage });

test('the members propose and accept stages in the conversation, and her guardian confirms the meeting', async () => {
  const matched = await aMatch(product);
  const { brother, sister, guardian, matchId } = matched;
  const his = await open({ as: brother, ...PHONE });
  await his.goto(`/messages/${matchId}`);
  await expect(atStage(his, 'Initial conversation')).toBeShown();
  await button(his, 'About this conversation').click();
  await button(his, 'Propose: Family introduction').click();
  await expect(heading(his, 'You proposed: Family introduction')).toBeShown();

  const hers = await open({ as: sister });
  await hers.goto('/dashboard');
  await expect(hers.getByText('Next step proposed: Family introduction')).toBeShown();
  await hers.getByRole('link', { name: 'Read and answer' }).click();
  await expect(heading(hers, 'He proposes: Family introduction')).toBeShown();
  await button(hers, 'Agree').click();
  await expect(toast(hers, 'Now at: Family introduction')).toBeShown();
  await expect(atStage(hers, 'Family introduction')).toBeShown();
  await expect(atStage(his, 'Family introduction')).toBeShown();

  await button(his, 'About this conversation').click();
  const propose = button(panel(his), 'Propose: Meeting arranged');
  expect(await propose.isDisabled(), 'a meeting without words').toBe(true);
  await field(panel(his), 'A sentence for her guardian').fill(PLAN);
  await propose.click();
  await expect(his.getByText(PLAN)).toBeShown();
  await expect(heading(hers, 'He proposes: Meeting arranged')).toBeShown();
  expect(await hers.getByText(PLAN).count(), 'words for her guardian').toBe(0);
  await button(hers, 'Agree').click();
  await expect(heading(hers, 'You both agreed: Meeting arranged')).toBeShown();
  const wali = await open({ as: guardian, ...PHONE });
  await wali.goto(`/guardian-messages/${matchId}`);
  await expect(heading(wali, 'Both agreed: Meeting arranged')).toBeShown();
  await expect(wali.getByText(PLAN)).toBeShown();
  await button(wali, 'Confirm it').click();
  await expect(atStage(wali, 'Meeting arranged')).toBeShown();
  await expect(atStage(hers, 'Meeting arranged')).toBeShown();
});

test('the three agree on a meeting, which her guardian reads first', async () => {
  const matched = await aMatch(product);
  await toFamilyIntroduction(matched);
  const { brother, sister, guardian, matchId } = matched;
  const his = await open({ as: brother, ...PHONE });
  await his.goto(`/messages/${matchId}/meeting`);
  await button(his, 'Propose a meeting').click();
  expect(await his.getByRole('radio', { checked: true }).count(), 'what nobody chose').toBe(0);
  await button(his, 'Propose the meeting').click();
  await expect(his.getByText('Please choose one of the answers for the place').first()).toBeShown();
  await field(his, 'A public place').check();
  await field(his, 'Which place?').fill('The café in the library');
  await field(his, 'Time 1').fill(`${(await product.now()).getUTCFullYear() + 1}-02-06T15:00`);
  await field(his, 'Who will be there?').fill('my father');
  await button(his, 'Propose the meeting').click();
  await expect(his.getByText('Her guardian reads this first.')).toBeShown();

  const hers = await open({ as: sister });
  await hers.goto(`/messages/${matchId}/meeting`);
  await expect(hers.getByText('No meeting is proposed.')).toBeShown();
  const wali = await open({ as: guardian, ...PHONE });
  await wali.goto(`/guardian-messages/${matchId}/meeting`);
  await wali.getByLabel('You cannot come?').fill('her aunt Khadija');
  await wali.getByRole('button', { name: /^Confirm this time/ }).click();
  await expect(wali.getByText('In the guardian’s place: her aunt Khadija')).toBeShown();

  await hers.getByRole('button', { name: /^Confirm this time/ }).click();
  for (const page of [his, hers, wali]) await expect(page.getByText('Confirmed', { exact: true })).toBeShown();
  const file = his.waitForEvent('download');
  await his.getByRole('link', { name: 'Calendar file' }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
});

test('pausing needs a confirmation, leaves the input in place, and is reversed there', async () => {
  const matched = await aMatch(product);
  const { brother, sister, matchId } = matched;
  const hers = await open({ as: sister, ...PHONE });
  await hers.goto(`/messages/${matchId}`);
  await field(hers, 'Write a message').fill('Not sent yet.');
  await button(hers, 'About this conversation').click();
  await panel(hers).getByRole('button', { name: 'Pause', exact: true }).click();
  await field(hers, 'Why? (you can leave this empty)').fill('I need some days.');
  await hers.reload();
  await button(hers, 'About this conversation').click();
  await panel(hers).getByRole('button', { name: 'Pause', exact: true }).click();
  expect(await field(hers, 'Why? (you can leave this empty)').inputValue()).toBe('I need some days.');
  await button(hers, 'Pause it').click();
  await expect(toast(hers, 'Paused')).toBeShown();
  await expect(hers.locator('.talk-form').getByText('You paused this conversation.')).toBeShown();
  await expect(hers.locator('.draft').getByText('Not sent yet.')).toBeShown();

  const his = await open({ as: brother });
  await his.goto('/messages');
  await expect(his.getByText('Her side paused this conversation.')).toBeShown();

  await button(hers, 'About this conversation').click();
  await button(hers, 'End your pause').click();
  await button(hers, 'End the pause').click();
  await expect(toast(hers, 'Your pause has ended')).toBeShown();
  await expect(field(hers, 'Write a message')).toBeShown();
});

test('her guardian reads along if both want it, and ends the match with a reason', async () => {
  const matched = await aMatch(product);
  const { brother, sister, guardian, matchId } = matched;
  await call(matched, sister, 'supervision', { mode: 'read_along' });
  const wali = await open({ as: guardian, ...PHONE });
  await wali.goto(`/guardian-messages/${matchId}`);
  await expect(wali.getByText('Amina wants you to read along. It starts if you agree.')).toBeShown();
  await button(wali, 'Ask her: may messages go at once?').click();
  await expect(wali.getByText('You read along: messages are delivered at once', { exact: true })).toBeShown();

  const his = await open({ as: brother });
  await his.goto(`/messages/${matchId}`);
  await expect(his.getByText('Her guardian reads along. We deliver messages at once.')).toBeShown();
  await field(his, 'Write a message').fill('Assalamu alaikum.');
  await button(his, 'Send').click();
  await expect(his.getByText('We delivered your message. The guardian reads along.').first()).toBeShown();
  await expect(wali.getByText('Assalamu alaikum.')).toBeShown();
  const hers = await open({ as: sister });
  await hers.goto('/dashboard');
  await expect(hers.getByText('For you to read')).toBeShown();
  expect(await hers.getByText('Guardian approved').count(), 'what nobody approved').toBe(0);

  await button(wali, 'End').click();
  await expect(heading(wali, 'End this conversation?')).toBeShown();
  await field(wali, 'Why? (you can leave this empty)').fill('It is better so.');
  await button(wali, 'End it').click();
  await expect(wali.getByText('“It is better so.”')).toBeShown();
  await expect(his.getByText(/paused/).first()).toBeShown();
  await hers.goto(`/messages/${matchId}`);
  await expect(button(hers, 'I do not want this ended')).toBeShown();

  await expectOk('Ending', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'ended' }));
  await expect(his.getByText('Her side has ended this conversation. May Allah grant you what is better.')).toBeShown();
  await his.goto('/matches');
  const past = his.getByRole('group').filter({ hasText: 'Ended matches' });
  await past.getByText('Ended matches').click();
  await expect(past.getByRole('link', { name: 'Read the conversation' })).toBeShown();
  await expect(
    his.getByText('You have no match now. When an interest request is accepted, it will be here.'),
  ).toBeShown();
});

test('a message is read when it is visible, not in a background tab', async () => {
  const matched = await aMatch(product);
  const { brother, sister, guardian, matchId } = matched;
  const hers = await open({ as: sister });
  await hers.addInitScript(`
    window.isBehind = true;
    Object.defineProperty(document, 'visibilityState', { get: () => (window.isBehind ? 'hidden' : 'visible') });
  `);
  const requestBodies: string[] = [];
  hers.on('request', (request) => request.method() !== 'GET' && requestBodies.push(request.url()));
  await call(matched, brother, 'messages', { content: 'How do you keep Ramadan at home?' });
  await decideNext(guardian, 'approve');
  await hers.goto(`/messages/${matchId}`);
  await expect(hers.getByText('How do you keep Ramadan at home?')).toBeShown();
  await hers.evaluate('new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))');
  expect(requestBodies).toEqual([]);

  await hers.evaluate(`window.isBehind = false; document.dispatchEvent(new Event('visibilitychange'))`);
  const unread = async () => (await sister.browser.get('/api/messages/unread-count')).body.count;
  await expect.poll(unread).toBe(0);
  expect(requestBodies.some((address) => address.endsWith('/read'))).toBe(true);
});

import { addressIn, languageIds } from '#kernel/i18n/languages.ts';
import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aSisterWithoutProfile,
  confirmEmail,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  verifyGuardian,
} from '../../src/testing/people.ts';
import { fillProfile } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, cardOf, field, heading, link, menu, toast } from '../support/screen.ts';

const { open } = journey();
const PHONE = { width: 390, height: 664 };

test('a card begins with her own words, cut at the end of a sentence, and the number is on her profile', async () => {
  const shown = 'I teach in a primary school. I keep a small garden with my mother.';
  const bio = `${shown} ${'We walk by the river and read together in the evening, '.repeat(3)}and we are patient.`;
  const sister = await aSister(product, 'Zahra', { location: 'Cardtown', bio });
  await verifyGuardian(product, sister);
  const yusuf = await aBrother(product, 'Yusuf', { location: 'Farcard' });
  await Promise.all([grant(product, yusuf), confirmEmail(product, yusuf)]);
  const page = await open({ as: yusuf });
  await page.goto('/browse?location=Cardtown');
  const card = page.getByRole('article');
  await expect(card.getByText(shown, { exact: true })).toBeShown();
  await expect(card.getByText('Worth asking:')).toBeShown();
  expect(await card.innerText()).not.toMatch(/of 100|patient/);
  expect(await link(page, 'How we work out compatibility').count()).toBe(1);
  await link(card, 'Read profile').click();
  await expect(page.getByText(/^Compatibility: \d+ of 100/)).toBeShown();

  await page.setViewportSize(PHONE);
  for (const language of languageIds) {
    await page.goto(addressIn(language, '/browse?location=Cardtown'));
    const words = await page.getByRole('article').getByText(shown).boundingBox();
    const bar = await page.locator('.foot-bar').boundingBox();
    expect(words!.y + words!.height, `her words in the first screen: ${language}`).toBeLessThan(bar!.y);
  }
});

test('on a phone her dashboard names who is waiting for whom, with the next step in view', async () => {
  const [amina, yusuf] = await Promise.all([
    aSister(product, 'amina_88', {}, { firstName: 'Amina' }),
    aBrother(product, 'Yusuf'),
  ]);
  const guardian = await guardianOf(product, amina);
  await grant(product, yusuf);
  await yusuf.browser.post('/api/interest-requests', { toProfileId: amina.profileId, message: 'May I ask?' });
  await decideNext(guardian, 'approve');
  const page = await open({ as: amina, viewport: PHONE });
  await page.goto('/dashboard');
  await expect(heading(page, 'Assalamu alaikum, Amina')).toBeShown();
  await expect(heading(page, 'Waiting for you')).toBeShown();
  const answer = await link(page, 'Read and answer').boundingBox();
  expect(answer!.y + answer!.height).toBeLessThan(PHONE.height);
  expect(await page.getByText('Profile #' + yusuf.profileId).count()).toBe(1);
});

test('she reads his profile before she accepts, and both buttons are at its foot', async () => {
  const [amina, yusuf] = await Promise.all([aSister(product, 'Amina'), aBrother(product, 'Yusuf')]);
  const guardian = await guardianOf(product, amina);
  await grant(product, yusuf);
  const send = () =>
    yusuf.browser.post('/api/interest-requests', { toProfileId: amina.profileId, message: 'May I ask?' });
  await expectOk('Interest', send());
  const page = await open({ as: amina, viewport: PHONE });
  await page.goto('/interest-requests');
  await expect(page.getByText('Guardian Review', { exact: true })).toBeShown();
  expect(await link(page, 'Read his profile').count(), 'a decision before her guardian').toBe(0);
  await decideNext(guardian, 'approve');
  const card = cardOf(page, yusuf.profileId);
  await expect(button(card, 'Accept')).toBeShown();
  const [read, accept, decline] = await Promise.all(
    [link(card, 'Read his profile'), button(card, 'Accept'), button(card, 'Decline')].map((one) => one.boundingBox()),
  );
  expect([read!.x < accept!.x, read!.y], 'before the answers, in one row').toEqual([true, accept!.y]);
  expect([decline!.y, decline!.width]).toEqual([accept!.y, accept!.width]);
  await link(card, 'Read his profile').click();
  await expect(heading(page, 'The request to you')).toBeShown();
  await expect(button(page, 'Accept')).toBeShown();
  await button(page, 'Decline').click();
  await button(page.getByRole('dialog'), 'Decline').click();
  await expect(toast(page, 'Interest declined')).toBeShown();
  await expect(heading(page, 'The request to you')).toDisappear();
  await page.goto('/interest-requests');
  await expect(page.getByText('You have no open requests now.')).toBeShown();
  await expect(page.getByText('Earlier requests (1)')).toBeShown();
});

test('the paid plans are three lines of one table, which states the saving once', async () => {
  const page = await open();
  await page.goto('/pricing');
  const table = page.getByRole('region', { name: 'Paid plans' });
  await expect(table.getByText('£35.94 less than 6 months of Monthly')).toBeShown();
  await expect(table.getByText('Less than 7 months of Monthly')).toBeShown();
  expect(await table.getByRole('article').count()).toBe(3);
  expect(await table.getByText('3 a month; unused ones carry over, at most 6 at once').count()).toBe(1);
  expect(await page.innerText('main')).not.toMatch(/match request|introduc/);
});

test('each step of the form has a name, and is checked when she leaves it', async () => {
  const page = await open({ as: await aSisterWithoutProfile(product, 'Amina'), viewport: PHONE });
  await page.goto('/create-profile');
  const steps = page.getByRole('navigation', { name: 'The parts of your profile' });
  await expect(steps.getByText('Marriage and values')).toBeShown();
  await link(steps, 'Marriage and values').click();
  await expect(steps.getByText('Something is missing here')).toBeShown();
  await link(steps, 'About you').click();
  await fillProfile(page);
  await expect.poll(() => steps.getByText('Complete').count()).toBe(2);
  expect(await steps.getByText('Something is missing here').count()).toBe(0);
});

test('he confirms all assumed facts at once', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const page = await open({ as: yusuf });
  await page.goto('/profile');
  await expect(page.getByRole('row', { name: /^Diet Halal only/ })).toBeShown();
  await button(page, 'All of these are right').click();
  await expect(page.getByRole('table')).toDisappear();
  expect((await yusuf.browser.get('/api/profile')).body.assumedFields).toEqual([]);
});

test('he downloads his data from the general settings', async () => {
  const page = await open({ as: await aBrother(product, 'Yusuf') });
  await page.goto('/account-settings');
  await expect(heading(page, 'Your data')).toBeShown();
  await expect(button(page, 'Download my data')).toBeShown();
});

test('a conversation has the whole screen of a phone, and no hint about a keyboard', async () => {
  const { brother, matchId } = await aMatch(product);
  const page = await open({ as: brother, viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto(`/messages/${matchId}`);
  const box = field(page, 'Write a message');
  await expect(box).toBeShown();
  await expect(menu(page)).toDisappear();
  expect(await page.getByRole('banner').count()).toBe(0);
  await expect(page.getByText(/Enter to send/)).toDisappear();
  await box.fill('One line');
  await box.press('Enter');
  await box.pressSequentially('and another');
  expect(await box.inputValue()).toBe('One line\nand another');
  await link(page, 'All messages').click();
  await expect(menu(page)).toBeShown();
});

test('on a wide screen her profile is next to the conversation', async () => {
  const { brother, sister, matchId } = await aMatch(product);
  const page = await open({ as: brother, viewport: { width: 1280, height: 800 } });
  await page.goto(`/messages/${matchId}`);
  const aside = page.getByRole('complementary', { name: `Profile #${sister.profileId}` });
  await expect(aside.getByText(/^I teach in a primary school/)).toBeShown();
  const [talk, person] = [await page.getByRole('log').boundingBox(), await aside.boundingBox()];
  expect(person!.x).toBeGreaterThan(talk!.x + talk!.width);
});

test('her guardian’s view of a conversation opens at the newest message', async () => {
  const { sister, guardian, matchId } = await aMatch(product);
  for (let n = 1; n <= 8; n++) {
    const content = `Line ${n}. `.repeat(40);
    await expectOk('Message', sister.browser.post(`/api/matches/${matchId}/messages`, { content }));
  }
  const page = await open({ as: guardian, viewport: PHONE });
  await page.goto(`/guardian-messages/${matchId}`);
  const newest = page.getByText(/^Line 8\./);
  await expect(newest).toBeShown();
  await expect
    .poll(async () => {
      const { y, height } = (await newest.boundingBox())!;
      return y + height > 0 && y + height < PHONE.height;
    })
    .toBe(true);
});

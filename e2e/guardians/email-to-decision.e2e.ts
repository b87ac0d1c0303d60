import { addressIn, type Language } from '#kernel/i18n/languages.ts';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aSister, expectOk, grant, invitationTo, verifyGuardian } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';

const { open } = journey();
const PHONE = { viewport: { width: 390, height: 664 }, javaScriptEnabled: false };
const MOST_WORDS = 60;
const DECISION = 'a[href*="/decide/"]';
const WORDS = 'I would welcome speaking with your father first, if he agrees to it.';

/** Names what to do with an address that is not complete. */
const COPY: Record<Language, RegExp> = {
  en: /copy the whole address/,
  ar: /انسخوا العنوان كله/,
  ur: /پورا پتا کاپی کریں/,
};

/** Requires a control to be in view as the page opens, without scrolling. */
async function expectInView(control: Locator, what: string): Promise<void> {
  await expect(control, what).toBeShown();
  const { y, height } = (await control.boundingBox())!;
  expect(y, `top of ${what}`).toBeGreaterThanOrEqual(0);
  expect(y + height, `foot of ${what}`).toBeLessThanOrEqual(PHONE.viewport.height);
}

/** Counts the words that a reader sees in the email above its button. */
async function countWordsBefore(page: Page): Promise<number> {
  const read = (await page.locator('body').innerText()).trim();
  const label = (await page.locator(DECISION).first().innerText()).trim();
  const [before, rest] = read.split(label);
  expect(rest, 'the button is in the email').toBeDefined();
  // A preheader is padded with signs that nobody sees.
  return before!.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** On a page in another language, English words say so and have their own direction. */
async function expectMarkedAsEnglish(page: Page): Promise<void> {
  const language = await page.locator('html').getAttribute('lang');
  await expect(page.locator('.letter[lang=en][dir=ltr]')).toBeShown();
  expect(await page.locator('.written').count(), 'label in English').toBe(language === 'en' ? 0 : 1);
}

/** Decides the newest item from its email by one of the two buttons, and returns the number of taps. */
async function decideFromMail(page: Page, address: string, answer: 'approve' | 'decline'): Promise<number> {
  let taps = 0;
  const tap = async (control: Locator, what: string) => {
    await expectInView(control, what);
    await control.click();
    taps++;
  };
  const mail = (await product.mailTo(address)).find(({ html }) => html.includes('/decide/'));
  // Mail programs apply no policy of ours.
  await page.goto('about:blank');
  await page.setContent(mail!.html);
  expect(await countWordsBefore(page), 'words before the button').toBeLessThanOrEqual(MOST_WORDS);
  await tap(page.locator(DECISION).first(), 'the button of the email');
  for (const other of ['approve', 'decline']) await expectInView(page.locator(`button[value="${other}"]`), other);
  await expectMarkedAsEnglish(page);
  await tap(page.locator(`button[value="${answer}"]`), answer);
  await expect(page.locator('.decided')).toBeShown();
  return taps;
}

const languages: Language[] = ['en', 'ar', 'ur'];

test.each(languages)(
  'from the email to a decision it takes two taps, at most 60 words and no scrolling: %s',
  async (language) => {
    const amina = await aSister(product, 'Amina', {}, { language });
    const [yusuf] = await Promise.all([aBrother(product, 'Yusuf'), verifyGuardian(product, amina)]);
    await grant(product, yusuf);
    const page = await open(PHONE);
    const request = { toProfileId: amina.profileId, message: WORDS };
    const { body } = await expectOk('Request', yusuf.browser.post('/api/interest-requests', request));
    expect(await decideFromMail(page, amina.wali.email, 'approve'), 'taps for a request').toBe(2);
    const received = async () => (await amina.browser.get('/api/interest-requests/received')).body[0];
    expect((await received()).status).toBe('pending');

    const accept = { action: 'accept' };
    const { id } = await received();
    const { body: accepted } = await expectOk(
      'Acceptance',
      amina.browser.post(`/api/interest-requests/${id}/respond`, accept),
    );
    expect(body.id).toBe(id);
    // An email an hour: after that the next item is mailed at once.
    await product.advance('PT61M');
    const messages = `/api/matches/${accepted.matchId}/messages`;
    await expectOk('Message', yusuf.browser.post(messages, { content: 'Assalamu alaikum. How are your parents?' }));
    await product.waitForIdle();
    expect(await decideFromMail(page, amina.wali.email, 'approve'), 'taps for a message').toBe(2);
    expect((await amina.browser.get(messages)).body, 'the message reached her').toHaveLength(1);

    await product.advance('PT61M');
    await expectOk('Message', yusuf.browser.post(messages, { content: 'May I ask about your work?' }));
    await product.waitForIdle();
    expect(await decideFromMail(page, amina.wali.email, 'decline'), 'taps for a no').toBe(2);
    const newest = (await yusuf.browser.get(messages)).body.at(-1);
    expect(newest.guardianDeclined, 'the message was declined').toBe(true);
  },
);

test.each(languages)('the page after the confirmation offers the account, without scrolling: %s', async (language) => {
  const amina = await aSister(product, 'Amina', {}, { language });
  const { id, code } = await invitationTo(product, amina.wali.email);
  const page = await open(PHONE);
  await page.goto(addressIn(language, `/wali-verify?id=${id}&code=${code}`));
  await page.locator('button[value="accept"]').click();
  const account = page.locator('a[href*="/guardian-claim?token="]');
  await expectInView(account, 'the way to the account');
  await account.click();
  await expect(page).toBeAt(addressIn(language, '/guardian-claim'));
});

test.each(languages)('a cut link of an email says what to do next: %s', async (language) => {
  const page = await open(PHONE);
  for (const path of ['/decide/unknown', '/step-down/unknown', '/unsubscribe/unknown', '/decide/invitation/unknown']) {
    await page.goto(addressIn(language, path));
    await expect(page.getByText(COPY[language]), path).toBeShown();
  }
});

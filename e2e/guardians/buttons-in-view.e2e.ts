import { addressIn } from '#kernel/i18n/languages.ts';
import ar from '#texts/ar/guardianship.json' with { type: 'json' };
import arDecide from '#texts/ar/decide.json' with { type: 'json' };
import ur from '#texts/ur/guardianship.json' with { type: 'json' };
import urDecide from '#texts/ur/decide.json' with { type: 'json' };
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aSister, expectOk, grant, linkIn } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';

const { open } = journey();
const PHONE = { viewport: { width: 390, height: 664 } };
const LEAST = 52;

/** Requires the buttons of the page to be in view without scrolling, equal, and as wide as the text above them. */
async function expectInView(page: Page, count: number): Promise<void> {
  const buttons = page.locator('.decision-buttons').first().locator('button, a');
  await expect.poll(() => buttons.count()).toBe(count);
  const boxes = await Promise.all((await buttons.all()).map(async (one) => (await one.boundingBox())!));
  for (const { y, width, height } of boxes) {
    expect(y + height, 'the foot of the button').toBeLessThanOrEqual(PHONE.viewport.height);
    expect(height, 'its height').toBeGreaterThanOrEqual(LEAST);
    expect(width, 'its width').toBeCloseTo(boxes[0]!.width, 0);
  }
  const text = (await page.locator('h1').boundingBox())!;
  const [start, end] = [Math.min(...boxes.map(({ x }) => x)), Math.max(...boxes.map(({ x, width }) => x + width))];
  expect([start, end], 'from edge to edge').toEqual([
    expect.closeTo(text.x, 0),
    expect.closeTo(text.x + text.width, 0),
  ]);
}

/** The question as its heading, without the marks that isolate a name. */
const HEADINGS = {
  en: 'Your daughter Zahra has chosen you as her wali (guardian)',
  ar: ar.waliVerify.question.replace('{{ward}}', arDecide.ward.father.replace('{{ward}}', 'Zahra')),
  ur: ur.waliVerify.question.replace('{{ward}}', urDecide.ward.father.replace('{{ward}}', 'Zahra')),
};
const headingOf = async (page: Page) => (await page.locator('h1').innerText()).replaceAll(/[\u2066-\u2069]/g, '');

test.each(['en', 'ar', 'ur'] as const)(
  'a guardian sees who she is and the buttons of each question without scrolling: %s',
  async (language) => {
    const sister = await aSister(product, 'Zahra', {}, { language });
    const page = await open(PHONE);
    const goTo = (path: string) => page.goto(addressIn(language, path));
    const followMail = async (pattern: RegExp) => page.goto(await linkIn(product, sister.wali.email, pattern));
    const mailed = await linkIn(product, sister.wali.email, /wali-verify\?id=([\w-]+&code=\w+)/);
    const [id, code] = mailed.split('&code=');
    await goTo(`/wali-verify?id=${id}&code=${code}`);
    await expectInView(page, 2);
    expect(await headingOf(page)).toBe(HEADINGS[language]);
    const verified = product.visitor().get(`/api/wali-verify/${id}?code=${code}`, { 'X-Requested-With': 'mithaq' });
    await goTo((await expectOk('Verification', verified)).body.claimPath);
    await expectInView(page, 1);
    await followMail(/(\/(?:\w\w\/)?step-down\/[\w-]+)/);
    await expectInView(page, 2);

    const brother = await aBrother(product, 'Yusuf');
    await grant(product, brother);
    const message = 'I would welcome speaking with your father first, if he agrees to it.';
    const { profileId: toProfileId } = sister;
    await expectOk('Interest', brother.browser.post('/api/interest-requests', { toProfileId, message }));
    await followMail(/(\/(?:\w\w\/)?decide\/[\w-]+)/);
    await expectInView(page, 2);
  },
);

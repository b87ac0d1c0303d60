import { expect, test } from 'vitest';
import { aBrother, aSister, verifyGuardian } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { link } from '../support/screen.ts';

const { open } = journey();

test('a card begins with her own words, cut at the end of a sentence, and the number is on her profile', async () => {
  const shown = 'I teach in a primary school. I keep a small garden with my mother.';
  const bio = `${shown} ${'We walk by the river and read together in the evening, '.repeat(3)}and we are patient.`;
  const sister = await aSister(product, 'Zahra', { location: 'Cardtown', bio });
  await verifyGuardian(product, sister);
  const page = await open({ as: await aBrother(product, 'Yusuf', { location: 'Farcard' }) });
  await page.goto('/browse?location=Cardtown');
  const card = page.getByRole('article');
  await expect(card.getByText(shown, { exact: true })).toBeShown();
  await expect(card.getByText('Worth asking:')).toBeShown();
  expect(await card.innerText()).not.toMatch(/of 100|patient/);
  expect(await link(page, 'How we work out compatibility').count()).toBe(1);
  await link(card, 'Read profile').click();
  await expect(page.getByText(/^Compatibility: \d+ of 100/)).toBeShown();
});

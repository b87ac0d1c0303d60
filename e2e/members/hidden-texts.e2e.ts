import { expect, test } from 'vitest';
import { aBrother, anAdmin } from '../../src/testing/people.ts';
import { hidePart, warn } from '../../src/testing/moderation.ts';
import { shifted } from '../support/checks/steadiness.ts';
import { journey, product } from '../support/journey.ts';

const { open } = journey();

test.each(['/profile', '/dashboard'])('%s shows what is hidden and a warning, and nothing jumps', async (address) => {
  const idris = await aBrother(product, 'Idris');
  const admin = await anAdmin(product);
  await hidePart(admin, idris);
  await warn(admin, idris);
  const page = await open({ as: idris });
  await page.goto(address);
  await expect(page.getByText(/^Our staff have hidden a text of your profile/)).toBeShown();
  await expect(page.getByRole('button', { name: 'I have read it' })).toBeShown();
  const { by, what } = await shifted(page);
  expect(by, what.join('\n')).toBeLessThanOrEqual(0.05);
});

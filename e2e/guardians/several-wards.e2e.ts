import { expect, test } from 'vitest';
import { anImam } from '../support/cast/guardians.ts';
import { journey } from '../support/journey.ts';
import { field, heading, link } from '../support/screen.ts';

const { open } = journey();

test('a guardian of several sisters selects one, and all pages show only her until he selects another', async () => {
  const { imam, wards } = await anImam();
  const [safiyya, hawwa] = wards;
  const page = await open({ as: imam });
  await page.goto('/guardian-dashboard');
  const choice = field(page, 'Who you are looking for');
  await expect(choice).toBeShown();
  await expect(page.getByText('Salam to Hawwa.')).toBeShown();
  expect(await choice.locator('option').allInnerTexts()).toEqual(['All 2 women', 'Safiyya', 'Hawwa · 1 waiting']);

  await choice.selectOption(String(safiyya!.profileId));
  await expect(page.getByText(/^You have nothing to read\. We email/)).toBeShown();
  await page.goto('/guardian/approvals');
  await expect(heading(page, 'You have nothing to read')).toBeShown();
  await choice.selectOption(String(hawwa!.profileId));
  await expect(page.getByText('Salam to Hawwa.')).toBeShown();

  await link(page, 'Ward profiles').first().click();
  await expect(page.getByText('Pending', { exact: true })).toBeShown();
  expect(await page.getByRole('article').getByText('Verified', { exact: true }).count()).toBe(2);
  await page.goto('/browse');
  expect(await field(page, 'Who you are looking for').inputValue()).toBe(String(hawwa!.profileId));
});

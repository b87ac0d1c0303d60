import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aSister } from '../src/app/testing/people.ts';
import { PASSWORD } from './support/forms.ts';
import { journey, product } from './support/journey.ts';
import { button, field, heading, toast } from './support/screen.ts';

const { open } = journey();

const question = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' });

test('who signed in long ago is asked for the password in place, and nothing typed is lost', async () => {
  const page = await open({ as: await aSister(product, 'Amina') });
  await page.goto('/guardian-setup');
  await field(page, 'Guardian’s full name').fill('Ibrahim Khan');
  await product.advance('PT11M');
  await button(page, 'Save and write to him').click();

  await expect(question(page)).toBeShown();
  const password = field(question(page), 'Password');
  expect(await password.evaluate((input) => input.matches(':focus'))).toBe(true);
  await password.fill('not her password');
  await password.press('Enter');
  await expect(question(page).getByText('This is not your current password')).toBeShown();
  await button(question(page), 'Cancel').click();
  await expect(question(page)).toBeGone();
  await expect(toast(page, 'Please give your password once more for this.')).toBeShown();
  expect(await field(page, 'Guardian’s full name').inputValue()).toBe('Ibrahim Khan');

  await button(page, 'Save and write to him').click();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page).toBeAt('/wali-pending');
  await expect(page.getByText('Ibrahim Khan').first()).toBeShown();
});

test('a form that has the password already does not ask for it twice', async () => {
  const page = await open({ as: await aBrother(product, 'Bilal') });
  await page.goto('/account-settings?tab=security');
  await product.advance('PT11M');
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill('Sunrise over 7 hills!');
  await field(page, 'Confirm new password').fill('Sunrise over 7 hills!');
  await button(page, 'Change Password').click();
  await expect(toast(page, 'Password changed')).toBeShown();
  await expect(heading(page, 'Account Settings')).toBeShown();
});

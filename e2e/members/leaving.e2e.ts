import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aSister, grant, guardianOf } from '../../src/testing/people.ts';
import { freshAddress, PASSWORD, signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();

/** Downloads the file with all personal data, after the password if the sign-in is old. */
async function expectMyData(page: Page, email: string, within: Page | Locator = page): Promise<void> {
  await product.advance('PT11M');
  await button(within, 'Download my data').click();
  const again = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await field(again, 'Password').fill(PASSWORD);
  const [file] = await Promise.all([page.waitForEvent('download'), button(again, 'Continue').click()]);
  expect(file.suggestedFilename()).toMatch(/^mithaq-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).data.account[0].email).toBe(email);
  await expect(toast(page, 'Your browser has your data')).toBeShown();
}

test('a sister deletes her account, signs in again and restores it', async () => {
  const [amina, yusuf] = await Promise.all([aSister(product, 'Amina'), aBrother(product, 'Yusuf')]);
  await guardianOf(product, amina);
  await grant(product, yusuf);
  const page = await open({ as: amina });
  await page.goto('/account-settings?tab=subscription');
  await button(page, 'Delete my account').click();
  const requested = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(requested.getByText(/^After 30 days we erase your profile/)).toBeShown();
  await expectMyData(page, amina.email, requested);
  expect(await button(requested, 'Delete my account').isDisabled(), 'before the box is ticked').toBe(true);
  await requested.getByRole('checkbox').check();
  await button(requested, 'Delete my account').click();

  await expect(page).toBeAt('/leaving');
  await expect(heading(page, /^We will erase your account on \d+ \w+ \d{4}$/)).toBeShown();
  const hers = () => yusuf.browser.get(`/api/profiles/${amina.profileId}`);
  expect((await hers()).status).toBe(404);

  await link(page, 'Sign in').click();
  await signIn(page, amina.email);
  await expect(page).toBeAt('/leaving');
  await expect(button(page, 'Restore my account')).toBeShown();
  await expectMyData(page, amina.email);
  await page.goto('/browse');
  await expect(page).toBeAt('/leaving');
  await button(page, 'Restore my account').click();

  await expect(page).toBeAt('/dashboard');
  await expect(heading(page, 'Assalamu alaikum, Amina')).toBeShown();
  expect((await hers()).status).toBe(200);
  await page.goBack();
  await expect(page.getByText(/will be erased/)).toDisappear();
});

test('consent is withdrawn, and requested again after the return', async () => {
  const bilal = await aBrother(product, 'Bilal');
  const page = await open({ as: bilal });
  await page.goto('/account-settings');
  await button(page, 'Withdraw consent').click();
  const requested = page.getByRole('dialog', { name: 'Withdraw your consent?' });
  await requested.getByRole('checkbox').check();
  await button(requested, 'Withdraw consent').click();
  await expect(page).toBeAt('/leaving');

  await link(page, 'Sign in').click();
  await signIn(page, bilal.email);
  await button(page, 'Restore my account').click();
  await expect(page).toBeAt('/dashboard');
  await page.goto('/profile');
  await page.getByRole('checkbox', { name: /^I agree that Mithaq uses/ }).check();
  await button(page, 'I agree').click();
  await expect(toast(page, 'Profile updated successfully')).toBeShown();
  await expect(heading(page, 'Your consent')).toDisappear();
});

test('an old sign-in must be repeated above the open dialog', async () => {
  const idris = await aBrother(product, 'Idris');
  const page = await open({ as: idris });
  await page.goto('/account-settings?tab=subscription');
  await product.advance('PT11M');
  await button(page, 'Delete my account').click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await button(page.getByRole('dialog'), 'Delete my account').click();
  const again = page.getByRole('dialog').filter({ has: field(page, 'Password') });
  await field(again, 'Password').fill(PASSWORD);
  await again.getByRole('button').last().click();
  await expect(page).toBeAt('/leaving');
});

test('a member changes the address', async () => {
  const musa = await aBrother(product, 'Musa');
  const newAddress = freshAddress('musa');
  const page = await open({ as: musa });
  await page.goto('/account-settings');
  await button(page, 'Change email address').click();
  await field(page, 'New email address').fill(newAddress);
  await button(page, 'Send the link').click();
  await expect(toast(page, 'Please check your new mailbox')).toBeShown();
  await expect(page.getByText(`Waiting for you to confirm ${newAddress}`)).toBeShown();

  await page.goto(await linkIn(newAddress, '/confirm-email'));
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('link', { name: /dashboard/i }).click();
  await page.goto('/account-settings');
  await expect(page.getByText(newAddress, { exact: true })).toBeShown();
  await expect(page.getByText(/^Waiting for you to confirm/)).toDisappear();
});

test('a new password cancels a pending change of address', async () => {
  const page = await open({ as: await aBrother(product, 'Yunus') });
  await page.goto('/account-settings');
  await button(page, 'Change email address').click();
  const newAddress = freshAddress('yunus');
  await field(page, 'New email address').fill(newAddress);
  await button(page, 'Send the link').click();
  await expect(page.getByText(`Waiting for you to confirm ${newAddress}`)).toBeShown();
  await page.getByRole('tab', { name: 'Security' }).click();
  await field(page, 'Current password').fill(PASSWORD);
  for (const label of ['New password', 'Confirm new password']) await field(page, label).fill('Sunrise over 7 hills!');
  await button(page, 'Change password').click();
  await expect(toast(page, 'Password changed')).toBeShown();
  await page.getByRole('tab', { name: 'General' }).click();
  await expect(button(page, 'Change email address')).toBeShown();
  await expect(page.getByText(/^Waiting for you to confirm/)).toDisappear();

  await page.goto(await linkIn(newAddress, '/confirm-email'));
  await button(page, 'Confirm my address').click();
  await expect(heading(page, 'This link does not work')).toBeShown();
});

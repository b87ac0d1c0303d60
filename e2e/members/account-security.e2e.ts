import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Authenticator, switchTwoFactorOn } from '../../src/testing/authenticator.ts';
import { aBrother, aSister, confirmEmail } from '../../src/testing/people.ts';
import { PASSWORD, signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, field, heading, link, menu, toast } from '../support/screen.ts';

const { open } = journey();

const question = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' });

test('an old sign-in needs the password in place, and the input stays', async () => {
  const page = await open({ as: await aSister(product, 'Amina') });
  await page.goto('/guardian-setup');
  const father = page
    .getByRole('radiogroup', { name: 'He is your' })
    .getByRole('radio', { name: 'Father', exact: true });
  await expect.poll(() => father.isChecked(), { message: 'as she stated it' }).toBe(true);
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
  await expect(question(page)).toDisappear();
  await expect(toast(page, 'Please enter your password once more for this.')).toBeShown();
  expect(await field(page, 'Guardian’s full name').inputValue()).toBe('Ibrahim Khan');

  await button(page, 'Save and write to him').click();
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page).toBeAt('/wali-pending');
  await expect(page.getByText('Ibrahim Khan', { exact: true })).toBeShown();
});

test('a form with a password field does not ask for the password again', async () => {
  const page = await open({ as: await aBrother(product, 'Bilal') });
  await page.goto('/account-settings?tab=security');
  await product.advance('PT11M');
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill('Sunrise over 7 hills!');
  await field(page, 'Confirm new password').fill('Sunrise over 7 hills!');
  await button(page, 'Change password').click();
  await expect(toast(page, 'Password changed')).toBeShown();
  await expect(heading(page, 'Account settings')).toBeShown();
});

test('two-factor sign-in: set up, sign in with a code, sign in with a recovery code, switch off', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const page = await open({ as: yusuf });
  await page.goto('/account-settings?tab=security');
  await expect(page.getByText('Please confirm your email address first')).toBeShown();
  expect(await button(page, 'Set up').count()).toBe(0);
  await button(page.getByRole('tabpanel'), 'Send the link again').click();
  await expect(toast(page, 'Email sent')).toBeShown();
  await page.goto(await linkIn(yusuf.email, '/confirm-email'));
  await button(page, 'Confirm my address').click();
  await expect(heading(page, 'Your email is confirmed')).toBeShown();
  await page.goto('/account-settings?tab=security');
  await button(page, 'Set up').click();
  await button(page, 'Cancel').click();
  await expect(button(page, 'Set up').and(page.locator(':focus'))).toBeShown();
  await button(page, 'Set up').click();
  await expect(page.getByAltText(/^QR code for your authenticator app/)).toBeShown();
  const secret = await page.getByLabel('If you cannot scan it, type this key into the app:').innerText();
  const app = new Authenticator(product, secret.replaceAll(' ', ''));
  await field(page, 'Code from the app').fill('000000');
  await button(page, 'Switch on').click();
  await expect(page.getByText('This code is not right. Please try again')).toBeShown();
  await field(page, 'Code from the app').fill(await app.newCode());
  await button(page, 'Switch on').click();
  await expect(heading(page, 'Two-factor sign-in is on. Keep these recovery codes')).toBeShown();
  const codes = await page.getByRole('listitem').getByRole('code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const [download] = await Promise.all([page.waitForEvent('download'), link(page, 'Download').click()]);
  expect(download.suggestedFilename()).toBe('mithaq-recovery-codes.txt');
  expect(await readFile(await download.path(), 'utf8')).toContain(codes[9]);
  await button(page, 'I have saved them').click();
  await expect(button(page, 'Switch off').and(page.locator(':focus'))).toBeShown();
  await expect(page.getByText('Two-factor sign-in switched on')).toBeShown();

  await button(menu(page), 'Sign out').click();
  await expect(page).toBeAt('/');
  await page.goto('/auth');
  await signIn(page, yusuf.email);
  await expect(heading(page, 'One more step')).toBeShown();
  const code = await app.newCode();
  await field(page, 'Code of 6 digits').fill(code);
  await button(page, 'Sign In').click();
  await expect(page).toBeAt('/dashboard');

  const telephone = await open();
  await telephone.goto('/auth');
  await signIn(telephone, yusuf.email);
  await field(telephone, 'Code of 6 digits').fill(code);
  await button(telephone, 'Sign In').click();
  await expect(telephone.getByText('This code was used before. Please wait for the next one')).toBeShown();
  await button(telephone, 'Use a recovery code').click();
  await field(telephone, 'Recovery code').fill(codes[0]!.toLowerCase());
  await button(telephone, 'Sign In').click();
  await expect(telephone).toBeAt('/dashboard');

  await page.goto('/account-settings?tab=security');
  await button(page, 'Switch off').click();
  const card = page.locator('form').filter({ has: field(page, 'Code') });
  await field(card, 'Current password').fill(PASSWORD);
  await field(card, 'Code').fill(await app.newCode());
  await button(card, 'Switch off').click();
  await expect(toast(page, 'Two-factor sign-in is off')).toBeShown();
  await expect(button(page, 'Set up')).toBeShown();
});

test('after too many wrong codes the sign-in starts again with the password', async () => {
  const bilal = await aBrother(product, 'Bilal');
  await confirmEmail(product, bilal);
  await switchTwoFactorOn(product, bilal.browser);
  const page = await open();
  await page.goto('/auth');
  await signIn(page, bilal.email);
  for (let n = 0; n < 6; n++) {
    const answer = page.waitForResponse('**/api/auth/signin/two-factor');
    await field(page, 'Code of 6 digits').fill(`00000${n}`);
    await button(page, 'Sign In').click();
    await answer;
  }
  await expect(toast(page, 'This sign-in has ended. Please start again with your password.')).toBeShown();
  await expect(heading(page, 'Welcome Back')).toBeShown();
  expect(await field(page, 'Email').inputValue()).toBe(bilal.email);
});

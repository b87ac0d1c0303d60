import type { Page } from 'playwright';
import { expect } from 'vitest';
import { acceptTerms, fillGuardian, freshAddress, PASSWORD, type Guardian } from './forms.ts';
import { button, field } from './screen.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  threeDSecure: '4000 0027 6000 3184',
};
export const PAY = 'Complete Payment & Create Account';

/** Fills in the card form of the stand-in. */
export async function fillCard(page: Page, card: string): Promise<void> {
  await field(page, 'Card number').fill(card);
  await field(page, 'Expiry date (MM / YY)').fill('12 / 34');
  await field(page, 'Security code').fill('123');
}

/** Chooses that a month begins at once; longer plans have no such choice. */
export async function chooseToBegin(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Pay £|Complete Payment)/ })).toBeShown();
  const choice = page.getByRole('checkbox', { name: /^Please begin with my plan at once/ });
  if ((await choice.count()) > 0) await choice.check();
}

/** Fills in the sign-up form with a paid plan, and continues to the payment. */
export async function chooseAndGoOn(
  page: Page,
  { username, plan = 'Monthly', guardian }: { username: string; plan?: string; guardian?: Guardian },
): Promise<string> {
  const email = freshAddress(username.toLowerCase());
  await page.goto('/signup');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Username').fill(username);
  await page.getByRole('radio', { name: guardian ? /^Female/ : /^Male/ }).check();
  if (guardian) {
    await field(page, 'First name').fill(username);
    await fillGuardian(page, guardian);
  }
  await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
  await acceptTerms(page);
  await button(page, 'Continue to payment').click();
  await expect(page).toBeAt('/signup-payment');
  await expect(field(page, 'Card number')).toBeShown();
  return email;
}

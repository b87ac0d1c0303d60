import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { button, choose, field, toast } from './screen.ts';

/** The password of all people. */
export const PASSWORD = 'a long walk at dawn 7';

export interface Newcomer {
  username: string;
  email: string;
  gender: 'Male' | 'Female';
}
/** The man whom a sister names. */
export interface Guardian {
  name: string;
  email: string;
}

let count = 0;
/** A unique address of the local mailbox. */
export const freshAddress = (name: string): string => `${name}.${process.pid}.${++count}@journeys.example`;

/** Signs in at /auth, which the window must show. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.getByRole('tabpanel', { name: 'Sign In' });
  await field(form, 'Email').fill(email);
  await field(form, 'Password').fill(password);
  await button(form, 'Sign In').click();
}

/** Ticks the box of the terms in a sign-up form. */
export const acceptTerms = (form: Page | Locator) =>
  form.getByRole('checkbox', { name: /^I accept the terms/ }).check();

/** Fills in the fields about a sister's guardian; none of them is preselected on an English page. */
export async function fillGuardian(form: Page | Locator, { name, email }: Guardian): Promise<void> {
  await field(form, 'Guardian’s full name').fill(name);
  await field(form, 'Guardian’s email').fill(email);
  await field(form, 'Guardian’s phone').fill('+44 7700 900123');
  await choose(form, 'He is your', 'Brother');
  await choose(form, 'Language of our emails to him', 'English');
}

/** Signs up on the free plan at /auth, with a guardian for a sister. Ends on the sign-in tab. */
export async function signUp(page: Page, { username, email, gender }: Newcomer, guardian?: Guardian): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await field(form, 'Email').fill(email);
  await field(form, 'Password').fill(PASSWORD);
  await field(form, 'Username').fill(username);
  await form.getByRole('radio', { name: new RegExp(`^${gender}`) }).check();
  if (guardian) {
    await field(form, 'First name').fill(username);
    await fillGuardian(form, guardian);
  }
  await acceptTerms(form);
  await button(form, 'Create Account').click();
  await expect(toast(page, 'Account created successfully!')).toBeShown();
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeShown();
}

interface ProfileAnswers {
  age?: number;
  location?: string;
  bio?: string;
  headCovering?: string;
}
const ABOUT =
  'I teach in a primary school, keep a small garden, and hope for a home where mistakes are talked about kindly.';

/** Fills in all steps of the short profile form, and agrees below the answers, without sending it. */
export async function fillProfile(
  page: Page,
  { age = 34, location = 'Bradford', bio = ABOUT, headCovering }: ProfileAnswers = {},
): Promise<void> {
  await field(page, 'Age').fill(String(age));
  await field(page, 'Location').fill(location);
  await field(page, 'Occupation').fill('Teacher');
  await field(page, 'Education').fill('University degree');
  await field(page, 'About yourself, in your own words').fill(bio);
  await choose(page, 'Religious practice', 'Practising');
  await choose(page, 'Prayer', 'Five times a day');
  if (headCovering) await field(page, 'Head covering (optional)').selectOption(headCovering);
  await choose(page, 'Smoking', 'Never');
  await button(page, 'Continue').click();
  await choose(page, 'Marital status', 'Divorced');
  const iddah = page.getByRole('radio', { name: 'It is over', exact: true });
  if (await iddah.count()) await iddah.check();
  await choose(page, 'Do you have children?', 'No');
  await choose(page, 'Do you hope for children?', 'Yes');
  await choose(page, 'Hopes to marry', 'Within a year');
  await choose(page, 'Culture in marriage', 'Faith before culture');
  await page.getByRole('checkbox', { name: 'Honesty' }).check();
  await page.getByRole('checkbox', { name: 'Regular Prayer' }).check();
  await button(page, 'Continue').click();
  await page.getByRole('checkbox', { name: /^I agree that Mithaq uses/ }).check();
}

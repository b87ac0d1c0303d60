import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother } from '../../src/testing/people.ts';
import { PASSWORD, signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { whenStill } from '../support/checks/accessibility.ts';
import { linkIn } from '../support/mail.ts';
import { button, field, heading, link, menu, toast } from '../support/screen.ts';

const { open } = journey();

test('a wrong password is refused with a toast, the right one leads to the dashboard', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const page = await open();
  await page.goto('/auth');
  await expect(heading(page, 'Welcome Back')).toBeShown();
  await expect(page.getByText('Islamic matchmaking with guardian oversight')).toBeShown();

  await signIn(page, yusuf.email, 'not his password');
  await expect(toast(page, 'Login failed')).toBeShown();
  await expect(toast(page, 'Invalid email or password')).toBeShown();
  await expect(field(page, 'Password').and(page.locator('[aria-invalid=true]'))).toBeShown();
  await expect(page.getByRole('tabpanel').getByText('Invalid email or password')).toBeShown();
  expect(await field(page, 'Email').inputValue()).toBe(yusuf.email);

  const answer = Promise.withResolvers<void>();
  await page.route('**/api/auth/signin', (route) => answer.promise.then(() => route.continue()));
  await signIn(page, yusuf.email, PASSWORD);
  await expect(button(page, 'Signing In...')).toBeShown();
  expect(await button(page, 'Signing In...').isDisabled()).toBe(true);
  answer.resolve();
  await expect(page).toBeAt('/dashboard');
  await expect(toast(page, 'Welcome back!')).toBeShown();
  await expect(heading(page, 'Assalamu alaikum, Yusuf')).toBeShown();
});

test('an address without an account is refused in the same words', async () => {
  const page = await open();
  await page.goto('/auth');
  await signIn(page, 'nobody@people.example', PASSWORD);
  await expect(toast(page, 'Invalid email or password')).toBeShown();
});

test('a forgotten password is reset by email', async () => {
  const bilal = await aBrother(product, 'Bilal');
  const page = await open();
  await page.goto('/auth');
  await link(page, 'Forgot your password?').click();
  await expect(page).toBeAt('/forgot-password');

  await field(page, 'Email').fill('not an address');
  await button(page, 'Send the link').click();
  await expect(page.getByText('Please enter a valid email address')).toBeShown();
  await field(page, 'Email').fill(bilal.email);
  await button(page, 'Send the link').click();
  await expect(heading(page, 'Email Sent!')).toBeShown();
  await expect(page.getByText(bilal.email)).toBeShown();
  await expect(page.getByText(/works for 1 hour.*spam/)).toBeShown();
  await expect(button(page, 'Send Another Email')).toBeShown();

  const reset = await linkIn(bilal.email, '/reset-password');
  await page.goto(reset);
  await field(page, 'New password').fill('alllowercase');
  await field(page, 'Confirm new password').fill('something else');
  await button(page, 'Set the password').click();
  await expect(page.getByText('2 answers need another look')).toBeShown();
  const wrong = page.getByRole('listitem').filter({ hasText: 'New password' });
  await expect(wrong.getByText('Password must contain at least one uppercase letter')).toBeShown();
  await expect(field(page, 'New password')).toHaveFocus();
  await field(page, 'New password').fill('A new Dawn 9!');
  await button(page, 'Set the password').click();
  await expect(field(page, 'Confirm new password')).toHaveFocus();
  await expect(page.getByText("Passwords don't match")).toBeShown();
  await field(page, 'Confirm new password').fill('A new Dawn 9!');
  await button(page, 'Set the password').click();
  await expect(heading(page, 'Password Reset Complete!')).toBeShown();

  await link(page, 'Sign In Now').click();
  await expect(page).toBeAt('/auth');
  await signIn(page, bilal.email, PASSWORD);
  await expect(toast(page, 'Login failed')).toBeShown();
  await signIn(page, bilal.email, 'A new Dawn 9!');
  await expect(page).toBeAt('/dashboard');
  expect((await bilal.browser.get('/api/user')).status, 'his session elsewhere').toBe(401);

  const later = await open();
  await later.goto(reset);
  await expect(heading(later, 'This link was used before')).toBeShown();
  await expect(later.getByText(/^The link was used on \w+,? \d+ \w+ \d{4}\. Each link works once\.$/)).toBeShown();
  expect(await later.getByRole('main').innerText(), 'whose link it is').not.toMatch(/Bilal|@/);
  await link(later, 'Get a new link').click();
  await expect(later).toBeAt('/forgot-password');
});

test('a reset page without a token says so and leads to a new link', async () => {
  const page = await open();
  await page.goto('/reset-password');
  await expect(heading(page, 'Invalid Reset Link')).toBeShown();
  await expect(page.getByText('Invalid or missing reset token')).toBeShown();
  await link(page, 'Get a new link').click();
  await expect(page).toBeAt('/forgot-password');
});

test('a new member is asked to confirm the address, until it is done', async () => {
  const hamza = await aBrother(product, 'Hamza');
  const page = await open({ as: hamza });
  await page.goto('/dashboard');
  const requesting = page.getByRole('region', { name: 'Your address' }).getByText(hamza.email);
  await expect(requesting).toBeShown();
  await link(menu(page), 'Browse').click();
  await expect(heading(page, 'Browse Profiles')).toBeShown();
  expect(await requesting.count(), 'asked where it is not the matter').toBe(0);
  await page.goto(await linkIn(hamza.email, '/confirm-email'));
  await button(page, 'Confirm my address').click();
  await expect(heading(page, 'Your email is confirmed')).toBeShown();
  await link(page, 'Go to your dashboard').click();
  await expect(heading(page, 'Assalamu alaikum, Hamza')).toBeShown();
  await expect(menu(page)).toBeShown();
  expect(await requesting.count()).toBe(0);
});

test('signing out forgets everything and leads to the start page', async () => {
  const idris = await aBrother(product, 'Idris');
  const page = await open({ as: idris });
  await page.goto('/dashboard');
  await button(menu(page), 'Sign out').click();
  await expect(page).toBeAt('/');
  await expect(toast(page, 'Logged out')).toBeShown();
  await expect(toast(page, 'See you next time!')).toBeShown();
  await expect(link(page, 'Create Your Profile').first()).toBeShown();
  await page.goto('/dashboard');
  await expect(page).toBeAt('/auth');
});

test('/api/login and /api/logout redirect to pages', async () => {
  const musa = await aBrother(product, 'Musa');
  const page = await open({ as: musa });
  await page.goto('/api/logout');
  await expect(page).toBeAt('/');
  await page.goto('/profile');
  await expect(page).toBeAt('/auth');
  await page.goto('/api/login');
  await expect(page.getByRole('tab', { name: 'Sign In', selected: true })).toBeShown();
  await page.goto('/');
  await link(page, 'Create Your Profile').first().click();
  await expect(page).toBeAt('/auth');
  await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeShown();
});

test('after the sign-in a visitor gets the page that he requested', async () => {
  const isa = await aBrother(product, 'Isa');
  const page = await open();
  await page.goto('/browse?location=York');
  await link(page.getByRole('main'), 'Sign In').click();
  await expect(page).toBeAt('/auth');
  await signIn(page, isa.email);
  await expect(page).toBeAt('/browse');
  expect(new URL(page.url()).search).toBe('?location=York');
});

test('an unknown address is a page that is not found', async () => {
  const page = await open();
  await page.goto('/no/such/page');
  await expect(heading(page, 'Page Not Found')).toBeShown();
  await link(page, 'Go to the start page').click();
  await expect(page).toBeAt('/');
});

test('an unfinished sign-up is refused with a toast and its fields are marked', async () => {
  const page = await open();
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await field(page, 'Username').fill('Amina');
  await page.getByRole('radio', { name: /^Female/ }).check();
  await field(page, 'Guardian’s full name').fill('Ibrahim');
  await field(page, 'Guardian’s email').fill('ibrahim at home');
  await field(page, 'Guardian’s phone').fill('+44 7700');
  await button(page, 'Create Account').click();

  await expect(toast(page, 'Form validation failed')).toBeShown();
  await expect(toast(page, 'Please check the highlighted fields and try again.')).toBeShown();
  const marked = (label: string) => field(page, label).getAttribute('aria-invalid');
  for (const label of ['Email', 'Password', 'Guardian’s full name', 'Guardian’s email', 'Guardian’s phone'])
    expect(await marked(label), label).toBe('true');
  expect(await marked('Username')).toBe(null);
  expect(await colourOfFrame(field(page, 'Email'))).not.toBe(await colourOfFrame(field(page, 'Username')));
  expect(await field(page, 'Username').inputValue()).toBe('Amina');
});

async function colourOfFrame(input: Locator): Promise<string> {
  await whenStill(input.page());
  const id = JSON.stringify(await input.getAttribute('id'));
  return input.page().evaluate<string>(`getComputedStyle(document.getElementById(${id})).borderTopColor`);
}

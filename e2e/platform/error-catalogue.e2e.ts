import type { Locator, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { aBrother, aSister } from '../../src/testing/people.ts';
import { changingAnswers } from '../support/changed-answers.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { failing } from '../support/checks/failing-calls.ts';
import { acceptTerms, fillGuardian, fillProfile, freshAddress, PASSWORD, signIn, signUp } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, choose, expectToast, field, heading, link, menu } from '../support/screen.ts';

// The errors about accounts of R-P.4, each in its place.
const { open } = journey();
const FAILED = 'destructive';
const TOO_MANY = 'You tried too many times. Please wait a little and try again.';
const STRONG = 'Sunrise over 7 hills!';

/** Expects this message under a control or a group, which is marked as invalid. */
async function expectComplaint(control: Locator, words: string): Promise<void> {
  await expect(control.and(control.page().locator('[aria-invalid=true]'))).toBeShown();
  const id = await control.getAttribute('aria-describedby').then((ids) => ids?.split(' ').at(-1));
  await expect(control.page().locator(`[id="${id}"]`).getByText(words, { exact: true })).toBeShown();
}

describe('a mailed link is not called invalid after a network failure, and a retry works', () => {
  test('to confirm an address', async () => {
    const { email } = await aBrother(product, 'Idris');
    const page = await open();
    const restore = await failing(page, '/api/auth/confirm-email', { status: 503, says: TOO_MANY });
    await page.goto(await linkIn(email, '/confirm-email'));
    await button(page, 'Confirm my address').click();
    await expect(page.getByRole('alert').getByText(TOO_MANY)).toBeShown();
    await restore();
    await button(page, 'Confirm my address').click();
    await expect(heading(page, 'Your email is confirmed')).toBeShown();
  });

  test('to verify as a guardian, and to set up his account', async () => {
    const { wali } = await aSister(product, 'Amina');
    const page = await open();
    const invitation = new URL(await linkIn(wali.email, '/wali-verify'));
    const { searchParams: given } = invitation;
    const requested = `/api/wali-verify/${given.get('id')}`;
    // The page's request has the code in its address.
    const restore = await failing(page, `${requested}?code=${given.get('code')}`, 'unreachable');
    expectFailuresOf(page, requested);
    await page.goto(invitation.href);
    await expect(page.getByText('We could not load this')).toBeShown();
    await restore();
    await button(page, 'Try again').click();
    await button(page, 'I am her guardian').click();
    await expect(page.getByText('Thank you. You are verified.')).toBeShown();

    const claiming = await open();
    const restoreClaim = await failing(claiming, '/api/guardian/claim/describe', { status: 502 });
    await claiming.goto(await linkIn(wali.email, '/guardian-claim'));
    await expect(claiming.getByText('We could not load this')).toBeShown();
    await restoreClaim();
    await button(claiming, 'Try again').click();
    await expect(claiming.getByText(/^It is for/)).toBeShown();
  });
});

describe('sign in', () => {
  test('both fields are required, and the first must be an address', async () => {
    const page = await open();
    await page.goto('/auth');
    await signIn(page, '', '');
    await expectComplaint(field(page, 'Email'), 'Please give your email address');
    await expectComplaint(field(page, 'Password'), 'Please give your password');
    await signIn(page, 'idris at home', PASSWORD);
    await expectComplaint(field(page, 'Email'), 'Please enter a valid email address');
    expect(await field(page, 'Email').getAttribute('type')).toBe('email');
  });

  test('a refusal shows the server’s message, or a default one', async () => {
    const { email } = await aBrother(product, 'Idris');
    const page = await open();
    await page.goto('/auth');
    await signIn(page, email, 'not his password');
    await expectToast(page, 'Login failed', 'Invalid email or password', FAILED);
    await expect(link(page, 'Set a new password')).toBeShown();
    for (const [how, text] of [
      [{ status: 429, says: TOO_MANY }, TOO_MANY],
      [{ status: 502 }, 'Invalid email or password'],
      ['unreachable', 'Invalid email or password'],
    ] as const) {
      const restore = await failing(page, '/api/auth/signin', how);
      await signIn(page, email);
      await expectToast(page, 'Login failed', text, FAILED);
      // The next toast may have the same text.
      await button(page, 'Close').click();
      await restore();
    }
    await signIn(page, email);
    await expect(page).toBeAt('/dashboard');
    await expectToast(page, 'Welcome back!', 'You have signed in.');
  });
});

test('sign-out fails with a message, then works', async () => {
  const page = await open({ as: await aBrother(product, 'Bilal') });
  await page.goto('/profile');
  for (const [how, text] of [
    [{ status: 503, says: 'Our service is not working at the moment.' }, 'Our service is not working at the moment.'],
    [{ status: 502 }, 'Sign out failed'],
  ] as const) {
    const restore = await failing(page, '/api/auth/signout', how);
    await button(menu(page), 'Sign out').click();
    await expectToast(page, 'Logout failed', text, FAILED);
    await expect(page).toBeAt('/profile');
    await restore();
  }
  await button(menu(page), 'Sign out').click();
  await expectToast(page, 'Logged out', 'See you next time!');
  await expect(page).toBeAt('/');
});

/** Opens the sign-up form, filled in for a brother. */
async function signUpForm(page: Page, username: string): Promise<Locator> {
  await page.goto('/auth?tab=signup');
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await field(form, 'Email').fill(freshAddress(username.toLowerCase()));
  await field(form, 'Password').fill(PASSWORD);
  await field(form, 'Username').fill(username);
  await form.getByRole('radio', { name: /^Male/ }).check();
  await acceptTerms(form);
  return form;
}
async function nameGuardian(form: Locator, email = freshAddress('wali')): Promise<void> {
  await form.getByRole('radio', { name: /^Female/ }).check();
  await field(form, 'First name').fill('Yusra');
  await fillGuardian(form, { name: 'Ibrahim Khan', email });
}
const send = (form: Locator) => button(form, 'Create Account').click();
const refused = (page: Page) =>
  expectToast(page, 'Form validation failed', 'Please check the highlighted fields and try again.', FAILED);

describe('sign up', () => {
  test('each missing or invalid field says what it needs', async () => {
    const page = await open();
    await page.goto('/auth?tab=signup');
    const form = page.getByRole('tabpanel', { name: 'Create Account' });
    await field(form, 'Username').fill('   ');
    await send(form);
    await refused(page);
    await expectComplaint(field(form, 'Email'), 'Please give your email address');
    await expectComplaint(field(form, 'Password'), 'Please give your password');
    await expectComplaint(field(form, 'Username'), 'Please give a username');
    await expectComplaint(form.getByRole('radiogroup', { name: 'Gender' }), 'Please choose brother or sister');

    await form.getByRole('radio', { name: /^Female/ }).check();
    await field(form, 'Email').fill('amina at home');
    await field(form, 'Password').fill('12345');
    await field(form, 'Guardian’s full name').fill('Ibrahim');
    await field(form, 'Guardian’s email').fill('ibrahim at home');
    await field(form, 'Guardian’s phone').fill('+44 7700 90');
    await send(form);
    await refused(page);
    await expectComplaint(field(form, 'Email'), 'Please enter a valid email address');
    await expectComplaint(field(form, 'Password'), 'Password must be at least 6 characters');
    await expectComplaint(field(form, 'First name'), 'Please give your first name');
    await expectComplaint(field(form, 'Guardian’s full name'), "Please give the guardian's first and last name");
    await expectComplaint(field(form, 'Guardian’s email'), 'Please enter a valid email address');
    await expectComplaint(
      field(form, 'Guardian’s phone'),
      'Please give a phone number of at least 10 digits, with the country code',
    );
    await expectComplaint(
      form.getByRole('radiogroup', { name: 'He is your' }),
      'Please choose how he is related to you',
    );
    expect(await field(form, 'Guardian’s full name').inputValue()).toBe('Ibrahim');
  });

  test('plans that fail to load offer a retry, and are required at the end', async () => {
    const page = await open();
    const restore = await failing(page, '/api/subscription-plans', { status: 502 });
    const form = await signUpForm(page, 'Musa');
    await expect(form.getByRole('alert').getByText('Failed to fetch plans', { exact: true })).toBeShown();
    await send(form);
    await refused(page);
    await expect(form.getByText('Please select a subscription plan', { exact: true })).toBeShown();
    await restore();
    await button(form, 'Try again').click();
    await expect(form.getByRole('radio', { name: /^Free/ })).toBeShown();
    expect(await form.getByRole('radio', { name: /^Free/ }).isChecked()).toBe(true);
  });

  test('one of the offered plans must be selected', async () => {
    const page = await open();
    await changingAnswers<{ price: string }[]>(page, '**/api/subscription-plans', (plans) =>
      plans.filter(({ price }) => Number(price) > 0),
    );
    const form = await signUpForm(page, 'Musa');
    const plans = form.getByRole('radiogroup', { name: 'Subscription plan' });
    await expect(plans).toBeShown();
    await send(form);
    await refused(page);
    await expectComplaint(plans, 'Please select a subscription plan');

    // A plan may have been withdrawn since the form was loaded.
    await page.route('**/api/auth/signup', (route) => {
      const form = { ...route.request().postDataJSON(), selectedPlan: '99' };
      return route.continue({ postData: JSON.stringify(form) });
    });
    await page.unroute('**/api/subscription-plans');
    await page.reload();
    await signUpForm(page, 'Musa');
    await send(form);
    await expectToast(
      page,
      'Invalid subscription plan selected',
      'Please select a valid subscription plan and try again.',
      FAILED,
    );
    await expectComplaint(plans, 'Please select one of the plans on offer');
    await expect(button(form, 'Create Account')).toBeShown();
  });

  test('a failure shows the server’s message, or a default one', async () => {
    const { email } = await aBrother(product, 'Yusuf');
    const page = await open();
    const form = await signUpForm(page, 'Yusuf');
    await field(form, 'Email').fill(email);
    await send(form);
    await expectToast(page, 'Signup failed', 'An account with this email already exists', FAILED);
    await expect(link(page, 'Sign in')).toBeShown();
    for (const how of [{ status: 502 }, 'unreachable'] as const) {
      const restore = await failing(page, '/api/auth/signup', how);
      await send(form);
      await expectToast(page, 'Signup failed', 'An error occurred during signup', FAILED);
      await restore();
    }
    expect(await field(form, 'Username').inputValue()).toBe('Yusuf');

    const hers = freshAddress('yusra');
    await nameGuardian(form);
    await field(form, 'Email').fill(hers);
    await field(form, 'Guardian’s email').fill(hers);
    await send(form);
    await expectToast(page, 'Signup failed', 'This is your own email address. Please give your guardian’s.', FAILED);
    await expect(button(form, 'Create Account')).toBeShown();
  });

  test('a brother is welcomed; a sister is informed of the email to her guardian', async () => {
    const page = await open();
    await send(await signUpForm(page, 'Hamza'));
    const welcome = 'Welcome to Mithaq. Please sign in and complete your profile.';
    await expectToast(page, 'Account created successfully!', welcome);
    const form = await signUpForm(page, 'Hafsa');
    await nameGuardian(form);
    await send(form);
    const notice = 'We have emailed your guardian (wali). Please sign in to continue.';
    await expectToast(page, 'Account created successfully!', notice);
    await expect(page.getByText('Your account is made. We have written to Ibrahim Khan.')).toBeShown();
  });

  test('a visitor who came for a paid plan finds it selected, with its price', async () => {
    const page = await open();
    await page.goto('/signup?plan=6+months');
    const plans = page.getByRole('radiogroup', { name: 'Subscription plan' });
    for (const name of ['Free', 'Monthly', '6 Months', 'Lifetime']) {
      const choice = plans.getByRole('radio', { name: new RegExp(`^${name}`) });
      expect(await choice.isChecked(), name).toBe(name === '6 Months');
    }
    await expect(plans.getByText('£15.99')).toBeShown();
    await expect(button(page, 'Continue to payment')).toBeShown();
  });

  test('without cookies the payment is refused, and the form stays', async () => {
    const page = await open();
    await page.addInitScript("Object.defineProperty(navigator, 'cookieEnabled', { value: false })");
    const form = await signUpForm(page, 'Isa');
    await form.getByRole('radio', { name: /^Monthly/ }).check();
    await button(form, 'Continue to payment').click();
    await expectToast(page, 'Redirect failed', 'Please try again or contact support.', FAILED);
    await expect(button(form, 'Continue to payment')).toBeShown();
    expect(await field(form, 'Username').inputValue()).toBe('Isa');
  });

  test('a plan that is no longer free is refused with the server’s message', async () => {
    const page = await open();
    await page.route('**/api/auth/signup', (route) => {
      const form = { ...route.request().postDataJSON(), selectedPlan: 'monthly' };
      return route.continue({ postData: JSON.stringify(form) });
    });
    await send(await signUpForm(page, 'Zayd'));
    await expectToast(
      page,
      'Signup failed',
      'You pay for this plan before we make the account. Please choose it on the sign-up page.',
      FAILED,
    );
    await expect(button(page, 'Create Account')).toBeShown();
  });
});

test('wali set-up: after a failure a message is shown and the input stays', async () => {
  const page = await open({ as: await aSister(product, 'Maryam') });
  await page.goto('/guardian-setup');
  await field(page, 'Guardian’s full name').fill('Dawud Rahman');
  await choose(page, 'He is your', 'Brother');
  await choose(page, 'Language of our emails to him', 'English');
  await failing(page, '/api/guardian', { status: 502 });
  await button(page, 'Save and write to him').click();
  await expectToast(page, 'Failed to set up Wali verification. Please try again.', undefined, FAILED);
  expect(await field(page, 'Guardian’s full name').inputValue()).toBe('Dawud Rahman');
});

test('contact details in a profile are named at their field, and the input stays', async () => {
  const page = await open();
  const email = freshAddress('bilal');
  await signUp(page, { username: 'Bilal', email, gender: 'Male' });
  await signIn(page, email);
  const words = 'I repair boats in the harbour and read in the evenings. Ring me on 07700 900123.';
  const complaint = 'This was not saved. Please take out the contact details: a phone number (“07700 900123”).';
  await fillProfile(page, { bio: words });
  await button(page, 'Create profile').click();
  await expectToast(page, 'Profile creation failed', complaint, FAILED);
  const bio = field(page, 'About yourself, in your own words');
  await expectComplaint(bio, complaint);
  await expect(bio).toHaveFocus();
  expect(await bio.inputValue()).toBe(words);
  await bio.fill(words.replace(/Ring.*/, ''));
  await button(page, 'Back to your answers').click();
  await button(page, 'Create profile').click();
  await expect(page).toBeAt('/dashboard');

  await page.goto('/profile?step=values&at=dealBreakers');
  await field(page, 'What you hope for in a spouse').fill('Somebody who is found as @amina_writes.');
  await button(page, 'Save changes').click();
  const named = 'This was not saved. Please take out the contact details: a name on another service (“@amina_writes”).';
  await expectToast(page, 'Profile update failed', named, FAILED);
  await expectComplaint(field(page, 'What you hope for in a spouse'), named);
});

test('forgotten password: an invalid address, and a failure', async () => {
  const page = await open();
  await page.goto('/forgot-password');
  await button(page, 'Send the link').click();
  await expectComplaint(field(page, 'Email'), 'Please enter a valid email address');
  await field(page, 'Email').fill('bilal@journeys.example');
  for (const [how, text] of [
    [{ status: 429, says: TOO_MANY }, TOO_MANY],
    ['unreachable', 'An error occurred. Please try again.'],
  ] as const) {
    const restore = await failing(page, '/api/auth/forgot-password', how);
    await button(page, 'Send the link').click();
    await expectToast(page, 'We did not send the email', text, FAILED);
    await restore();
  }
  await button(page, 'Send the link').click();
  await expect(heading(page, 'Email Sent!')).toBeShown();
  expect(await heading(page, 'Email Sent!').evaluate((title) => title.matches(':focus'))).toBe(true);
});

describe('a reset', () => {
  const NEW = 'New password';
  const CONFIRM = 'Confirm new password';

  test('each password rule has its own message', async () => {
    const page = await open();
    await page.goto('/reset-password?token=unknown');
    for (const [password, message] of [
      ['Short1!', 'Password must be at least 8 characters'],
      ['sunrise over 7 hills!', 'Password must contain at least one uppercase letter'],
      ['SUNRISE OVER 7 HILLS!', 'Password must contain at least one lowercase letter'],
      ['Sunrise over hills!', 'Password must contain at least one number'],
      ['Sunrise7over7hills', 'Password must contain at least one special character'],
    ] as const) {
      await field(page, NEW).fill(password);
      await button(page, 'Set the password').click();
      await expectComplaint(field(page, NEW), message);
    }
    await field(page, NEW).fill(STRONG);
    await field(page, CONFIRM).fill('something else');
    await button(page, 'Set the password').click();
    await expectComplaint(field(page, CONFIRM), "Passwords don't match");
    await expect(heading(page, 'Set a new password')).toBeShown();
  });

  test('after a failure the input stays; an invalid link offers a new one', async () => {
    const page = await open();
    await page.goto('/reset-password?token=unknown');
    await field(page, NEW).fill(STRONG);
    await field(page, CONFIRM).fill(STRONG);
    const restore = await failing(page, '/api/auth/reset-password', { status: 502 });
    await button(page, 'Set the password').click();
    await expectToast(page, 'The password was not changed', 'An error occurred. Please try again.', FAILED);
    expect(await field(page, NEW).inputValue()).toBe(STRONG);
    await restore();
    await button(page, 'Set the password').click();
    const said =
      'This link does not work. It is not complete, was used before, or is too old. Please ask for a new one.';
    await expectToast(page, 'The password was not changed', said, FAILED);
    await expect(heading(page, 'Invalid Reset Link')).toBeShown();
    await link(page, 'Get a new link').click();
    await expect(page).toBeAt('/forgot-password');
  });

  test('without a token there is no form', async () => {
    const page = await open();
    await page.goto('/reset-password');
    await expect(heading(page, 'Invalid Reset Link')).toBeShown();
    await expect(page.getByRole('alert').getByText('Invalid or missing reset token', { exact: true })).toBeShown();
    expect(await field(page, NEW).count()).toBe(0);
  });

  test('a reset confirms its success', async () => {
    const { email } = await aBrother(product, 'Musa');
    await product.visitor().post('/api/auth/forgot-password', { email });
    const page = await open();
    await page.goto(await linkIn(email, '/reset-password'));
    await field(page, NEW).fill(STRONG);
    await field(page, CONFIRM).fill(STRONG);
    await button(page, 'Set the password').click();
    await expect(heading(page, 'Password Reset Complete!')).toBeShown();
    await expect(link(page, 'Sign In Now')).toBeShown();
  });
});

test('change of password: each error message, a refusal, and success', async () => {
  const page = await open({ as: await aBrother(product, 'Tariq') });
  await page.goto('/account-settings?tab=security');
  const [current, wanted, confirm] = ['Current password', 'New password', 'Confirm new password'] as const;
  const change = async (...given: [string, string, string]) => {
    for (const [index, label] of [current, wanted, confirm].entries()) await field(page, label).fill(given[index]!);
    await button(page, 'Change password').click();
  };
  await change('', STRONG, '');
  await expectToast(page, 'Missing fields', 'Please fill in all password fields.', FAILED);
  await expectComplaint(field(page, current), 'Please fill in all password fields.');
  await change(PASSWORD, STRONG, 'something else');
  await expectToast(page, 'Password mismatch', 'New password and confirmation do not match.', FAILED);
  await expectComplaint(field(page, confirm), 'New password and confirmation do not match.');
  await change(PASSWORD, 'sunrise', 'sunrise');
  const lacks = 'Password must contain: at least 8 characters, one uppercase letter, one number, one special character';
  await expectToast(page, 'Invalid password', lacks, FAILED);
  await expectComplaint(field(page, wanted), lacks);
  await change(STRONG, STRONG, STRONG);
  await expectToast(page, 'Same password', 'New password must be different from current password.', FAILED);
  await change('not his password', STRONG, STRONG);
  await expectToast(page, 'Password change failed', 'Please check the highlighted fields and try again.', FAILED);
  await expectComplaint(field(page, current), 'This is not your current password');
  const restore = await failing(page, '/api/auth/change-password', { status: 503, says: 'Please come back later.' });
  await change(PASSWORD, STRONG, STRONG);
  await expectToast(page, 'Password change failed', 'Please come back later.', FAILED);
  await restore();
  await change(PASSWORD, STRONG, STRONG);
  await expectToast(page, 'Password changed', 'You have a new password. We signed out your other devices.');
  for (const label of [current, wanted, confirm]) expect(await field(page, label).inputValue()).toBe('');
});

test('settings: a refused change is reverted, an accepted one confirmed', async () => {
  const page = await open({ as: await aBrother(product, 'Idris') });
  await page.goto('/account-settings?tab=notifications');
  const updates = page.getByRole('checkbox', { name: /^News of Mithaq/ });
  await updates.waitFor();
  await page.route('**/api/account/settings', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, json: { message: 'Not now.' } }),
  );
  await updates.click();
  await expectToast(page, 'Update failed', 'Not now.', FAILED);
  expect(await updates.isChecked()).toBe(false);
  await page.unroute('**/api/account/settings');
  await updates.click();
  await expectToast(page, 'Settings updated', 'We use your choice from now on.');
  expect(await updates.isChecked()).toBe(true);
});

test('deletion: needs a confirmation, shows a failure above the dialog, then works', async () => {
  const page = await open({ as: await aBrother(product, 'Hassan') });
  await page.goto('/account-settings?tab=subscription');
  await button(page, 'Delete my account').click();
  const requested = page.getByRole('dialog', { name: 'Delete your account?' });
  await requested.getByRole('checkbox').check();
  const restore = await failing(page, '/api/account', { status: 503, says: 'Please come back later.' });
  await button(requested, 'Delete my account').click();
  await expectToast(page, 'Account deletion failed', 'Please come back later.', FAILED);
  await restore();
  await button(requested, 'Delete my account').click();
  await expect(page).toBeAt('/leaving');
  await expectToast(page, 'Account deleted');
});

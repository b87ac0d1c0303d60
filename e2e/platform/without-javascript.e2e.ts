import { expect, test } from 'vitest';
import { switchTwoFactorOn } from '../../src/testing/authenticator.ts';
import { aBrother, aMatch, aSister, confirmEmail, grant, PASSWORD, verifyGuardian } from '../../src/testing/people.ts';
import { signIn } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, field, heading } from '../support/screen.ts';

const { open } = journey();
const NEW_PASSWORD = 'Another-walk-8';
const SMALL = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } };

test('a guardian does all his work from emails on a phone without JavaScript', async () => {
  const [amina, yusuf] = [await aSister(product, 'Amina'), await aBrother(product, 'Yusuf')];
  await grant(product, yusuf);
  const page = await open(SMALL);

  await page.goto(await linkIn(amina.wali.email, '/wali-verify'));
  await expect(heading(page, 'Your daughter Amina has chosen you as her wali (guardian)')).toBeShown();
  await button(page, 'I am her guardian').click();
  await expect(heading(page, 'Thank you. You are verified.')).toBeShown();

  const sendRequest = { toProfileId: amina.profileId, message: 'I would welcome speaking with your father first.' };
  const { body: request } = await yusuf.browser.post('/api/interest-requests', sendRequest);
  await page.goto(await linkIn(amina.wali.email, '/decide'));
  await expect(heading(page, /^A teacher of 34 from Bradford wants/)).toBeShown();
  await page.getByText('Kind words for a no').click();
  await button(page, 'Let us speak about this first, in sha Allah.').click();
  expect(await page.getByLabel('Why? (you can leave this empty)').inputValue()).toBe(
    'Let us speak about this first, in sha Allah.',
  );
  await button(page, 'Approve').click();
  await expect(page.getByText(/Amina/).first()).toBeShown();

  const answer = { action: 'accept', responseMessage: 'Wa alaikum assalam.' };
  const { body: accepted } = await amina.browser.post(`/api/interest-requests/${request.id}/respond`, answer);
  await yusuf.browser.post(`/api/matches/${accepted.matchId}/messages`, { content: 'May I ask about your work?' });
  await product.advance('PT61M');
  // Two items are pending: one email with a link to each.
  const mails = await product.mailTo(amina.wali.email);
  const links = [...new Set(mails[0]!.text.match(/https?:\/\/\S+\/decide\/\S+/g))];
  expect(links).toHaveLength(2);
  for (const link of links) {
    await page.goto(link);
    await button(page, 'Approve').click();
    await expect(button(page, 'Approve')).toDisappear();
  }
  await yusuf.browser.post('/api/auth/signin', { email: yusuf.email, password: PASSWORD });
  const { body: messages } = await yusuf.browser.get(`/api/matches/${accepted.matchId}/messages`);
  expect(messages.map(({ content, state }: { content: string; state: string }) => [content, state])).toEqual([
    ['Wa alaikum assalam.', 'delivered'],
    ['May I ask about your work?', 'delivered'],
  ]);
});

test('a man who is not her guardian says so and confirms it without JavaScript', async () => {
  const amina = await aSister(product, 'Amina');
  const page = await open(SMALL);
  await page.goto(await linkIn(amina.wali.email, '/wali-verify'));
  await button(page, 'I am not her guardian').click();
  await expect(heading(page, 'Are you sure?')).toBeShown();
  await button(page, 'Go back').click();
  await expect(button(page, 'I am her guardian')).toBeShown();
  await button(page, 'I am not her guardian').click();
  await button(page, 'I am not her guardian').click();
  await expect(heading(page, 'Thank you for telling us')).toBeShown();
  expect((await amina.browser.get('/api/guardian')).body).toBeNull();
});

test('somebody signs in with a code and signs out without JavaScript', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  await confirmEmail(product, yusuf);
  const { authenticator } = await switchTwoFactorOn(product, yusuf.browser);
  const page = await open(SMALL);
  await page.goto('/account-settings');
  await expect(page).toBeAt('/auth');
  await signIn(page, yusuf.email, 'not his password');
  await expect(page.getByText('Invalid email or password').last()).toBeShown();
  expect(await field(page, 'Email').inputValue()).toBe(yusuf.email);
  expect(await field(page, 'Password').inputValue()).toBe('');
  await field(page, 'Email').fill('');
  await button(page, 'Sign In').click();
  await expect(field(page, 'Email').and(page.locator('[aria-invalid=true]'))).toBeShown();

  await signIn(page, yusuf.email);
  await expect(heading(page, 'One more step')).toBeShown();
  await field(page, 'Code of 6 digits').fill('000000');
  await button(page, 'Sign In').click();
  await expect(page.getByText('This code is not right. Please try again')).toBeShown();
  await field(page, 'Code of 6 digits').fill(await authenticator.newCode());
  await button(page, 'Sign In').click();
  await expect(page).toBeAt('/account-settings');

  await button(page.getByRole('main'), 'Sign out').click();
  await expect(page).toBeAt('/');
  await page.goto('/account-settings');
  await expect(page).toBeAt('/auth');
});

test('somebody replaces a forgotten password without JavaScript', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const page = await open(SMALL);
  await page.goto('/forgot-password');
  await field(page, 'Email').fill('yusuf at home');
  await button(page, 'Send the link').click();
  await expect(field(page, 'Email').and(page.locator('[aria-invalid=true]'))).toBeShown();
  expect(await field(page, 'Email').inputValue()).toBe('yusuf at home');
  await field(page, 'Email').fill(yusuf.email);
  await button(page, 'Send the link').click();
  await expect(heading(page, 'Email Sent!')).toBeShown();

  await page.goto(await linkIn(yusuf.email, '/reset-password'));
  const give = async (password: string, again: string) => {
    await field(page, 'New password').fill(password);
    await field(page, 'Confirm new password').fill(again);
    await button(page, 'Set the password').click();
    expect(page.url()).toBe(`${product.site}/reset-password`);
  };
  await give(NEW_PASSWORD, `${NEW_PASSWORD}!`);
  await expect(page.getByText("Passwords don't match")).toBeShown();
  expect(await field(page, 'New password').inputValue()).toBe('');
  await give('short', 'short');
  await expect(field(page, 'New password').and(page.locator('[aria-invalid=true]'))).toBeShown();
  await give(NEW_PASSWORD, NEW_PASSWORD);
  await expect(heading(page, 'Password Reset Complete!')).toBeShown();
  await page.getByRole('link', { name: 'Sign In Now' }).click();
  await signIn(page, yusuf.email, NEW_PASSWORD);
  await expect(page).toBeAt('/dashboard');

  await page.goto(await linkIn(yusuf.email, '/reset-password'));
  await expect(heading(page, 'This link was used before')).toBeShown();
});

test('a member confirms her address without JavaScript', async () => {
  const amina = await aSister(product, 'Amina');
  const page = await open({ ...SMALL, as: amina });
  await page.goto(await linkIn(amina.email, '/confirm-email'));
  await button(page, 'Confirm my address').click();
  await expect(heading(page, 'Your email is confirmed')).toBeShown();
  expect(page.url()).toBe(`${product.site}/confirm-email`);
  expect((await amina.browser.get('/api/user')).body.emailConfirmed).toBe(true);
  await page.goto(await linkIn(amina.email, '/confirm-email'));
  await expect(page.getByText(/^You confirmed your email with it on \w+,? \d+ \w+ \d{4}\./)).toBeShown();
});

test('a guardian sets up his account, and another one steps down, without JavaScript', async () => {
  const [amina, zahra] = [await aSister(product, 'Amina'), await aSister(product, 'Zahra')];
  const page = await open(SMALL);
  await page.goto(await linkIn(amina.wali.email, '/wali-verify'));
  await button(page, 'I am her guardian').click();
  await page.goto(await linkIn(amina.wali.email, '/guardian-claim'));
  await field(page, 'How should we call you?').fill('Ibrahim');
  await field(page, 'Choose a password').fill('short');
  await button(page, 'Set up my account').click();
  await expect(field(page, 'Choose a password').and(page.locator('[aria-invalid=true]'))).toBeShown();
  expect(await field(page, 'How should we call you?').inputValue()).toBe('Ibrahim');
  expect(page.url()).toBe(`${product.site}/guardian-claim`);
  await field(page, 'Choose a password').fill(NEW_PASSWORD);
  await button(page, 'Set up my account').click();
  await expect(page).toBeAt('/guardian-dashboard');

  await verifyGuardian(product, zahra);
  await page.goto(await linkIn(zahra.wali.email, '/step-down'));
  await button(page, 'Step down').click();
  await expect(heading(page, /^You chose to step down/)).toBeShown();
  await button(page, 'Confirm').click();
  await expect(heading(page, 'You have stepped down')).toBeShown();
});

test('a guardian stops emails without JavaScript', async () => {
  const { guardian } = await aMatch(product);
  const page = await open(SMALL);
  await page.goto(await linkIn(guardian.email, '/unsubscribe'));
  await button(page, 'Stop these emails').click();
  await expect(heading(page, /^You get no more emails/)).toBeShown();
});

test.each(['/forgot-password', '/auth'])('a form of %s that another site sends is refused', async (path) => {
  const sent = await fetch(product.site + path, {
    method: 'POST',
    headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ endpoint: '/api/auth/forgot-password', email: 'amina@people.example' }),
  });
  expect(sent.status).toBe(403);
});

test('a sign-in whose second step is over begins again without JavaScript, and says so', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  await confirmEmail(product, yusuf);
  const { authenticator } = await switchTwoFactorOn(product, yusuf.browser);
  const page = await open(SMALL);
  await page.goto('/auth');
  await signIn(page, yusuf.email);
  await product.advance('PT11M');
  await field(page, 'Code of 6 digits').fill(await authenticator.newCode());
  await button(page, 'Sign In').click();
  await expect(heading(page, 'Welcome Back')).toBeShown();
  await expect(page.getByText('This sign-in has ended. Please start again with your password.')).toBeShown();
});

test('a form never leads to another site', async () => {
  const { email } = await aBrother(product, 'Yusuf');
  for (const to of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example/']) {
    const body = new URLSearchParams({ endpoint: '/api/auth/signin', to, email, password: PASSWORD });
    const { status, headers } = await fetch(`${product.site}/auth`, { method: 'POST', body, redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([200, null]);
  }
});

test('a visitor finds a town’s prayer times of a day and a month without JavaScript', async () => {
  const page = await open(SMALL);
  await page.goto('/guidance/prayer-times');
  await field(page, 'Town').fill('bradfo');
  await field(page, 'Method').selectOption('Karachi');
  await button(page, 'Show times').click();
  await page.getByRole('link', { name: 'Bradford United Kingdom', exact: true }).click();
  await expect(heading(page, 'Prayer times in Bradford')).toBeShown();
  await page.getByRole('link', { name: 'The whole month' }).click();
  expect(await page.getByRole('row').count()).toBeGreaterThan(28);
  expect(new URL(page.url()).searchParams.get('method')).toBe('Karachi');
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { TERMS_VERSION } from '../../src/modules/identity/contracts/terms.ts';
import { Authenticator } from '../../src/testing/authenticator.ts';
import { aBrother, aMatch, aSister, confirmEmail, grant, guardianOf } from '../../src/testing/people.ts';
import { acceptTerms, fillProfile, freshAddress, PASSWORD, signIn, signUp } from '../support/forms.ts';
import { journey, product, type Visit } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, cardOf, field, heading, link, menu, toast } from '../support/screen.ts';
import { Traces } from '../support/checks/left-traces.ts';

const windows = journey();
/** Opens a window from which Back leads to no page of another test. */
const open = (visit: Visit = {}) => windows.open({ fresh: true, ...visit });
const PHONE = '+44 7700 900123';
const BIO = 'A canary sings in the small garden where I read in the evening, and nobody is hurried.';
const NEW_PASSWORD = 'Canary over 7 hills!';

/** Expects none of these words on the page, nor on any page that Back leads to. */
async function expectForgotten(page: Page, ...words: string[]): Promise<void> {
  for (let returnLink = 0; returnLink < 6; returnLink++) {
    await expect(page.getByText('Loading…').first()).toDisappear();
    const shown = await page.locator('html').innerHTML();
    expect(
      words.filter((word) => shown.includes(word)),
      `shown at ${page.url()} after signing out`,
    ).toEqual([]);
    await page.goBack();
  }
}

test('a sister signs up, writes her profile and signs out', async () => {
  const amina = { username: 'Amina', email: freshAddress('amina'), gender: 'Female' } as const;
  const ibrahim = { name: 'Ibrahim Rahman', email: freshAddress('ibrahim') };
  const secrets = { password: PASSWORD, phone: PHONE, bio: BIO };
  const page = await open();
  const traces = new Traces(page);
  await page.goto('/auth?tab=signup');
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await field(form, 'Email').fill(amina.email);
  await field(form, 'Password').fill(PASSWORD);
  await field(form, 'Username').fill(amina.username);
  await form.getByRole('radio', { name: /^Female/ }).check();
  await field(form, 'First name').fill('Amina');
  await field(form, 'Guardian’s full name').fill(ibrahim.name);
  await field(form, 'Guardian’s email').fill(ibrahim.email);
  await field(form, 'Guardian’s phone').fill(PHONE);
  await traces.expectNone(secrets);

  await signUp(page, amina, ibrahim);
  await traces.expectNone({ ...secrets, address: amina.email, guardian: ibrahim.email });
  await signIn(page, amina.email);
  await expect(page).toBeAt('/create-profile');
  await fillProfile(page, { bio: BIO });
  await traces.expectNone(secrets, { writing: true });
  await button(page, 'Create profile').click();
  await expect(page).toBeAt('/guardian-pending');
  await traces.expectNone(secrets);

  const his = await open();
  const invitation = await linkIn(ibrahim.email, '/wali-verify');
  const code = new URL(invitation).searchParams.get('code')!;
  await his.goto(invitation);
  await button(his, 'I am her guardian').click();
  await expect(heading(his, 'Thank you. You are verified.')).toBeShown();
  expect(his.url()).not.toContain(code);
  await link(his, 'Set up your guardian account').click();
  await expect(his).toBeAt('/guardian-claim');
  await expect.poll(() => new URL(his.url()).search).toBe('');

  await expect(page).toBeAt('/dashboard');
  await page.goto('/profile');
  await expect(page.getByText(BIO)).toBeShown();
  await button(menu(page), 'Sign out').click();
  await expect(toast(page, 'Logged out')).toBeShown();
  await traces.expectNone({ ...secrets, address: ibrahim.email });
  await expectForgotten(page, PASSWORD, PHONE, BIO, ibrahim.email);
});

test('a guardian’s details typed by mistake are not sent', async () => {
  const page = await open();
  await page.goto('/auth?tab=signup');
  const email = freshAddress('musa');
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Username').fill('Musa');
  await page.getByRole('radio', { name: /^Female/ }).check();
  await field(page, 'First name').fill('Maryam');
  await field(page, 'Guardian’s phone').fill(PHONE);
  await page.getByRole('radio', { name: /^Male/ }).check();
  await acceptTerms(page);
  const sent = page.waitForRequest('**/api/auth/signup');
  await button(page, 'Create Account').click();
  expect((await sent).postDataJSON()).toEqual({
    email,
    password: PASSWORD,
    username: 'Musa',
    gender: 'male',
    selectedPlan: expect.stringMatching(/^\d+$/),
    termsVersion: TERMS_VERSION,
  });
  await expect(toast(page, 'Account created successfully!')).toBeShown();
});

test('messages, and a guardian who decides by email and on his dashboard', async () => {
  const [interest, words] = ['Canary: may I speak with your father?', 'Canary: I would like to see the roses.'];
  const [amina, yusuf] = await Promise.all([
    aSister(product, 'Amina', { location: `Otley ${process.pid}` }),
    aBrother(product, 'Yusuf'),
  ]);
  const ibrahim = await guardianOf(product, amina);
  await grant(product, yusuf);
  const secrets = { interest, words, phone: PHONE };
  const page = await open({ as: yusuf });
  const traces = new Traces(page);
  await page.goto(`/browse?location=Otley+${process.pid}`);
  await button(cardOf(page, amina.profileId), 'Send Interest').click();
  const dialog = page.getByRole('dialog', { name: 'Send Interest' });
  await field(dialog, 'Personal message (optional)').fill(interest);
  await traces.expectNone(secrets, { writing: true });
  await button(dialog, 'Send Interest').click();
  await expect(toast(page, 'Interest sent successfully')).toBeShown();
  await traces.expectNone(secrets);

  const his = await open({ as: ibrahim });
  const hisTraces = new Traces(his);
  const decide = await linkIn(ibrahim.email, '/decide');
  await his.goto(decide);
  await expect(his.getByText(interest)).toBeShown();
  await hisTraces.expectNone(secrets);
  await button(his, 'Approve').click();
  await expect(heading(his, 'Approved')).toBeShown();
  await hisTraces.expectNone(secrets);
  const [request] = (await amina.browser.get('/api/interest-requests/received')).body;
  const accepted = await amina.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' });

  await page.goto(`/messages/${accepted.body.matchId}`);
  await field(page, 'Write a message').fill(words);
  await traces.expectNone(secrets, { writing: true });
  await button(page, 'Send').click();
  await expect(toast(page, 'Message sent')).toBeShown();
  await traces.expectNone(secrets);

  await his.goto('/guardian-dashboard');
  await link(his, 'Read and decide').first().click();
  await expect(his.getByText(words)).toBeShown();
  await button(his, 'Approve').click();
  await expect(heading(his, 'Approved')).toBeShown();
  await hisTraces.expectNone(secrets);

  for (const [window, theirs] of [
    [page, traces],
    [his, hisTraces],
  ] as const) {
    await button(menu(window), 'Sign out').click();
    await expect(toast(window, 'Logged out')).toBeShown();
    await theirs.expectNone(secrets);
  }
  await expectForgotten(page, interest, words, yusuf.email);
});

test('a new password, a second factor, and mailed tokens', async () => {
  const [bilal, musa] = [await aBrother(product, 'Bilal'), await aBrother(product, 'Musa')];
  await confirmEmail(product, bilal);
  const page = await open();
  const traces = new Traces(page);
  await page.goto('/auth');
  await signIn(page, bilal.email);
  await expect(page).toBeAt('/dashboard');
  const secrets: Record<string, string | string[]> = { password: PASSWORD, newPassword: NEW_PASSWORD };
  await traces.expectNone(secrets);

  await page.goto('/account-settings?tab=security');
  await field(page, 'Current password').fill(PASSWORD);
  await field(page, 'New password').fill(NEW_PASSWORD);
  await field(page, 'Confirm new password').fill(NEW_PASSWORD);
  await button(page, 'Change password').click();
  await expect(toast(page, 'Password changed')).toBeShown();
  await traces.expectNone(secrets);

  await button(page, 'Set up').click();
  const shown = await page.getByLabel('If you cannot scan it, type this key into the app:').innerText();
  const secret = shown.replaceAll(' ', '');
  secrets['secret'] = [secret, shown];
  await traces.expectNone(secrets);
  const app = new Authenticator(product, secret);
  await field(page, 'Code from the app').fill(await app.newCode());
  await button(page, 'Switch on').click();
  await expect(heading(page, /Keep these recovery codes$/)).toBeShown();
  const codes = await page.getByRole('listitem').getByRole('code').allInnerTexts();
  secrets['recoveryCodes'] = codes;
  await Promise.all([page.waitForEvent('download'), link(page, 'Download').click()]);
  await traces.expectNone(secrets);
  await button(page, 'I have saved them').click();

  await button(menu(page), 'Sign out').click();
  await expect(toast(page, 'Logged out')).toBeShown();
  await traces.expectNone({ ...secrets, address: bilal.email });
  await expectForgotten(page, secret, codes[0]!, bilal.email, PASSWORD, NEW_PASSWORD);

  await product.visitor().post('/api/auth/forgot-password', { email: musa.email });
  for (const path of ['/confirm-email', '/reset-password']) {
    const mailed = await linkIn(musa.email, path);
    const token = new URL(mailed).searchParams.get('token')!;
    const visitor = await open();
    const theirs = new Traces(visitor);
    const answer = await visitor.goto(mailed);
    expect(answer!.headers()).toMatchObject({ 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' });
    await expect(heading(visitor, /^(Confirm your email|Set a new password)$/)).toBeShown();
    await expect.poll(() => visitor.url()).toBe(`${product.site}${path}`);
    expect(theirs.count(token), 'addresses with the token: the link itself').toBe(1);
    await visitor.goto('/guidance');
    await visitor.goBack();
    expect(visitor.url()).toBe(`${product.site}${path}`);
  }
});

test('the unsubscribe page does not reveal its address to other pages', async () => {
  const { guardian } = await aMatch(product);
  const page = await open();
  const answer = await page.goto(await linkIn(guardian.email, '/unsubscribe'));
  expect(answer!.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await page.getByRole('button').click();
  await expect(heading(page, /^You get no more emails/)).toBeShown();
});

test('a page in the browser’s back-forward cache is not shown to the next person', async () => {
  const idris = await aBrother(product, 'Idris');
  const page = await open({ as: idris });
  await page.goto('/account-settings');
  await expect(page.getByText(idris.email).first()).toBeShown();
  await page.context().clearCookies();
  await page.evaluate('void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))');
  await expect(page).toBeAt('/auth');
  await expectForgotten(page, idris.email);
});

test('a browser whose time zone is switched off sets no cookie for it, until it is switched on', async () => {
  const page = await open({ as: await aBrother(product, 'Bilal'), timezoneId: 'Pacific/Kiritimati' });
  const zones = async () =>
    (await page.context().cookies()).filter(({ name }) => name === 'zone').map((one) => one.value);
  await page.goto('/account-settings?tab=notifications');
  const choice = page.getByRole('checkbox', { name: /^Show times in my own time zone/ });
  await choice.click();
  expect(await zones()).toEqual([]);
  await page.goto('/account-settings?tab=security');
  await expect(page.getByText('This device').first()).toBeShown();
  await page.mouse.click(5, 5);
  expect(await zones(), 'also on the next page').toEqual([]);

  await page.goto('/account-settings?tab=notifications');
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  expect(await zones()).toEqual(['Pacific%2FKiritimati']);
});

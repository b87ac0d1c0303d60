import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aMatch, aSister, grant, guardianOf, type Person } from '../../src/testing/people.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { fillProfile, freshAddress, PASSWORD, signIn, signUp } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, cardOf, field, heading, link, toast } from '../support/screen.ts';
import { hydrated } from '../support/checks/hydrated.ts';

const { open } = journey();
const TEXT = 'I would like to hear how you spend a Friday.';

/** The messages of a conversation on the server, as its writer sees them. */
const written = async ({ browser }: Person, matchId: string): Promise<string[]> =>
  (await browser.get(`/api/matches/${matchId}/messages`)).body.map(({ content }: { content: string }) => content);

/** Lets the session of this browser run out. A session that is ended elsewhere empties the window instead. */
const loseSession = (page: Page) => page.context().clearCookies();

/** Opens a window with its own session. */
async function signedIn(person: Person, path: string): Promise<Page> {
  const page = await open();
  await page.goto(`/auth?next=${encodeURIComponent(path)}`);
  await signIn(page, person.email);
  await expect(page).toBeAt(path.split('?')[0]!);
  await hydrated(page);
  return page;
}

async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(field(dialog, 'Password')).toHaveFocus();
  await field(dialog, 'Password').fill(PASSWORD);
  await button(dialog, 'Sign in and continue').click();
  await expect(dialog).toDisappear();
}

/** Failed requests are not errors in this test. */
const letCallsFail = (page: Page) =>
  page.on('requestfailed', (request) => expectFailuresOf(page, new URL(request.url()).pathname));

/** Lets the next request to a path reach the server, and drops the response. */
async function loseAnswer(context: BrowserContext, path: string) {
  const keys: (string | undefined)[] = [];
  await context.route(`**${path}`, async (route) => {
    const call = route.request();
    if (call.method() !== 'POST') return route.fallback();
    keys.push(call.headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

async function aFreeSister(location: string) {
  const [brother, sister] = await Promise.all([aBrother(product, 'Yusuf'), aSister(product, 'Amina', { location })]);
  await guardianOf(product, sister);
  await grant(product, brother);
  return { brother, sister };
}

test('an unsent message survives a reload and an ended session, and is sent once', async () => {
  const { brother, matchId } = await aMatch(product);
  const page = await signedIn(brother, `/messages/${matchId}`);
  await field(page, 'Write a message').fill(TEXT);
  await page.reload();
  await expect.poll(() => field(page, 'Write a message').inputValue()).toBe(TEXT);

  await loseSession(page);
  await button(page, 'Send').click();
  await signInAgain(page);
  await expect(toast(page, 'Message sent')).toBeShown();
  expect(await field(page, 'Write a message').inputValue()).toBe('');
  expect(await written(brother, matchId)).toEqual([TEXT]);
});

test('a support message survives an ended session and the sign-in, and is sent once', async () => {
  const location = `Settle ${process.pid}`;
  const { brother, sister } = await aFreeSister(location);
  const page = await signedIn(brother, `/browse?location=${location.replace(' ', '+')}`);
  const opener = button(cardOf(page, sister.profileId), 'Send Interest');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Send Interest' });
  await field(dialog, 'Personal message (optional)').fill(TEXT);
  await loseSession(page);
  await button(dialog, 'Send Interest').click();
  const again = page.getByRole('dialog', { name: 'You are signed out' });
  await button(again, 'Leave this page').click();

  await page.goto('/messages');
  await expect(page).toBeAt('/auth');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/messages');
  await signIn(page, brother.email);
  await expect(page).toBeAt('/messages');
  await page.goto(`/browse?location=${location.replace(' ', '+')}`);
  await opener.click();
  expect(await field(dialog, 'Personal message (optional)').inputValue()).toBe(TEXT);
  await button(dialog, 'Send Interest').dblclick();
  await expect(toast(page, 'Interest sent successfully')).toBeShown();
  const sent = (await brother.browser.get('/api/interest-requests/sent')).body;
  expect(sent.map(({ message }: { message: string }) => message)).toEqual([TEXT]);
});

test('a half-written profile survives a reload, and drafts are deleted on sign-out', async () => {
  const page = await open();
  const amina = { username: 'Amina', email: freshAddress('amina'), gender: 'Male' } as const;
  await signUp(page, amina);
  await signIn(page, amina.email);
  await expect(page).toBeAt('/create-profile');
  await fillProfile(page, { location: 'Hebden Bridge' });
  await page.reload();
  await expect(page.getByText('Hebden Bridge').first()).toBeShown();
  expect(await page.getByRole('checkbox', { name: /^I agree that Mithaq uses/ }).isChecked()).toBe(false);
  await link(page, 'Marriage and values').click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Honesty' }).isChecked()).toBe(true);
  await link(page, 'About you').click();
  await expect.poll(() => field(page, 'Location').inputValue()).toBe('Hebden Bridge');

  await page.goto('/account-settings');
  await button(page, 'Sign out').last().click();
  await expect(toast(page, 'Logged out')).toBeShown();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Hebden');
});

test('changes in several parts of a profile are saved together, and an unsaved draft is offered again', async () => {
  const brother = await aBrother(product, 'Yusuf');
  const page = await open({ as: brother });
  await page.goto('/profile?step=basic');
  await field(page, 'Occupation').fill('Baker');
  await link(page, 'Islamic Character').click();
  await field(page, 'Madhhab (optional)').selectOption('Hanafi');
  await page.goto('/profile');
  await link(page, 'Keep editing').click();
  await expect.poll(() => field(page, 'Occupation').inputValue()).toBe('Baker');
  await link(page, 'Hopes for a spouse').click();
  await field(page, 'Where a spouse lives (optional)').fill('Leeds');
  await page.getByRole('checkbox', { name: 'The place' }).check();
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Profile updated successfully')).toBeShown();
  expect((await brother.browser.get('/api/profile')).body).toMatchObject({
    occupation: 'Baker',
    madhhab: 'hanafi',
    preferredLocation: 'Leeds',
    hardWishes: ['preferredLocation'],
  });
  await expect(page.getByText('You have changes that you did not save')).toDisappear();
});

test('a lost response is requested again, and a success is never shown as a failure', async () => {
  const { brother, sister, matchId } = await aMatch(product);
  const page = await open({ as: brother });
  const messages = `/api/matches/${matchId}/messages`;
  expectFailuresOf(page, messages);
  const keys = await loseAnswer(page.context(), messages);
  await page.goto(`/messages/${matchId}`);
  await field(page, 'Write a message').fill(TEXT);
  await button(page, 'Send').click();
  await expect(toast(page, 'Message sent')).toBeShown();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await expect(button(page, 'Send')).toHaveFocus();
  expect(await written(brother, matchId)).toEqual([TEXT]);

  const hers = await open({ as: sister });
  const resend = '/api/auth/confirm-email/resend';
  expectFailuresOf(hers, resend);
  await hers.goto('/account-settings');
  await hers.route(`**${resend}`, (route) => route.abort(), { times: 1 });
  await button(hers, 'Send again').click();
  await expect(toast(hers, 'We did not send the email')).toBeShown();
  await expect(button(hers, 'Send again')).toHaveFocus();
});

test('a sent text never comes back into the box: lost response, another tab, back button, the same words again', async () => {
  const { brother, matchId } = await aMatch(product);
  const page = await open({ as: brother });
  const messages = `/api/matches/${matchId}/messages`;
  expectFailuresOf(page, messages);
  const box = field(page, 'Write a message');
  await page.goto(`/messages/${matchId}`);
  // The server has the message, and the page is left before it learns that.
  const held = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  await page.route(`**${messages}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    reached.resolve();
    await held.promise;
    return route.abort().catch(() => undefined);
  });
  await box.fill(TEXT);
  await button(page, 'Send').click();
  await reached.promise;
  await page.reload();
  held.resolve();
  await page.unroute(`**${messages}`);
  await expect(page.getByText(TEXT, { exact: true })).toBeShown();
  await expect.poll(() => box.inputValue()).toBe('');

  // A duplicated tab has a copy of the draft.
  await box.fill('From one of two tabs.');
  const duplicating = page.context().waitForEvent('page');
  await page.evaluate('window.open(location.href)');
  const other = await duplicating;
  await expect.poll(() => field(other, 'Write a message').inputValue()).toBe('From one of two tabs.');
  await button(page, 'Send').click();
  await expect(toast(page, 'Message sent')).toBeShown();
  await expect.poll(() => field(other, 'Write a message').inputValue()).toBe('');

  await page.goto('/account-settings');
  await page.goBack();
  await expect(page.getByText('From one of two tabs.', { exact: true })).toBeShown();
  expect(await box.inputValue()).toBe('');

  await box.fill(TEXT);
  await button(page, 'Send').click();
  await expect.poll(() => box.inputValue()).toBe('');
  await expect.poll(async () => (await written(brother, matchId)).length).toBe(3);
});

test('messages sent offline wait and are sent once, or can be cancelled', async () => {
  const { brother, matchId } = await aMatch(product);
  const page = await open({ as: brother });
  letCallsFail(page);
  await page.goto(`/messages/${matchId}`);
  await expect(page.getByText(/^Request, approved by her guardian, /)).toBeShown();
  await page.context().setOffline(true);
  await expect(page.getByText('There is no connection.', { exact: false })).toBeShown();
  await field(page, 'Write a message').fill('This one is taken back.');
  await button(page, 'Send').click();
  await button(page, 'Take it back').click();
  await expect(toast(page, 'Taken back')).toBeShown();
  await field(page, 'Write a message').fill(TEXT);
  await button(page, 'Send').click();
  await expect(page.getByText('We send what you wrote', { exact: false })).toBeShown();
  expect(await written(brother, matchId)).toEqual([]);

  await page.context().setOffline(false);
  await expect(toast(page, 'Message sent')).toBeShown();
  await expect(page.getByText('There is no connection.', { exact: false })).toDisappear();
  expect(await written(brother, matchId)).toEqual([TEXT]);
});

test('offline the shell stays, and a page that cannot be loaded says why and loads later by itself', async () => {
  const brother = await aBrother(product, 'Bilal');
  const page = await open({ as: brother });
  letCallsFail(page);
  await page.goto('/profile');
  await expect(heading(page, `Profile #${brother.profileId}`)).toBeShown();
  await page.context().setOffline(true);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Guidance' }).click();
  await expect(page.getByText('There is no connection', { exact: true })).toBeShown();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeShown();
  await page.context().setOffline(false);
  await expect(heading(page, 'Guidance')).toBeShown();
});

test('a dialog focuses its first field and restores the focus', async () => {
  const location = `Skipton ${process.pid}`;
  const { brother, sister } = await aFreeSister(location);
  const page = await open({ as: brother });
  await page.goto(`/browse?location=${location.replace(' ', '+')}`);
  const opener = button(cardOf(page, sister.profileId), 'Send Interest');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Personal message (optional)')).toHaveFocus();
  await page.keyboard.press('Escape');
  await expect(opener).toHaveFocus();

  await page.goto('/account-settings?tab=subscription');
  const leave = button(page, 'Delete my account');
  await leave.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveFocus();
  await page.keyboard.press('Escape');
  await expect(leave).toHaveFocus();
});

test('an invalid form focuses its first invalid field and lists the errors above', async () => {
  const page = await open();
  await page.goto('/auth?tab=signup');
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await field(form, 'Username').fill('Musa');
  await button(form, 'Create Account').click();
  await expect(field(form, 'Email')).toHaveFocus();
  const summary = form.getByRole('alert').filter({ hasText: 'need another look' });
  await summary.getByRole('link', { name: 'Password' }).click();
  await expect(field(form, 'Password')).toHaveFocus();

  const brother = await aBrother(product, 'Dawud');
  const his = await open({ as: brother });
  await his.goto('/profile');
  await link(his, 'Edit profile').click();
  await field(his, 'Occupation').fill('');
  await field(his, 'Age').fill('12');
  await button(his, 'Save changes').click();
  await expect(field(his, 'Age')).toHaveFocus();
});

import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Authenticator } from '../../src/testing/authenticator.ts';
import {
  aBrother,
  aModerator,
  aMatch,
  anAdmin,
  aSister,
  confirmEmail,
  expectOk,
  govern,
  guardianOf,
  PASSWORD,
} from '../../src/testing/people.ts';
import { ADMIN } from '../../src/testing/product.ts';
import { CONSOLE, withoutSecondFactor } from '../support/console-page.ts';
import { atConsole, because, caseOf, choose, dialog } from '../support/console.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { failing } from '../support/checks/failing-calls.ts';
import { freshAddress, signIn } from '../support/forms.ts';
import { aGivenUpMail, triesOf } from '../support/given-up-mail.ts';
import { journey, product } from '../support/journey.ts';
import { button, expectInView, field, heading, link, verb } from '../support/screen.ts';

const { open } = journey();
const TABS = [
  'Overview',
  'User Management',
  'Content Management',
  'Subscriptions',
  'Promo Codes',
  'Example Profiles',
  'Safety Desk',
  'Service',
  'Audit',
];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Console' }).getByRole('link').allInnerTexts();
/** Console files that a window has loaded. */
function filesOf(page: Page): string[] {
  const got: string[] = [];
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().includes(`${CONSOLE}/assets`)) got.push(answer.url());
  });
  return got;
}

test('only staff get the console and its files', async () => {
  const visitor = await open();
  const got = filesOf(visitor);
  await visitor.goto(`${CONSOLE}/users`);
  await expect(visitor).toBeAt('/auth');
  expect(new URL(visitor.url()).searchParams.get('next')).toBe(`${CONSOLE}/users`);
  const bilal = await aBrother(product, 'Bilal');
  await signIn(visitor, bilal.email);
  await expect(visitor).toBeAt('/dashboard');
  await visitor.goto(CONSOLE);
  await expect(visitor).toBeAt('/dashboard');
  expect(got).toEqual([]);
});

test('an admin gets the requested page after the sign-in, and signs out in the header', async () => {
  const page = await open();
  await page.goto(`${CONSOLE}/audit`);
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(page).toBeAt(`${CONSOLE}/audit`);
  await expect(page.getByText(`Welcome, ${ADMIN.email}`)).toBeShown();
  expect(await tabs(page)).toEqual(TABS);
  await link(page, 'User Dashboard').click();
  await expect(page).toBeAt('/dashboard');
  await page.goto(CONSOLE);
  await button(page, 'Logout').click();
  await expect(page).toBeAt('/auth');
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(page).toBeAt(CONSOLE);
});

test('an admin who chooses Arabic gets the console from right to left, and its answers in Arabic', async () => {
  const name = 'Khadija';
  const admin = await aSister(product, name);
  await confirmEmail(product, admin);
  await govern(product, admin, 'set-role', { role: 'admin' });
  const page = await open();
  await page.goto(`/auth?next=${CONSOLE}/articles/create`);
  await signIn(page, admin.email);
  await page.getByRole('banner').getByLabel('Language').selectOption('ar');
  await page.locator('html[lang=ar][dir=rtl]').waitFor();
  await button(page, 'حفظ').click();
  await expect(page.getByText('العنوان والمحتوى والفئة مطلوبة')).toBeShown();
  await field(page, 'العنوان *').fill(`رحمة ${freshAddress('m')}`);
  await choose(page, 'الفئة *', 'الزواج');
  await field(page, 'المحتوى *').fill('كونوا رفقاء.');
  const answer = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok());
  await button(page, 'حفظ').click();
  expect(await (await answer).json()).toMatchObject({ message: 'أُنشئ المقال.' });
  await expect(page.getByText('أُنشئ المقال', { exact: true })).toBeShown();
});

test('a session that ends while an article is written is renewed in place, and the input stays', async () => {
  const page = await open();
  await page.goto(`/auth?next=${CONSOLE}/articles/create`);
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(heading(page, 'New article')).toBeShown();
  const title = `Patience ${freshAddress('x')}`;
  await field(page, 'Title *').fill(title);
  await choose(page, 'Category *', 'Family');
  await field(page, 'Content *').fill('One paragraph.\n\nAnd another.');
  await expect(page.getByRole('article').getByText('And another.')).toBeShown();
  await expectOk('Ending', (await anAdmin(product)).delete('/api/account/sessions'));
  await button(page, 'Save').click();
  await field(dialog(page), 'Password').fill(ADMIN.password);
  await button(dialog(page), 'Sign in and continue').click();
  await expect(page.getByText('Article created')).toBeShown();
  await expect(page).toBeAt(`${CONSOLE}/articles`);
  await expect(link(page, title)).toBeShown();
});

test('a conflicting edit names the other author, and the input stays', async () => {
  const admin = await anAdmin(product);
  const draft = {
    title: `Counsel ${freshAddress('y')}`,
    content: 'As it was.',
    category: 'family',
    isPublished: false,
  };
  const { body: article } = await expectOk('Article', admin.post('/api/admin/articles', draft));
  const page = await atConsole(open, `/articles/${article.id}`);
  const mine = 'As I would have it.\n\n'.repeat(40).trim();
  await field(page, 'Content *').fill(mine);
  await expectOk('Change', admin.put(`/api/admin/articles/${article.id}`, { readTime: 9 }));
  await button(page, 'Save').click();
  await expect(page.getByText('Someone changed: Read time (minutes)')).toBeShown();
  const conflict = page.getByRole('alert').filter({ hasText: 'Someone changed' });
  await expect(conflict).toHaveFocus();
  await expectInView(conflict);
  expect(await page.getByText('Title, content, and category are required').count()).toBe(0);
  await button(page, 'Load it again').click();
  await expect.poll(() => field(page, 'Read time (minutes)').inputValue()).toBe('9');
  expect(await field(page, 'Content *').inputValue()).toBe(mine);
  await button(page, 'Save').click();
  await expect(page.getByText('Article updated')).toBeShown();
  const { body: stored } = await admin.get(`/api/admin/articles/${article.id}`);
  expect(stored).toMatchObject({ readTime: 9, content: mine });
});

test('an article is deleted after a confirmation', async () => {
  const admin = await anAdmin(product);
  const draft = { title: `Gone ${freshAddress('z')}`, content: 'Soon.', category: 'dua', isPublished: true };
  const { body: article } = await expectOk('Article', admin.post('/api/admin/articles', draft));
  const page = await atConsole(open, `/articles/${article.id}`);
  await verb(page, 'Delete').click();
  await button(dialog(page), 'Cancel').click();
  await expect(dialog(page)).toDisappear();
  await verb(page, 'Delete').click();
  const restore = await failing(page, `/api/admin/articles/${article.id}`, { status: 502 });
  await button(dialog(page), 'Delete').click();
  await expect(dialog(page).getByText('Error deleting article')).toBeShown();
  await expect(dialog(page).getByText('Failed to delete article')).toBeShown();
  await restore();
  const reads: string[] = [];
  page.on('request', (request) => request.method() === 'GET' && reads.push(new URL(request.url()).pathname));
  await button(dialog(page), 'Delete').click();
  await expect(page.getByText('Article deleted')).toBeShown();
  await expect(heading(page, 'Articles')).toBeShown();
  // The error of this read would replace the message.
  expect(reads).not.toContain(`/api/admin/articles/${article.id}`);
  expect((await admin.get(`/api/admin/articles/${article.id}`)).status).toBe(404);
});

test('an admin finds an account, disables it with a reason, and enables it again', async () => {
  const salman = await aBrother(product, 'Salman');
  const page = await atConsole(open, '/users');
  await field(page, 'Search by first name, last name or email').fill(salman.email);
  const row = page.getByRole('row').filter({ hasText: salman.email });
  await expect(row).toBeShown();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await row.getByRole('button', { name: 'Disable Salman', exact: true }).click();
  await expect(dialog(page).getByRole('link', { name: `#${salman.profileId}` })).toBeShown();
  // The table has scrolled to the button, and the name is still in view.
  const name = (await page.locator('td a').filter({ hasText: 'Salman' }).boundingBox())!;
  expect(name.x).toBeGreaterThanOrEqual(0);
  expect(name.x + name.width).toBeLessThanOrEqual(360);
  await choose(page, 'Reason the owner reads', 'Fraud (we refund nothing)');
  await button(dialog(page), 'Disable').click();
  await expect(dialog(page).getByText('This field is required')).toBeShown();
  const restore = await failing(page, `/api/admin/users/${salman.userId}/disable`, { status: 502 });
  await field(dialog(page), 'Reason').fill('It was asked for');
  await button(dialog(page), 'Disable').click();
  await expect(dialog(page).getByText('Error updating user status')).toBeShown();
  await expect(dialog(page).getByText('Failed to update user status')).toBeShown();
  await restore();
  expect(await field(dialog(page), 'Reason').inputValue()).toBe('It was asked for');
  await button(dialog(page), 'Disable').click();
  await expect(row.getByText('Disabled', { exact: true })).toBeShown();
  expect((await salman.browser.get('/api/user')).status).toBe(401);
  await row.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('Signed up')).toBeShown();
  await verb(page, 'Enable').click();
  await because(page, 'It is settled', 'Enable');
  await expect(page.getByText('Active', { exact: true })).toBeShown();
});

test('grave actions need the password again after an old sign-in', async () => {
  const idris = await aBrother(product, 'Idris');
  const page = await atConsole(open, `/users/${idris.userId}/show`);
  await product.advance('PT11M');
  await verb(page, 'End sessions').click();
  await field(dialog(page), 'Reason').fill('A telephone was lost');
  await button(dialog(page), 'End sessions').click();
  const question = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await field(question, 'Password').fill(ADMIN.password);
  await button(question, 'Continue').click();
  await expect(page.getByText('You signed the account out everywhere.')).toBeShown();
  expect((await idris.browser.get('/api/user')).status).toBe(401);
});

test('a new page is loaded once the session is renewed', async () => {
  const page = await open();
  await page.goto(`/auth?next=${CONSOLE}/articles`);
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(heading(page, 'Articles')).toBeShown();
  await expectOk('Ending', (await anAdmin(product)).delete('/api/account/sessions'));
  await link(page, 'Audit').click();
  await field(dialog(page), 'Password').fill(ADMIN.password);
  await button(dialog(page), 'Sign in and continue').click();
  await expect(heading(page, 'Audit')).toBeShown();
});

test('reading and resolving a report need reasons, which are in the audit log', async () => {
  const [musa, hafsa] = await Promise.all([aBrother(product, 'Musa'), aSister(product, 'Hafsa')]);
  await guardianOf(product, hafsa);
  const report = {
    subjectType: 'profile',
    subjectId: hafsa.profileId,
    reason: 'untrue',
    details: 'أظنّ أن العمر ليس صحيحًا.',
  };
  const { body } = await expectOk('Report', musa.browser.post('/api/reports', report));
  const page = await atConsole(open, '/reports');
  const mine = caseOf(page, `A profile #${hafsa.profileId}`);
  await verb(mine, 'Read').click();
  await because(page, 'To look into it', 'Read');
  await expect(mine.getByText(report.details)).toBeShown();
  await expect(mine.getByText('Five times a day')).toBeShown();
  await verb(mine, 'Resolve').click();
  await choose(page, 'Outcome', 'We found nothing to act on');
  await because(page, 'The age is as stated', 'Resolve');
  await expect(mine).toDisappear();
  await page.goto(`${CONSOLE}/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId: body.id }))}`);
  await expect(page.getByText('To look into it')).toBeShown();
  await expect(page.getByText('The age is as stated')).toBeShown();
});

test('reading a conversation needs a reason, which is in the audit log', async () => {
  const { brother, matchId } = await aMatch(product);
  const content = 'Peace be upon you. How are you?';
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content }));
  const page = await atConsole(open, `/users/${brother.userId}/show`);
  await expect(page.getByText('1 to 1 of 1')).toBeShown();
  await verb(page, 'Read').click();
  await because(page, 'He wrote to us', 'Read');
  await expect(page.getByText(content)).toBeShown();
  await page.goto(`${CONSOLE}/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId: matchId }))}`);
  await expect(page.getByText('He wrote to us')).toBeShown();
});

test('an admin asks a ward if it is safe, opens a dispute about her guardian, and resolves it', async () => {
  const salma = await aSister(product, 'Salma');
  await guardianOf(product, salma);
  const page = await atConsole(open, '/guardian-disputes');
  await field(page, 'Ward’s profile number').fill(String(salma.profileId));
  const his = caseOf(page, salma.wali.email);
  await expect(verb(his, 'Open a question')).toDisappear();
  await verb(his, 'Ask his ward').click();
  await because(page, 'She wrote to us', 'Ask her');
  await expect(his.getByText('Not yet')).toBeShown();
  await expectOk('Answer', salma.browser.post('/api/guardian/safety', { answer: 'now' }));
  await page.reload();
  await verb(his, 'Open a question').click();
  await because(page, 'She wrote to us', 'Open a question');
  await expect(his.getByText('She wrote to us')).toBeShown();
  await verb(his, 'Resolve').click();
  await choose(page, 'Outcome', 'Dismissed: he acts as before');
  await because(page, 'It is settled', 'Resolve');
  await expect(verb(his, 'Open a question')).toBeShown();
});

test('an admin answers a support ticket', async () => {
  const asma = await aSister(product, 'Asma');
  const message = `May I ask something? ${freshAddress('q')}`;
  await expectOk('Question', asma.browser.post('/api/support', { message }));
  const page = await atConsole(open, '/support');
  const hers = caseOf(page, message);
  await verb(hers, 'Answer').click();
  await field(dialog(page), 'Answer').fill('Of course. We are here.');
  await button(dialog(page), 'Send the answer').click();
  await expect(dialog(page)).toDisappear();
  await expect(hers).toDisappear();
  const [question] = (await asma.browser.get('/api/support')).body;
  expect(question).toMatchObject({ state: 'answered', answer: 'Of course. We are here.' });
  await page.goto(`${CONSOLE}/users/${asma.userId}/show`);
  const panel = (title: string) => page.locator('section').filter({ has: heading(page, title) });
  await expect(panel('What staff did').getByText('Answered', { exact: true })).toBeShown();
  await link(panel('Messages to the staff'), 'Answered').click();
  await expect(caseOf(page, message)).toBeShown();
});

test('a member reads the answer to a consultation', async () => {
  const asma = await aSister(product, 'Asma');
  const message = `May we speak of my children? ${freshAddress('talk')}`;
  await expectOk('Talk', asma.browser.post('/api/consultations', { topic: 'Children', message }));
  const page = await atConsole(open, '/consultations');
  const hers = caseOf(page, message);
  await verb(hers, 'Answer').click();
  await field(dialog(page), 'Answer').fill('On Tuesday at ten, by telephone.');
  await button(dialog(page), 'Send the answer').click();
  await expect(dialog(page)).toDisappear();
  await expect(hers).toDisappear();
  const [talk] = (await asma.browser.get('/api/consultations')).body;
  expect(talk).toMatchObject({ state: 'answered', answer: 'On Tuesday at ten, by telephone.' });
});

test('an admin sets the dates of quiet days, and resets them', async () => {
  const page = await atConsole(open, '/quiet-days');
  const row = page.getByRole('row').filter({ hasText: 'Eid al-Fitr' }).first();
  await verb(row, 'Set dates').click();
  await because(page, 'The moon was seen', 'Set dates');
  await expect(row.getByText('Set by the staff')).toBeShown();
  await verb(row, 'As calculated').click();
  await because(page, 'It was another place', 'As calculated');
  await expect(row.getByText('Calculated', { exact: true })).toBeShown();
});

test('staff without a second factor set it up by the QR code, save the recovery codes, and get access', async () => {
  const umar = await aBrother(product, 'Umar');
  await confirmEmail(product, umar);
  await govern(product, umar, 'set-role', { role: 'admin' });
  await expectOk('Sign-in', umar.browser.post('/api/auth/signin', { email: umar.email, password: PASSWORD }));
  const page = await open({ as: umar });
  await withoutSecondFactor(page, 1);
  await page.goto(CONSOLE);
  await expect(heading(page, 'Set up your second factor')).toBeShown();
  expect(await page.getByRole('navigation', { name: 'Console' }).count()).toBe(0);
  await button(page, 'Set up').click();
  await expect(page.getByAltText(/^QR code for your authenticator app/)).toBeShown();
  const secret = await page.getByLabel('If you cannot scan it, type this key into the app:').innerText();
  await field(page, 'Code from the app *').fill('000000');
  await button(page, 'Switch on').click();
  await expect(page.getByText('This code is not right. Please try again')).toBeShown();
  await field(page, 'Code from the app *').fill(await new Authenticator(product, secret.replaceAll(' ', '')).newCode());
  await button(page, 'Switch on').click();
  await expect(heading(page, 'Two-factor sign-in is on. Keep these recovery codes')).toBeShown();
  expect(await page.getByRole('listitem').getByRole('code').count()).toBe(10);
  await button(page, 'I have saved them').click();
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeShown();
});

test('a failed email is sent again with a reason', async () => {
  const id = await aGivenUpMail(product);
  const page = await atConsole(open, '/mail');
  await expect(page.getByText('ECONNREFUSED')).toBeShown();
  await verb(page, 'Send again').click();
  await because(page, 'The mail server is back', 'Send again');
  await expect(page.getByText('We gave up no email.')).toBeShown();
  await product.waitForIdle();
  expect(await triesOf(id)).toBe(1);
  await page.goto(`${CONSOLE}/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId: id }))}`);
  await expect(page.getByText('The mail server is back')).toBeShown();
});

test('staff find a rule and its scenarios by the keyboard', async () => {
  const page = await open({ as: await aModerator(product) });
  await page.goto(`${CONSOLE}/reports`);
  await page.getByRole('link', { name: 'Service' }).click();
  await expect(heading(page, 'Rules and scenarios')).toBeShown();
  await expect(page.getByRole('searchbox')).toBeShown();
  await page.keyboard.press('/');
  await page.keyboard.type('promo code capitals');
  await expect(page.getByText('Rules with these words: 1')).toBeShown();
  await expect(page.getByRole('heading', { name: 'R-7.12', exact: true })).toBeShown();
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await expect(heading(page, 'Overview')).toBeShown();
});

test('a moderator reads the reports and is not offered actions of admins', async () => {
  const page = await open({ as: await aModerator(product) });
  await page.goto(`${CONSOLE}/reports`);
  await expect(heading(page, 'Reports')).toBeShown();
  expect(await tabs(page)).toEqual(TABS.filter((tab) => tab !== 'Audit'));
  await page.goto(`${CONSOLE}/users`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toBeShown();
  expect(await row.getByRole('button').count()).toBe(0);
  await row.getByRole('link', { name: 'Details' }).click();
  await expect(page.getByText('What happened')).toBeShown();
  expect(await verb(page, 'Set role').count()).toBe(0);
  await page.goto(`${CONSOLE}/articles`);
  await expect(page.getByRole('columnheader', { name: 'Category' })).toBeShown();
  expect(await button(page, 'New article').count()).toBe(0);
  await page.goto(`${CONSOLE}/audit`);
  await expect(heading(page, 'You may not see this page')).toBeShown();
});

test('an admin entrusts a person with a duty, who is shown its pages only', async () => {
  const salma = await aSister(product, 'Salma');
  await confirmEmail(product, salma);
  const admin = await atConsole(open, `/users/${salma.userId}/show`);
  await verb(admin, 'Set role').click();
  const form = dialog(admin);
  await choose(admin, 'Role', 'Staff');
  await field(form, 'Reason').fill('She writes well');
  await button(form, 'Set role').click();
  await expect(form.getByText('Please tick at least one')).toBeShown();
  await form.getByRole('checkbox', { name: /^Content/ }).check();
  await button(form, 'Set role').click();
  await expect(admin.getByText('Staff Content')).toBeShown();

  const page = await open();
  await page.goto(`/auth?next=${CONSOLE}`);
  await signIn(page, salma.email);
  await expect(heading(page, 'Articles')).toBeShown();
  expect(await tabs(page)).toEqual(['Content Management', 'Example Profiles']);
  await expect(page.getByRole('link', { name: 'New article' })).toBeShown();
  expect(await page.getByRole('combobox', { name: 'Search everything' }).count()).toBe(0);
  await page.goto(`${CONSOLE}/users`);
  await expect(heading(page, 'You may not see this page')).toBeShown();
});

test.each([
  ['searches', (page: Page) => page.getByLabel('Search by title').fill('Mercy')],
  ['opens another tab', (page: Page) => link(page, 'Promo Codes').click()],
])('an admin who loses the role and %s is led to his own pages, which say why', async (_, act) => {
  const zayd = await aBrother(product, 'Zayd');
  await confirmEmail(product, zayd);
  await govern(product, zayd, 'set-role', { role: 'admin' });
  const page = await open();
  await page.goto(`/auth?next=${CONSOLE}/articles`);
  await signIn(page, zayd.email);
  await expect(heading(page, 'Articles')).toBeShown();
  await govern(product, zayd, 'set-role', { role: 'member' });
  expectFailuresOf(page, '/admin-dashboard/assets');
  await act(page);
  await field(dialog(page), 'Password').fill(PASSWORD);
  await button(dialog(page), 'Sign in and continue').click();
  await expect(page).toBeAt('/dashboard');
  await expect(page.getByText(/^The console is only for our staff/)).toBeShown();
});

test('the theme selected in the console applies to the member app too', async () => {
  const page = await atConsole(open, '/audit');
  await expect(heading(page, 'Audit')).toBeShown();
  const ground = () => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const light = await ground();
  await page.getByRole('button', { name: /^Colours: as your device/ }).click();
  await page.getByRole('button', { name: 'Colours: light' }).click();
  await expect(page.getByRole('button', { name: 'Colours: dark' })).toBeShown();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.goto('/dashboard');
  await expect.poll(ground).toBe(dark);
});

test('the first load of the console is at most 300 KB', async () => {
  const page = await open({ as: { browser: await anAdmin(product) } });
  const sizes: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (/\/admin-dashboard\/assets\/.*\.(js|css)$/.test(answer.url()))
      sizes.push(answer.allHeaders().then((headers) => Number(headers['content-length'])));
  });
  await page.goto(CONSOLE);
  await expect(page.getByText('Total users')).toBeShown();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(300 * 1024);
});

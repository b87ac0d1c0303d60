import person from '#texts/ur/person.json' with { type: 'json' };
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aWali,
  decideNext,
  expectOk,
  grant,
  guardianOf,
  decideGuardianCase,
  verifyGuardian,
  type Person,
  type Sister,
} from '../../src/testing/people.ts';
import { PASSWORD, fillProfile } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, expectMenu, field, heading, link, menu } from '../support/screen.ts';

const { open } = journey();
const PHONE = { width: 390, height: 844 };
const REQUEST_TEXT = 'A teacher of 34 from Bradford wants to get to know your daughter Amina';
/** The maximum length, 500 characters. */
const EMAIL_TEXT = [
  'I teach in Bradford, and I was widowed four years ago; my two daughters are eight and eleven and live with me.',
  'I read what you wrote about your mother and about patience after hardship, and it stayed with me. I look for a',
  'home in which the prayer has its place and people speak kindly to each other. I would welcome speaking with your',
  'father first, and answering whatever he wishes to ask about my work, my family and my faith. If you would rather',
  'not, I will think no less of you. May Allah be pleased.',
]
  .join(' ')
  .slice(0, 500);
/** A text of the same length with many flags. */
const FLAGGED =
  `Could you send me £200 for the ticket? Let us meet alone, and please do not tell your father. ${EMAIL_TEXT}`.slice(
    0,
    500,
  );
const GUARDIAN_MENU = [
  'Guardian Dashboard',
  'Ward profiles',
  'Browse',
  'Guardian messages',
  'Guidance',
  'Account settings',
];

test('an invited guardian verifies, claims his account and opens his dashboard', async () => {
  const amina = await aSister(product, 'Amina');
  const page = await open();
  await page.goto(await linkIn(amina.wali.email, '/wali-verify'));
  await expect(heading(page, 'Your daughter Amina has chosen you as her wali (guardian)')).toBeShown();
  const herGuardian = async () => (await amina.browser.get('/api/guardian')).body;
  expect((await herGuardian()).isVerified, 'verified by opening the link').toBe(false);
  await button(page, 'I am her guardian').click();
  await expect(heading(page, 'Thank you. You are verified.')).toBeShown();
  expect((await herGuardian()).isVerified).toBe(true);

  await link(page, 'Set up your guardian account').click();
  await expect(page).toBeAt('/guardian-claim');
  await expect(page.getByText(amina.wali.email)).toBeShown();
  await field(page, 'How should we call you?').fill('Abu Amina');
  await field(page, 'Choose a password').fill(PASSWORD);
  await button(page, 'Set up my account').click();

  await expect(page).toBeAt('/guardian-dashboard');
  await expect(heading(page, `Assalamu alaikum, ${amina.wali.name}`)).toBeShown();
  await expectFigures(page, {
    'Ward profiles': '1',
    'Pending approvals': '0',
    'Active matches': '0',
    'Messages this week': '0',
  });
  await expect(heading(page, 'Your responsibilities')).toBeShown();
  await expectMenu(page, GUARDIAN_MENU);

  await link(menu(page), 'Ward profiles').click();
  const ward = page.getByRole('article').filter({ has: heading(page, 'Amina') });
  await expect(ward.getByText('Sister seeking matrimony', { exact: false })).toBeShown();
  await expect(ward.getByText('Verified', { exact: true })).toBeShown();
});

test('the link of the invitation works once', async () => {
  const amina = await aSister(product, 'Amina');
  const invitation = await linkIn(amina.wali.email, '/wali-verify');
  const ibrahim = await guardianOf(product, amina);
  const page = await open();
  await page.goto(invitation);
  await expect(heading(page, 'You are already verified')).toBeShown();
  await expect(page.getByText(/^You said yes on [A-Z][a-z]+day,? \d+ /)).toBeShown();
  await expect(link(page, 'Sign In')).toBeShown();
  await page.goto('/wali-verify?id=1');
  await expect(page.getByText('Invalid verification link. Please check the URL and try again.')).toBeShown();

  const his = await open({ as: ibrahim });
  await his.goto('/guardian-verify');
  await expect(his.getByText('You are already verified')).toBeShown();
  await his.goto(invitation);
  await expect(heading(his, 'You are already verified')).toBeShown();
  await link(his, 'Open your guardian dashboard').click();
  await expect(his).toBeAt('/guardian-dashboard');
});

test('the local mailbox shows his invitation, and its button opens the verification', async () => {
  const amina = await aSister(product, 'Amina');
  await product.waitForIdle();
  const page = await open();
  await page.goto('/dev/mailbox');
  await field(page, 'Sent to').fill(amina.wali.email);
  await button(page, 'Show').click();
  // The list may still show another man's items.
  await page.waitForURL(/to=/);
  await link(page, 'Please answer').click();
  const rest = page.frameLocator('iframe');
  await expect(rest.getByRole('heading', { name: 'Amina asks you to be her wali (guardian)' })).toBeShown();
  // Opened by key: a click on a frame of another origin is lost until the browser knows its position.
  await rest.getByRole('link', { name: 'Answer the request' }).press('Enter');
  await expect(page).toBeAt('/wali-verify');
  await expect(heading(page, 'Your daughter Amina has chosen you as her wali (guardian)')).toBeShown();
});

test('a wrongly named man says so, and his details are deleted', async () => {
  const amina = await aSister(product, 'Amina');
  const page = await open();
  await page.goto(await linkIn(amina.wali.email, '/wali-verify'));
  await button(page, 'I am not her guardian').click();
  await button(page.getByRole('dialog', { name: 'Are you sure?' }), 'I am not her guardian').click();
  await expect(heading(page, 'Thank you for telling us')).toBeShown();
  expect((await amina.browser.get('/api/guardian')).body).toBe(null);
});

test('pages for members redirect a guardian to his dashboard', async () => {
  const ibrahim = await guardianOf(product, await aSister(product, 'Amina'));
  const page = await open({ as: ibrahim });
  const blocked = [
    '/profile',
    '/interest-requests',
    '/matches',
    '/messages',
    '/messages/1',
    '/subscription-dashboard',
    '/create-profile',
    '/simple-profile',
  ];
  for (const address of blocked) {
    await page.goto(address);
    await expect(page, address).toBeAt('/guardian-dashboard');
  }
});

test("a guardian enables membership and remains his wards' guardian", async () => {
  const ibrahim = await guardianOf(product, await aSister(product, 'Amina'));
  const page = await open({ as: ibrahim });
  await page.goto('/account-settings');
  await expect(page.getByText(/^Do you want to marry too.*stay the guardian/)).toBeShown();
  await button(page, 'Become a member').click();
  await expect(page).toBeAt('/create-profile');
  await expect(heading(page, 'Create Your Profile')).toBeShown();

  await page.goto('/dashboard');
  await expect(page).toBeAt('/guardian-dashboard');
  await expectMenu(page, GUARDIAN_MENU);
  await page.goto('/account-settings');
  await link(page, 'Write your profile').click();
  await fillProfile(page);
  await button(page, 'Create profile').click();
  await expect(page).toBeAt('/dashboard');
  await expect(link(menu(page), 'Guardian Dashboard')).toBeShown();
  await link(menu(page), 'Guardian Dashboard').click();
  await expectFigures(page, { 'Ward profiles': '1' });
});

test('a former guardian is redirected from the guardian’s pages', async () => {
  const amina = await aSister(product, 'Amina');
  const ibrahim = await guardianOf(product, amina);
  const page = await open({ as: ibrahim });
  await page.goto('/guardian/approvals');
  await expect(heading(page, 'You have nothing to read')).toBeShown();
  await expectOk('Naming', amina.browser.post('/api/guardian', aWali('Dawud Rahman')));
  for (const address of ['/guardian-dashboard', '/ward-profiles', '/guardian/approvals', '/guardian-messages']) {
    await page.goto(address);
    await expect(heading(page, 'This page is for guardians')).toBeShown();
  }
  await link(page, 'Go to your dashboard').click();
  await expect(page).toBeAt('/create-profile');
  await expect(heading(page, 'Create Your Profile')).toBeShown();
});

test('he steps down with a reason, which she reads', async () => {
  const amina = await aSister(product, 'Amina');
  const ibrahim = await guardianOf(product, amina);
  const page = await open({ as: ibrahim, viewport: PHONE });
  await page.goto('/ward-profiles');
  await button(page, 'Step down as her guardian').click();
  const requested = page.getByRole('dialog', { name: 'Step down as Amina’s wali?' });
  await expect(requested.getByText('Only Amina and you can read your reason.')).toBeShown();
  await field(requested, 'Why? (you can leave this empty)').fill('I am ill.');
  await page.reload();
  await button(page, 'Step down as her guardian').click();
  await expect.poll(() => field(requested, 'Why? (you can leave this empty)').inputValue()).toBe('I am ill.');
  await button(requested, 'Step down').click();
  await expect(heading(page, 'This page is for guardians')).toBeShown();

  const hers = await open({ as: amina });
  await hers.goto('/dashboard');
  await expect(hers).toBeAt('/guardian-setup');
  await expect(hers.getByText(`${amina.wali.name} has stepped down as your guardian`)).toBeShown();
  await expect(hers.getByText('I am ill.')).toBeShown();
});

test('his open pages show at once that a dispute is open, and its outcome', async () => {
  const amina = await aSister(product, 'Amina');
  const page = await open({ as: await guardianOf(product, amina) });
  await page.goto('/guardian-dashboard');
  await expect(heading(page, 'Your responsibilities')).toBeShown();
  const requested = page.getByText('We are looking at a question about you as Amina’s wali');
  await decideGuardianCase(product, 'disputes', amina, 'open');
  await expect(requested).toBeShown();
  await decideGuardianCase(product, 'disputes', amina, 'resolve', { outcome: 'dismissed' });
  await expect(requested).toDisappear();
});

test('an expired link to his account sends a new one, to his address only', async () => {
  const amina = await aSister(product, 'Amina');
  const old = await verifyGuardian(product, amina);
  await product.advance('P8D');
  const page = await open();
  await page.goto(old);
  await expect(heading(page, 'This link is too old')).toBeShown();
  await button(page, 'Send me a new link').click();
  await expect(heading(page, 'A new link is on its way')).toBeShown();
  const fresh = await linkIn(amina.wali.email, '/guardian-claim');
  expect(fresh).not.toContain(old);
  await page.goto(fresh);
  await field(page, 'How should we call you?').fill('Abu Amina');
  await field(page, 'Choose a password').fill(PASSWORD);
  await button(page, 'Set up my account').click();
  await expect(page).toBeAt('/guardian-dashboard');
});

test('he approves a request, and declines a message with a reason', async () => {
  const { amina, yusuf, ibrahim } = await aFamily();
  await requests(yusuf, amina, 'I would welcome speaking with your father first.');
  const page = await open({ as: ibrahim });
  await page.goto('/guardian-dashboard');
  const waiting = page.getByRole('region', { name: 'Waiting for you' });
  await expect(heading(page, REQUEST_TEXT)).toBeShown();
  await expectFigures(page, { 'Pending approvals': '1' });
  await link(waiting, 'Read and decide').click();
  await expect(heading(page, REQUEST_TEXT)).toBeShown();
  await expect(page.getByText('I would welcome speaking with your father first.')).toBeShown();
  await expect(page.getByText(`Profile #${yusuf.profileId}`, { exact: true })).toBeShown();
  await button(page, 'Read the whole profile').click();
  await expect(page.getByText('Faith and practice')).toBeShown();
  expect(await page.getByRole('main').innerText(), 'what a guardian may not know').not.toMatch(/Yusuf|@people/);
  await button(page, 'Approve').click();
  await expect(heading(page, 'Approved')).toBeShown();
  await expect(page.getByText(/^Amina can read his request now and answer it/)).toBeShown();
  await expect(page.getByText('You have nothing more to read.')).toBeShown();
  await link(page, 'All pending approvals').click();
  await expect(heading(page, 'You have nothing to read')).toBeShown();

  const [request] = (await amina.browser.get('/api/interest-requests/received')).body;
  expect(request.status).toBe('pending');
  const accepted = await amina.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' });
  for (const content of ['One.', 'Two.', 'Three.', 'Four.', 'Please send me your number.'])
    await yusuf.browser.post(`/api/matches/${accepted.body.matchId}/messages`, { content });

  await link(menu(page), 'Guardian Dashboard You have 5 things to read').click();
  await expect(link(page, 'See all 5')).toBeShown();
  await expect.poll(() => waiting.getByRole('article').count()).toBe(3);
  await expectFigures(page, {
    'Ward profiles': '1',
    'Pending approvals': '5',
    'Active matches': '1',
    'Messages this week': '5',
  });
  await link(page, 'See all 5').click();
  await expect(page).toBeAt('/guardian/approvals');
  const conversation = page.getByRole('article').filter({ has: heading(page, /^Amina and profile/) });
  const last = conversation.getByRole('listitem').filter({ hasText: 'Please send me your number.' });
  await link(last, 'Read and decide').click();
  await expect(heading(page, 'A teacher of 34 from Bradford writes to your daughter Amina')).toBeShown();
  await expect(page.getByText('Four.', { exact: true })).toBeShown();
  expect(await page.getByText('One.', { exact: true }).isVisible(), 'more than the last three').toBe(false);
  await page.getByText('1 earlier message').click();
  await expect(page.getByText('One.', { exact: true })).toBeShown();
  await expect(page.getByText(/^The man and Amina can read this/)).toBeShown();
  await field(page, 'Why? (you can leave this empty)').fill('Not yet, please.');
  await page.reload();
  await expect.poll(() => field(page, 'Why? (you can leave this empty)').inputValue()).toBe('Not yet, please.');
  await page.getByText('Kind words for a no').click();
  await button(page, 'Please say this in other words, and send it again.').click();
  await field(page, 'Why? (you can leave this empty)').fill('Not yet, please.');
  expect((await amina.browser.get('/api/guardian/history')).body, 'words alone decide nothing').toHaveLength(1);
  await button(page, 'Decline').click();
  await expect(heading(page, 'Declined')).toBeShown();
  await expect(page.getByText(/Amina sees this too. She cannot see his message/)).toBeShown();
  await expect(page.getByText('You have 4 more to read.')).toBeShown();
  await link(page, 'Read the next one').click();
  await expect(page.getByText('One.', { exact: true })).toBeShown();
  await link(page, 'All pending approvals').click();
  const decided = page.getByRole('listitem').filter({ hasText: 'Please send me your number.' });
  await expect(decided.getByText('Not yet, please.')).toBeShown();

  const his = await open({ as: yusuf });
  await his.goto(`/messages/${accepted.body.matchId}`);
  await expect(his.getByText(/^Declined by guardian.*Reason: Not yet, please\.$/)).toBeShown();
  const hers = await amina.browser.get(`/api/matches/${accepted.body.matchId}/messages`);
  expect(hers.body, 'what she sees of five messages that were not approved').toEqual([]);
});

test('he reads the conversations of his ward', async () => {
  const { amina, yusuf, ibrahim } = await aFamily();
  const { body: request } = await requests(yusuf, amina, 'I would welcome speaking with your father first.');
  await decideNext(ibrahim, 'approve');
  const accepted = await amina.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' });
  const { matchId } = accepted.body;
  await yusuf.browser.post(`/api/matches/${matchId}/messages`, { content: 'Assalamu alaikum.' });
  const page = await open({ as: ibrahim });
  // The request in English is marked as such for him, with a button that copies it.
  await page.goto(`/ur/guardian-messages/${matchId}`);
  await expect(page.locator('.below button').getByText(person.written.copy)).toBeShown();
  await page.goto('/guardian-messages');
  await link(page, 'Read the conversation').click();
  await expect(heading(page, `Amina and profile #${yusuf.profileId}`)).toBeShown();
  await expect(page.getByText('Assalamu alaikum.', { exact: true })).toBeShown();
  await expect(page.getByText(/^Pending guardian review/)).toBeShown();
  await link(page, 'Read and decide').click();
  await expect(page).toBeAt('/guardian/approvals');
});

test('he decides from the email with two taps, without JavaScript, and only once', async () => {
  const { amina, yusuf, ibrahim } = await aFamily();
  await requests(yusuf, amina, EMAIL_TEXT);
  const [mail] = await product.mailTo(ibrahim.email);
  const decide = await linkIn(ibrahim.email, '/decide');
  const page = await open({ javaScriptEnabled: false, viewport: PHONE });
  await page.setContent(mail!.html);
  const before = await countTextsBefore(page);
  await link(page, 'Read and decide').click();
  await expect(heading(page, REQUEST_TEXT)).toBeShown();
  expect(before + (await countTextsBefore(page)), 'words before the letter').toBeLessThanOrEqual(90);
  await expectButtonsInSight(page);
  const received = async () => (await amina.browser.get('/api/interest-requests/received')).body[0].status;
  expect(await received(), 'opening the link decides nothing').toBe('guardian_pending');
  await button(page, 'Approve').click();
  await expect(heading(page, 'Approved')).toBeShown();
  await expect(page.getByText(/^Amina can read his request now and answer it/)).toBeShown();
  await expect(page.getByText('You have nothing more to read.')).toBeShown();
  expect(await received()).toBe('pending');
  await page.goto(decide);
  await expect(heading(page, 'This is already answered')).toBeShown();
  await expect(page.getByText(/^You said yes on [A-Z][a-z]+day,? \d+ /)).toBeShown();
  await expect(page.locator('.said')).toBeShown();
  await expect(page.getByText('You have nothing more to read.')).toBeShown();
});

test('he declines a message from the email without JavaScript, and gets the next item', async () => {
  const { brother, guardian, matchId } = await aMatch(product);
  const write = (content: string) => brother.browser.post(`/api/matches/${matchId}/messages`, { content });
  // After an hour the invitation to decide is mailed at once.
  await product.advance('PT61M');
  await write('Please send me your number.');
  const page = await open({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(await linkIn(guardian.email, '/decide'));
  await expect(heading(page, 'A teacher of 34 from Bradford writes to your daughter Amina')).toBeShown();
  await expect(page.getByText('Please send me your number.')).toBeShown();
  await write('And your address.');
  await page.getByText('Kind words for a no').click();
  await button(page, 'Please say this in other words, and send it again.').click();
  const reason = field(page, 'Why? (you can leave this empty)');
  expect(await reason.inputValue()).toBe('Please say this in other words, and send it again.');
  const message = async () => (await brother.browser.get(`/api/matches/${matchId}/messages`)).body[0];
  expect((await message()).state, 'words alone decide nothing').toBe('guardian_review');
  await reason.fill('Not yet, please.');
  await button(page, 'Decline').click();
  await expect(heading(page, 'Declined')).toBeShown();
  expect(await message()).toMatchObject({ guardianDeclined: true, declineReason: 'Not yet, please.' });
  await expect(page.getByText('You have 1 more to read.')).toBeShown();
  expect(await link(page, 'Read the next one').getAttribute('href')).toMatch(/^\/guardian\/approval\//);
});

test('a decision fits on one phone screen in the app too', async () => {
  const { amina, yusuf, ibrahim } = await aFamily();
  await requests(yusuf, amina, EMAIL_TEXT);
  const page = await open({ as: ibrahim, viewport: PHONE });
  await page.goto('/guardian/approvals');
  await link(page, 'Read and decide').click();
  await expect(button(page, 'Approve')).toBeShown();
  await expectButtonsInSight(page);
});

test('a decision with many flags fits on one phone screen, in the app and from the email', async () => {
  const { amina, yusuf, ibrahim } = await aFamily();
  await requests(yusuf, amina, FLAGGED);
  const page = await open({ as: ibrahim, viewport: PHONE });
  await page.goto('/guardian/approvals');
  await link(page, 'Read and decide').click();
  await expect(page.getByText('a request to meet alone')).toBeShown();
  expect(await page.locator('mark').allInnerTexts()).toContain('meet alone');
  await expectButtonsInSight(page);

  const mailed = await open({ javaScriptEnabled: false, viewport: PHONE });
  await mailed.goto(await linkIn(ibrahim.email, '/decide'));
  await expect(mailed.getByText('a request to meet alone')).toBeShown();
  expect(await mailed.locator('mark').allInnerTexts()).toContain('meet alone');
  await expectButtonsInSight(mailed);
});

test('a guardian without membership begins at his dashboard, and all pages have larger text', async () => {
  const { amina, yusuf, ibrahim } = await aFamily();
  const sizeOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.documentElement).fontSize');
  const page = await open({ as: ibrahim });
  await page.goto('/');
  await expect(page).toBeAt('/guardian-dashboard');
  for (const address of ['/browse', '/guidance', '/account-settings', `/profile-details/${amina.profileId}`]) {
    await page.goto(address);
    await expect.poll(() => sizeOf(page), { message: address }).toBe('20px');
  }
  await link(page.getByRole('banner'), /^Mithaq/).click();
  await expect(page).toBeAt('/guardian-dashboard');
  const his = await open({ as: yusuf });
  await his.goto('/browse');
  await expect(link(menu(his), 'Browse')).toBeShown();
  expect(await sizeOf(his)).toBe('17px');
});

async function aFamily(): Promise<{ amina: Sister; yusuf: Person; ibrahim: Person }> {
  const [amina, yusuf] = await Promise.all([aSister(product, 'Amina'), aBrother(product, 'Yusuf')]);
  const [ibrahim] = await Promise.all([guardianOf(product, amina), grant(product, yusuf)]);
  return { amina, yusuf, ibrahim };
}

const requests = (brother: Person, sister: Sister, message: string) =>
  brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId, message });

/** Waits until the guardian's dashboard shows these figures. */
async function expectFigures(page: Page, figures: Record<string, string>): Promise<void> {
  const read = async () => {
    const words = (await page.getByRole('main').innerText()).split(/\s*\n\s*/);
    return Object.fromEntries(Object.keys(figures).map((name) => [name, words[words.indexOf(name) + 1]]));
  };
  await expect.poll(read).toEqual(figures);
}

/** Both buttons are within the first 560 px, and on a small phone always in view. */
async function expectButtonsInSight(page: Page): Promise<void> {
  const lowest = async () => Math.max(...(await edges(page)).map(({ bottom }) => bottom));
  await expect.poll(lowest).toBeLessThanOrEqual(560);
  await page.setViewportSize({ width: PHONE.width, height: 500 });
  await expect.poll(lowest).toBeLessThanOrEqual(500);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(100);
  for (const { top, bottom } of await edges(page)) {
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(500);
  }
  await page.setViewportSize(PHONE);
}

async function edges(page: Page): Promise<{ top: number; bottom: number }[]> {
  const boxes = await Promise.all(['Approve', 'Decline'].map((name) => button(page, name).boundingBox()));
  return boxes.map((box) => ({ top: box!.y, bottom: box!.y + box!.height }));
}

async function countTextsBefore(page: Page): Promise<number> {
  const [before, rest] = (await page.locator('body').innerText()).split(EMAIL_TEXT.slice(0, 40));
  expect(rest, 'the letter begins').toBeDefined();
  return before!.split(/\s+/).filter(Boolean).length;
}

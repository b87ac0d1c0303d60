import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  aMatch,
  aSister,
  decideNext,
  grant,
  guardianOf,
  verifyGuardian,
  type Person,
} from '../../src/testing/people.ts';
import { fillProfile, freshAddress, signIn, signUp } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, cardOf, expectMenu, field, heading, link, menu, toast } from '../support/screen.ts';

const { open } = journey();

test('a brother signs up and gets to his dashboard at once', async () => {
  const yusuf = { username: 'Yusuf', email: freshAddress('yusuf'), gender: 'Male' } as const;
  const page = await open();
  await signUp(page, yusuf);
  await signIn(page, yusuf.email);
  await expect(page).toBeAt('/create-profile');
  await button(page, 'Continue').click();
  await expect(toast(page, 'Form validation failed')).toBeShown();
  expect(await field(page, 'Location').getAttribute('aria-invalid')).toBe('true');

  await fillProfile(page, { age: 38, location: 'Leeds' });
  await link(page, 'About you').click();
  await expect(page.getByRole('radiogroup', { name: 'Smoking' })).toBeShown();
  expect(await page.getByText('Head covering').count(), 'a question for sisters').toBe(0);
  await link(page, 'Check your answers').click();
  await button(page, 'Create profile').click();
  await expect(page).toBeAt('/dashboard');
  await expect(toast(page, 'Profile created successfully')).toBeShown();
  await expect(heading(page, 'Assalamu alaikum, Yusuf')).toBeShown();
  await expect(link(page, 'Check your answers')).toBeShown();
  for (const figure of ['Profile Completion', 'Pending Requests', 'Active Matches', 'Unread Messages'])
    await expect(page.getByText(figure, { exact: true }).first()).toBeShown();
  const pages = page.getByRole('navigation', { name: 'Your pages' });
  expect(await pages.getByText('none yet').count()).toBe(3);
  expect(await pages.innerText()).not.toMatch(/\b0\b/);
  await expectMenu(page, [
    'Dashboard',
    'Profile',
    'Browse',
    'Interest Requests',
    'Messages',
    'Guidance',
    'Subscription',
    'Account settings',
  ]);
});

const HER_SENTENCE = 'I look for kindness before wealth.';

test('he browses with filters, sees the next step on the free plan, and sends a request with a paid plan', async () => {
  const town = `Halifax ${process.pid}`;
  const [amina, khadija] = await Promise.all([
    aSister(product, 'Amina', { location: town, age: 31, bio: `${HER_SENTENCE} ${'I teach and read. '.repeat(3)}` }),
    aSister(product, 'Khadija', { location: town, age: 45 }),
    aSister(product, 'Unverified', { location: town, age: 45 }),
  ]);
  await Promise.all([verifyGuardian(product, amina), verifyGuardian(product, khadija)]);
  const page = await aNewBrother();

  await link(menu(page), 'Browse').click();
  await field(page, 'Location').fill(town.toLowerCase());
  await expect(page.getByText('Found 2 compatible profiles', { exact: true })).toBeShown();
  expect(await field(page, 'Age from').getAttribute('placeholder')).toBe('18');
  expect(await field(page, 'Age to').getAttribute('placeholder')).toBe('60');
  await field(page, 'Age to').fill('40');
  await expect(page.getByText('Found 1 compatible profile', { exact: true })).toBeShown();
  const card = cardOf(page, amina.profileId);
  await expect(card.getByText('Guardian Verified')).toBeShown();
  await expect(cardOf(page, khadija.profileId)).toDisappear();
  expect(await page.getByRole('main').innerText(), 'a name on the page').not.toMatch(/Amina|Khadija/);
  await page.reload();
  await expect(page.getByText('Found 1 compatible profile', { exact: true })).toBeShown();
  await page.goBack();
  await expect(page.getByText('Found 2 compatible profiles', { exact: true })).toBeShown();
  expect(await field(page, 'Age to').inputValue()).toBe('');
  await page.goForward();
  await expect(page.getByText('Found 1 compatible profile', { exact: true })).toBeShown();
  expect(await field(page, 'Age to').inputValue()).toBe('40');
  await link(card, 'Read profile').click();
  await expect(heading(page, `Profile #${amina.profileId}`)).toBeShown();
  await link(page, 'Back').click();
  await expect(page.getByText('Found 1 compatible profile', { exact: true })).toBeShown();

  await expect(page.getByText(/^You are on the free plan.*To send requests, you need a paid plan\./)).toBeShown();
  expect(await button(page, 'Send Interest').count(), 'offered on the free plan').toBe(0);
  await link(page.getByRole('main'), 'See what a plan adds').click();
  await expect(page).toBeAt('/pricing');

  await grantPlan(page);
  await page.goBack();
  await page.reload();
  await button(card, 'Send Interest').click();
  const dialog = page.getByRole('dialog', { name: 'Send Interest' });
  await expect(
    dialog.getByText(/^Her guardian reads your request first.*By sending, you agree to this\.$/),
  ).toBeShown();
  await field(dialog, 'Personal message (optional)').fill('Salam. Your words about kindness stayed with me.');
  await dialog.getByText('Quote one sentence from this profile').click();
  await dialog.getByRole('radio', { name: HER_SENTENCE }).check();
  await button(dialog, 'Send Interest').click();
  await expect(toast(page, 'Interest sent successfully')).toBeShown();
  await expect(card.getByText('You have an open request')).toBeShown();

  await link(menu(page), 'Interest Requests').click();
  await page.getByRole('tab', { name: 'Sent (1)' }).click();
  const sent = cardOf(page, amina.profileId);
  await expect(sent.getByText('Guardian Review', { exact: true })).toBeShown();
  await expect(sent.getByText('Salam. Your words about kindness stayed with me.')).toBeShown();

  // Her guardian reads her sentence above the man's words.
  await page.goto(await linkIn(amina.wali.email, '/decide'));
  const [cited, said] = await Promise.all(
    [page.locator('blockquote').getByText(HER_SENTENCE), page.getByText(/^Salam\. Your words about/)].map((words) =>
      words.boundingBox(),
    ),
  );
  expect(cited!.y + cited!.height).toBeLessThan(said!.y);
});

test('delayed filters do not stop a navigation to another page', async () => {
  const page = await aNewBrother();
  let letGo = () => {};
  const blocked = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/interest-requests-page*', async (route) => {
    await blocked;
    await route.continue();
  });
  await link(menu(page), 'Browse').click();
  await expect(heading(page, 'Browse Profiles')).toBeShown();
  await page.clock.install();

  await field(page, 'Location').fill('leeds');
  await link(menu(page), 'Interest Requests').click();
  await page.clock.fastForward(1000);
  letGo();
  await expect(page).toBeAt('/interest-requests');
});

test('the matches page sends requests, and shows refusals in its own words', async () => {
  const town = `Keighley ${process.pid}`;
  const [amina, hafsa] = await Promise.all(
    ['Amina', 'Hafsa'].map((name) => aSister(product, name, { location: town })),
  );
  await Promise.all([verifyGuardian(product, amina!), verifyGuardian(product, hafsa!)]);
  const page = await aNewBrother();
  await page.goto(`/matches?location=${encodeURIComponent(town)}`);
  await expect(page.getByText(/^You are on the free plan.*To send requests, you need a paid plan\./)).toBeShown();
  await grantPlan(page);
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Send Interest' });
  await button(cardOf(page, amina!.profileId), 'Send Interest').click();
  await button(dialog, 'Send Interest').click();
  await expect(toast(page, 'Interest Sent')).toBeShown();

  await button(cardOf(page, hafsa!.profileId), 'Send Interest').click();
  // He uses up the month's requests in another window.
  await Promise.all(
    ['B', 'C'].map(async (name) => {
      const sister = await aSister(product, name);
      await verifyGuardian(product, sister);
      await page.request.post('/api/interest-requests', { data: { toProfileId: sister.profileId } });
    }),
  );
  await field(dialog, 'Personal message (optional)').fill('Salam. I have a garden, too.');
  await button(dialog, 'Send Interest').click();
  await expect(toast(page, 'No Requests Remaining')).toBeShown();
  expect(await field(dialog, 'Personal message (optional)').inputValue()).toMatch(/^Salam/);
});

const LEFT = [
  'You have 3 requests left this month. Sending uses one.',
  'You have 2 requests left this month. Sending uses one.',
  'You have 1 request left this month. Sending uses it.',
];

test('he sees when the month’s requests are used up, and when new ones come', async () => {
  const town = `Otley ${process.pid}`;
  const sisters = await Promise.all(['A', 'B', 'C', 'D'].map((name) => aSister(product, name, { location: town })));
  await Promise.all(sisters.map((sister) => verifyGuardian(product, sister)));
  const page = await aNewBrother();
  await grantPlan(page, 2);
  await page.goto(`/browse?location=${encodeURIComponent(town)}`);
  await expect(page.getByText('Found 4 compatible profiles · 3 requests left')).toBeShown();
  const dialog = page.getByRole('dialog', { name: 'Send Interest' });
  for (const [n, sister] of sisters.slice(0, 3).entries()) {
    await button(cardOf(page, sister.profileId), 'Send Interest').click();
    await expect(dialog.getByText(LEFT[n]!, { exact: true })).toBeShown();
    await button(dialog, 'Send Interest').click();
    await expect(dialog).toDisappear();
  }
  await expect(page.getByText('Found 4 compatible profiles · 0 requests left')).toBeShown();
  await expect(
    page.getByText(/^You have used all your requests this month\. You get new ones on \d+ \w+ \d{4}\./),
  ).toBeShown();
  await expect(cardOf(page, sisters[3]!.profileId)).toBeShown();
  expect(await button(page, 'Send Interest').count(), 'offered when all are used').toBe(0);
});

test('after a match he writes with her, and no page is reloaded', async () => {
  const amina = await aSister(product, 'Amina', { location: `Skipton ${process.pid}` });
  const ibrahim = await guardianOf(product, amina);
  const page = await aNewBrother();
  await grantPlan(page);
  await onlyPushed(page);
  await page.goto(`/profile-details/${amina.profileId}`);
  await button(page, 'Send Interest').click();
  await button(page.getByRole('dialog'), 'Send Interest').click();
  await expect(heading(page, 'Your request')).toBeShown();
  await link(menu(page), 'Interest Requests').click();
  await page.getByRole('tab', { name: 'Sent (1)' }).click();
  const sent = cardOf(page, amina.profileId);
  await expect(sent.getByText('Guardian Review', { exact: true })).toBeShown();

  await decideNext(ibrahim, 'approve');
  await expect(sent.getByText('Waiting for an answer')).toBeShown();
  const [request] = (await amina.browser.get('/api/interest-requests/received')).body;
  await amina.browser.post(`/api/interest-requests/${request.id}/respond`, { action: 'accept' });
  await link(sent, 'Open the conversation').click();
  await expect(page.getByText('Her guardian reads every message before it is delivered.')).toBeShown();

  const box = field(page, 'Write a message');
  const talk = page.getByRole('log', { name: 'Messages of this conversation' });
  expect(await button(page, 'Send').isDisabled(), 'sending nothing').toBe(true);
  await box.fill('   ');
  expect(await button(page, 'Send').isDisabled(), 'sending blanks').toBe(true);
  await box.fill('Assalamu alaikum.');
  await box.press('Shift+Enter');
  await box.pressSequentially('How is your week?');
  expect(await box.inputValue()).toBe('Assalamu alaikum.\nHow is your week?');
  await box.press('Enter');
  await expect(toast(page, 'Message sent')).toBeShown();
  await expect(talk.getByText('Assalamu alaikum. How is your week?')).toBeShown();
  await expect(talk.getByText(/^Pending guardian review/)).toBeShown();
  expect(await box.inputValue()).toBe('');

  await decideNext(ibrahim, 'approve');
  await expect(talk.getByText(/^Approved by guardian/)).toBeShown();
  const [match] = (await amina.browser.get('/api/matches')).body;
  const [his] = (await amina.browser.get(`/api/matches/${match.id}/messages`)).body;
  await amina.browser.patch(`/api/messages/${his.id}/read`);
  await expect(talk.getByText(/ · Read · /)).toBeShown();

  await amina.browser.post(`/api/matches/${match.id}/messages`, { content: 'Wa alaikum salam. Busy, and good.' });
  expect(await talk.getByText('Wa alaikum salam.').count(), 'her words before her guardian read them').toBe(0);
  await decideNext(ibrahim, 'approve');
  await expect(talk.getByText('Wa alaikum salam. Busy, and good.')).toBeShown();
});

test('unread messages are counted until he has read them', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  const page = await open({ as: brother });
  await onlyPushed(page);
  await page.goto('/dashboard');
  await expect(heading(page, /^Assalamu alaikum/)).toBeShown();
  for (const content of ['One thing first.', 'And another.']) {
    await sister.browser.post(`/api/matches/${matchId}/messages`, { content });
    await decideNext(guardian, 'approve');
  }
  await expect(link(menu(page), 'Messages 2 unread messages')).toBeShown();
  const waits = page.getByRole('region', { name: 'Waiting for you' });
  await expect(waits.getByText('2 unread messages', { exact: true })).toBeShown();
  expect(await link(waits, 'Read the conversation').getAttribute('href')).toBe(`/messages/${matchId}`);

  await link(menu(page), /^Messages/).click();
  await expect(heading(page, 'Messages')).toBeShown();
  await expect(page.getByText('2 unread', { exact: true }).first()).toBeShown();
  await expect(page.getByText('Initial conversation · Started', { exact: false })).toBeShown();
  await link(page, `Profile #${sister.profileId}`).click();
  await expect(page.getByText('And another.')).toBeShown();
  await expect(link(menu(page), 'Messages')).toBeShown();
  const unread = async () => (await brother.browser.get('/api/messages/unread-count')).body.count;
  await expect.poll(unread).toBe(0);
});

test('a conversation of others does not exist for him', async () => {
  const [theirs, yusuf] = [await aMatch(product), await aMatch(product)];
  const page = await open({ as: yusuf.brother });
  await page.goto(`/messages/${theirs.matchId}`);
  await expect(heading(page, 'Match Not Found').first()).toBeShown();
  await expect(page.getByText("This conversation doesn't exist or you don't have access to it")).toBeShown();
  await link(page, 'All messages').click();
  await expect(page).toBeAt('/messages');
});

/** Opens the dashboard of a brother with a new profile. */
async function aNewBrother(): Promise<Page> {
  const email = freshAddress('brother');
  const page = await open();
  await signUp(page, { username: 'Yusuf', email, gender: 'Male' });
  await signIn(page, email);
  await fillProfile(page);
  await button(page, 'Create profile').click();
  await expect(page).toBeAt('/dashboard');
  return page;
}

/** Lets an admin grant the monthly plan to the user who is signed in here. */
async function grantPlan(page: Page, months = 1): Promise<void> {
  const { id } = (await (await page.request.get('/api/user')).json()) as { id: string };
  await grant(product, { userId: id } as Person, 'Monthly', months);
}

/** Disables polling, so that only events of the server change the pages of this window. */
const onlyPushed = (page: Page) => page.addInitScript('window.setInterval = () => 0');

import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aSister,
  aWali,
  anAdmin,
  decideNext,
  expectOk,
  govern,
  saysItIsSafe,
  grant,
  guardianOf,
  invitationTo,
  nameAndVerify,
  type Person,
} from '../../src/testing/people.ts';
import { fillGuardian } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();

test('she replaces a verified guardian after reading the consequences', async () => {
  const { sister, brother, guardian, matchId } = await aMatch(product);
  const his = await open({ as: brother });
  await his.goto(`/messages/${matchId}`);
  await field(his, 'Write a message').fill('One thing I wanted to ask you');

  const page = await open({ as: sister });
  await page.goto('/wali-pending');
  await link(page, 'Name another guardian').click();
  await expect(heading(page, 'Name another guardian')).toBeShown();
  await expect(page.getByText(`We tell ${guardian.name} that he is no longer your guardian.`)).toBeShown();
  await expect(page.getByText(/^Until the new guardian is verified, your conversations are paused/)).toBeShown();
  const dawud = aWali('Dawud Rahman');
  expect(await field(page, 'Guardian’s full name').inputValue(), 'the present one’s name').toBe('');
  await fillGuardian(page, { name: dawud.waliName, email: dawud.waliEmail });
  await button(page, 'Save and write to him').click();
  await expect(page).toBeAt('/wali-pending');
  await expect(toast(page, 'You have named your guardian')).toBeShown();
  await expect(page.getByText('Pending', { exact: true })).toBeShown();

  await expect(his.getByText(/^This conversation is paused until she has a guardian/)).toBeShown();
  expect(await field(his, 'Write a message').count(), 'a box to write in').toBe(0);
  await expect(his.getByText('One thing I wanted to ask you')).toBeShown();
  await page.goto(`/messages/${matchId}`);
  await expect(page.getByText(/^This conversation is paused until you have a guardian/)).toBeShown();
  await link(page, 'See your guardian’s status').click();
  await expect(page).toBeAt('/wali-pending');

  const { id, code } = await invitationTo(product, dawud.waliEmail);
  const verify = { 'X-Requested-With': 'mithaq' };
  await expectOk('Verification', product.visitor().get(`/api/wali-verify/${id}?code=${code}`, verify));
  await expect.poll(() => field(his, 'Write a message').inputValue()).toBe('One thing I wanted to ask you');
});

test('a sister who has replaced her guardian twice within a year is referred to staff', async () => {
  const sister = await aSister(product, 'Amina');
  await guardianOf(product, sister);
  for (const name of ['Dawud Rahman', 'Salim Rahman']) await nameAndVerify(product, sister, aWali(name));
  const page = await open({ as: sister });
  await page.goto('/guardian-setup');
  await expect(page.getByText(/^You have done this twice within a year/)).toBeShown();
  expect(await field(page, 'Guardian’s full name').count(), 'a form that is refused').toBe(0);
  await link(page, 'Write to us').click();
  await expect(page).toBeAt('/support');
});

test('a sister whose guardian cannot act now reads so, and can name another one', async () => {
  const { sister, brother, guardian, matchId } = await aMatch(product);
  await saysItIsSafe(product, sister);
  await govern(product, guardian, 'disable');
  const page = await open({ as: sister });
  await page.goto('/dashboard');
  await expect(page).toBeAt('/wali-pending');
  await expect(page.getByText('Cannot act now', { exact: true })).toBeShown();
  await expect(page.getByText(/^He was verified on .* cannot act as your guardian now/)).toBeShown();
  expect(await button(page, 'Send the email again').count(), 'an invitation to somebody verified').toBe(0);
  expect(await page.getByRole('main').innerText(), 'why').not.toMatch(/disabled|dispute/i);
  await page.goto('/guardian-pending');
  await expect(page).toBeAt('/wali-pending');
  await link(page, 'Name another guardian').click();
  await expect(heading(page, 'Name another guardian')).toBeShown();
  await expect(button(page, 'Save and write to him')).toBeShown();

  await grant(product, sister);
  await page.goto('/browse');
  await expect(page.getByText(/^To send or accept a request, you need a verified guardian/)).toBeShown();
  await link(page, 'See your guardian’s status').click();
  await expect(page).toBeAt('/wali-pending');

  const his = await open({ as: brother });
  await his.goto(`/messages/${matchId}`);
  await expect(his.getByText(/^This conversation is paused until she has a guardian/)).toBeShown();
});

test('a guardian who is also her match is a conflict that only she is informed of', async () => {
  const { sister, brother, matchId } = await aMatch(product);
  await expectOk(
    'Naming',
    sister.browser.post('/api/guardian', { ...aWali('Yusuf Rahman'), waliEmail: brother.email }),
  );
  const { code } = await invitationTo(product, brother.email);
  await expectOk('Code', brother.browser.post('/api/guardian/verify', { verificationCode: code }));

  const page = await open({ as: sister });
  await page.goto(`/messages/${matchId}`);
  await expect(
    page.getByText(/^This conversation is paused, because you are writing to your own guardian/),
  ).toBeShown();
  await link(page, 'Name another guardian').click();
  await expect(page).toBeAt('/guardian-setup');
  const his = await open({ as: brother });
  await his.goto(`/messages/${matchId}`);
  await expect(his.getByText(/^This conversation is paused until she has a guardian/)).toBeShown();
});

test('an inactive member is shown by number only', async () => {
  const { sister, brother, guardian, matchId } = await aMatch(product);
  const salman = await aBrother(product, 'Salman');
  await grant(product, salman);
  await requests(salman, sister);
  await decideNext(guardian, 'approve');
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Assalamu alaikum.' });
  await decideNext(guardian, 'approve');
  await Promise.all([govern(product, brother, 'disable'), govern(product, salman, 'disable')]);

  const page = await open({ as: sister });
  for (const address of ['/matches', '/messages']) {
    await page.goto(address);
    await expect(heading(page, new RegExp(`^Profile #${brother.profileId}( |$)`))).toBeShown();
    await expect(
      page.getByText('This conversation is paused. You cannot send anything until it continues.'),
    ).toBeShown();
    expect(await page.locator(`a[href="/profile-details/${brother.profileId}"]`).count(), address).toBe(0);
    expect(await page.getByText(/% compatible/).count(), 'a figure about nobody').toBe(0);
  }
  await page.goto(`/messages/${matchId}`);
  await expect(heading(page, `Profile #${brother.profileId}`)).toBeShown();
  await expect(page.getByText('Assalamu alaikum.', { exact: true })).toBeShown();

  await page.goto('/interest-requests');
  const requestCard = page.getByRole('article').filter({ hasText: `Profile #${salman.profileId}` });
  await expect(requestCard.getByText(/^This request is on hold\./)).toBeShown();
  expect(await requestCard.getByRole('button').count(), 'buttons that answer nobody').toBe(0);
  expect(await requestCard.getByRole('link').count(), 'links to nobody').toBe(0);

  const overseen = await open({ as: guardian });
  await overseen.goto('/guardian-messages');
  await expect(heading(overseen, `Amina and profile #${brother.profileId}`)).toBeShown();
});

test('a message without a decision is shown as closed to its writer and to her guardian', async () => {
  const { sister, brother, guardian, matchId } = await aMatch(product);
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Assalamu alaikum.' });
  await sister.browser.delete('/api/account');
  const his = await open({ as: brother });
  await his.goto(`/messages/${matchId}`);
  await expect(his.getByText('This conversation has ended.')).toBeShown();
  await expect(his.getByText(/^Not delivered, because the conversation ended/)).toBeShown();
  expect(await his.locator('.bubble-meta').last().innerText()).not.toMatch(/approved/i);
  expect((await guardian.browser.get('/api/user')).status).toBe(200);
});

test('a brother with four wives reads the consequence and corrects the number', async () => {
  const dawud = await aBrother(product, 'Dawud', { currentMaritalStatus: 'currently_married', numberOfWives: 4 });
  const page = await open({ as: dawud });
  await page.goto('/browse');
  await expect(page.getByText(/^You told us that you have four wives\./)).toBeShown();
  await link(page, 'Open your profile').click();
  await expect(page).toBeAt('/profile');
  await expect(page.getByText('We do not list your profile', { exact: true })).toBeShown();
  await link(page, 'Change this').click();
  await field(page, 'How many wives do you have now?').fill('3');
  await field(page, 'How many times have you been married?').fill('3');
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Profile updated successfully')).toBeShown();
  await expect(page.getByText('We do not list your profile', { exact: true })).toDisappear();
});

test('an admin is offered no profile to write', async () => {
  const page = await open({ as: { browser: await anAdmin(product) } });
  for (const address of ['/profile', '/matches', '/browse']) {
    await page.goto(address);
    await expect(heading(page, 'This page is for members')).toBeShown();
  }
  for (const address of ['/create-profile', '/guardian-setup', '/wali-pending', '/guardian-pending']) {
    await page.goto(address);
    await expect(page).toBeAt('/admin-dashboard');
  }
});

const requests = (brother: Person, sister: Person) =>
  expectOk('Interest', brother.browser.post('/api/interest-requests', { toProfileId: sister.profileId }));

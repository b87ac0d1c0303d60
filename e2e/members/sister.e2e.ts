import { expect, test } from 'vitest';
import { aBrother, aSister, aSisterWithoutProfile, decideNext, grant, guardianOf } from '../../src/testing/people.ts';
import { fillProfile, freshAddress, signIn, signUp } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, cardOf, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();

test('a sister signs up with her guardian, and continues once he has verified', async () => {
  const amina = { username: 'Amina', email: freshAddress('amina'), gender: 'Female' } as const;
  const ibrahim = { name: 'Ibrahim Rahman', email: freshAddress('ibrahim') };
  const hers = await open();
  await signUp(hers, amina, ibrahim);
  await expect(toast(hers, 'We have emailed your guardian (wali). Please sign in to continue.')).toBeShown();
  await expect(hers.getByText(`Your account is made. We have written to ${ibrahim.name}.`)).toBeShown();
  expect(await field(hers, 'Email').inputValue()).toBe(amina.email);
  await expect(field(hers, 'Password')).toHaveFocus();
  await signIn(hers, amina.email);

  await expect(hers).toBeAt('/create-profile');
  for (const section of ['Basic Information', 'Islamic Character']) await expect(heading(hers, section)).toBeShown();
  for (const step of ['About you', 'Marriage and values', 'Check your answers'])
    await expect(link(hers, step)).toBeShown();
  await fillProfile(hers, { headCovering: 'Headscarf' });
  await expect(hers.getByText(`We already have the details of your guardian, ${ibrahim.name}.`)).toBeShown();
  await button(hers, 'Create profile').click();

  await expect(hers).toBeAt('/guardian-pending');
  await expect(toast(hers, 'Profile created successfully')).toBeShown();
  for (const step of ['He receives an email', 'He confirms', 'Your account is active'])
    await expect(heading(hers, new RegExp(step))).toBeShown();
  await expect(hers.getByText(ibrahim.email)).toBeShown();
  await button(hers, 'Check Status').click();
  await expect(toast(hers, 'He has not confirmed yet')).toBeShown();

  const his = await open();
  await his.goto(await linkIn(ibrahim.email, '/wali-verify'));
  await expect(heading(his, 'Your sister Amina has chosen you as her wali (guardian)')).toBeShown();
  await hers.getByText('What he reads').click();
  const picture = (await hers.getByRole('figure').innerText()).replace(/\s+/g, ' ');
  for (const words of await his.getByRole('main').locator('h1, h2, li, button').allInnerTexts())
    expect(picture, 'she reads what he reads').toContain(words);
  expect(new URL(hers.url()).pathname, 'opening the link verifies nothing').toBe('/guardian-pending');
  await button(his, 'I am her guardian').click();
  await expect(heading(his, 'Thank you. You are verified.')).toBeShown();

  await expect(hers).toBeAt('/dashboard');
  await expect(heading(hers, 'Assalamu alaikum, Amina')).toBeShown();
  await expect(heading(hers, 'Guardian status')).toBeShown();
  await expect(hers.getByText('Verified', { exact: true })).toBeShown();
});

test('a sister whose guardian verified early continues without waiting', async () => {
  const amina = await aSisterWithoutProfile(product, 'Amina');
  await guardianOf(product, amina);
  const page = await open({ as: amina });
  await page.goto('/create-profile');
  await fillProfile(page, { headCovering: 'Headscarf' });
  await button(page, 'Create profile').click();
  await expect(page).toBeAt('/dashboard');
  await expect(toast(page, 'Now you can open your dashboard and browse.')).toBeShown();
});

test('a request waits for her guardian; then she accepts it and writes', async () => {
  const married = { currentMaritalStatus: 'currently_married', numberOfWives: 1 };
  const [amina, yusuf] = await Promise.all([aSister(product, 'Amina'), aBrother(product, 'Yusuf', married)]);
  const ibrahim = await guardianOf(product, amina);
  await grant(product, yusuf);
  const words = 'I read of your garden. May I ask about it?';
  await yusuf.browser.post('/api/interest-requests', { toProfileId: amina.profileId, message: words });

  const page = await open({ as: amina });
  await page.goto('/dashboard');
  const ofOthers = page.getByRole('region', { name: 'Waiting for others' });
  await expect(ofOthers.getByText('Guardian reads it')).toBeShown();
  expect(await link(page, 'Read and answer').count(), 'to answer before her guardian').toBe(0);
  await link(page, /^Interest Requests/)
    .first()
    .click();
  const card = cardOf(page, yusuf.profileId);
  await expect(card.getByText('Currently married, 1 wife')).toBeShown();
  await expect(page.getByRole('tab', { name: 'Received (1)', selected: true })).toBeShown();
  await expect(card.getByText('Guardian Review', { exact: true })).toBeShown();
  await expect(card.getByText(/Your guardian reads this request first/)).toBeShown();
  expect(await card.getByRole('button').count(), 'buttons while it is under review').toBe(0);
  expect(await card.getByText(words).count(), 'his words before her guardian agreed').toBe(0);

  expect(await decideNext(ibrahim, 'approve')).toBe(200);
  await expect(card.getByText(words)).toBeShown();
  await expect(card.getByText('Pending', { exact: true })).toBeShown();
  await page.goBack();
  await link(page.getByRole('region', { name: 'Waiting for you' }), 'Read and answer').click();
  await expect(card.getByText(/^If there is no answer, it ends on \d+ \w+ \d{4}\.$/)).toBeShown();
  await expect(card.getByText('He has 1 wife.')).toBeShown();
  await button(card, 'Accept').click();
  const dialog = page.getByRole('dialog', { name: 'Accept this request?' });
  await expect(dialog.getByText('He has 1 wife.')).toBeShown();
  await expect(dialog.getByText(/^Your guardian reads every message.*By accepting, you agree to this\.$/)).toBeShown();
  await expect(dialog.getByText(/^Your guardian reads these words first\./)).toBeShown();
  await field(dialog, 'Your answer (optional)').fill('You may. My father will read along.');
  await button(dialog, 'Accept').click();
  await expect(toast(page, 'Interest accepted')).toBeShown();
  await expect(
    toast(page, /^You two can now write to each other\. We deliver your words after the guardian says yes\./),
  ).toBeShown();
  await expect(card.getByText('Accepted', { exact: true }).first()).toBeShown();
  await expect(card.getByText('You may. My father will read along.')).toBeShown();

  await link(card, 'Open the conversation').click();
  await expect(heading(page, `Profile #${yusuf.profileId}`)).toBeShown();
  await expect(page.getByText('Your guardian reads every message before it is delivered.')).toBeShown();
  await field(page, 'Write a message').fill('Assalamu alaikum. I grow beans and roses.');
  await button(page, 'Send').click();
  await expect(toast(page, 'Message sent')).toBeShown();
  await expect(toast(page, 'Your message has been sent and is pending guardian review.')).toBeShown();
  const written = page.getByRole('log', { name: 'Messages of this conversation' });
  await expect(written.getByText('Assalamu alaikum. I grow beans and roses.')).toBeShown();
  await expect(written.getByText('You may. My father will read along.')).toBeShown();
  // Shown once, below the last of both messages.
  const waiting = written.getByText(/^Pending guardian review/);
  await expect(waiting).toBeShown();

  expect(await decideNext(ibrahim, 'approve')).toBe(200);
  await expect(written.getByText(/^Approved by guardian/)).toBeShown();
  await expect(waiting).toBeShown();
  expect(await decideNext(ibrahim, 'approve')).toBe(200);
  await expect(waiting).toDisappear();
  await expect(written.getByText(/^Approved by guardian/)).toBeShown();
});

test('she declines with a message, and no conversation begins', async () => {
  const [amina, yusuf] = await Promise.all([aSister(product, 'Amina'), aBrother(product, 'Yusuf')]);
  const ibrahim = await guardianOf(product, amina);
  await grant(product, yusuf);
  await yusuf.browser.post('/api/interest-requests', { toProfileId: amina.profileId });
  await decideNext(ibrahim, 'approve');

  const page = await open({ as: amina });
  await page.goto('/interest-requests');
  const card = cardOf(page, yusuf.profileId);
  await button(card, 'Decline').click();
  const dialog = page.getByRole('dialog', { name: 'Decline this request?' });
  await field(dialog, 'Your answer (optional)').fill('May Allah give you what is better.');
  await button(dialog, 'Decline').click();
  await expect(toast(page, 'Interest declined')).toBeShown();
  await expect(
    toast(page, /^We tell the other person\. We deliver your words after the guardian says yes\./),
  ).toBeShown();
  const his = await open({ as: yusuf });
  await his.goto('/interest-requests?tab=sent');
  await expect(his.getByText('Declined', { exact: true }).first()).toBeShown();
  expect(await his.getByText('The answer').count(), 'an answer that her guardian has not read').toBe(0);
  await decideNext(ibrahim, 'approve');
  await expect(his.getByText('May Allah give you what is better.')).toBeShown();
  await expect(card.getByText('Declined', { exact: true }).first()).toBeShown();
  await page.goto('/messages');
  await expect(heading(page, 'No conversations yet')).toBeShown();
});

import { expect, test } from 'vitest';
import { aBrother, aSister, grant, PASSWORD } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { linkIn } from '../support/mail.ts';
import { button, field, heading } from '../support/screen.ts';

const { open } = journey();
const SMALL = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } };

test('a guardian does all his work from emails on a phone without JavaScript', async () => {
  const [amina, yusuf] = [await aSister(product, 'Amina'), await aBrother(product, 'Yusuf')];
  await grant(product, yusuf);
  const page = await open(SMALL);

  await page.goto(await linkIn(amina.wali.email, '/wali-verify'));
  await expect(heading(page, 'Amina has named you as her guardian')).toBeShown();
  await button(page, 'I am her guardian').click();
  await expect(heading(page, 'Thank you. You are verified.')).toBeShown();

  const sendRequest = { toProfileId: amina.profileId, message: 'I would welcome speaking with your father first.' };
  const { body: request } = await yusuf.browser.post('/api/interest-requests', sendRequest);
  await page.goto(await linkIn(amina.wali.email, '/decide'));
  await expect(heading(page, /^A teacher of 34 from Bradford asks/)).toBeShown();
  await button(page, 'Decline').click();
  await button(page, 'Let us speak about this first, in sha Allah.').click();
  expect(await page.getByLabel('A reason, if you wish').inputValue()).toBe(
    'Let us speak about this first, in sha Allah.',
  );
  await button(page, 'Go back').click();
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

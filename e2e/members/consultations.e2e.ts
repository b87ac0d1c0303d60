import { expect, test } from 'vitest';
import { aBrother, anAdmin, expectOk } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();

test('a member requests a consultation in the guidance, and reads the answer there', async () => {
  const yusuf = await aBrother(product, 'Yusuf');
  const page = await open({ as: yusuf });
  await page.goto('/guidance');
  await link(page, 'Schedule Consultation').click();
  await expect(page).toBeAt('/consultations');
  expect(await button(page, 'Ask to talk to us').isDisabled()).toBe(true);
  await field(page, 'What is it about?').fill('My children');
  await field(page, 'In your own words').fill('How do I tell them?');
  await page.getByLabel(/^When do you have time/).fill('In the evening');
  await button(page, 'Ask to talk to us').click();
  await expect(toast(page, 'Sent')).toBeShown();
  await expect(page.getByText('We will answer')).toBeShown();
  expect(await field(page, 'In your own words').inputValue()).toBe('');

  const [requested] = (await yusuf.browser.get('/api/consultations')).body;
  const answer = { answer: 'Let us speak on Tuesday at seven.' };
  await expectOk('Answer', (await anAdmin(product)).post(`/api/admin/consultations/${requested.id}/answer`, answer));
  await page.reload();
  await expect(heading(page, 'My children')).toBeShown();
  await expect(page.getByText(answer.answer)).toBeShown();
});

test('a visitor is led to the sign-in first', async () => {
  const page = await open();
  await page.goto('/guidance');
  await link(page, 'Schedule Consultation').click();
  await expect(page).toBeAt('/auth');
});

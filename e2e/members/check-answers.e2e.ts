import { expect, test } from 'vitest';
import { aSisterWithoutProfile } from '../../src/testing/people.ts';
import { fillProfile } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, choose, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();
const PHONE = { viewport: { width: 390, height: 664 } };

/** The answer next to a question on the page with all answers. */
const answerTo = (page: Awaited<ReturnType<typeof open>>, question: string) =>
  page.locator('form dl > div').filter({ has: page.getByText(question, { exact: true }) });

test('she checks her answers before her profile is made, and changes one of them', async () => {
  const amina = await aSisterWithoutProfile(product, 'Amina');
  const page = await open({ as: amina, ...PHONE });
  await page.goto('/create-profile');
  await fillProfile(page);
  await expect(heading(page, 'Check your answers')).toBeShown();
  const box = (await button(page, 'Create profile').boundingBox())!;
  expect(box.y + box.height, 'the button is in view').toBeLessThanOrEqual(PHONE.viewport.height);
  for (const [question, answer] of [
    ['Gender', 'Female (sister)'],
    ['Location', 'Bradford'],
    ['Prayer', 'Five times a day'],
    ['Head covering', 'Not answered'],
    ['Is your waiting period (‘iddah) over?', 'It is over'],
    ['Do you have children?', 'No'],
    ['Do you hope for children?', 'Yes'],
    ['What matters most to you', 'Regular Prayer, Honesty'],
  ] as const)
    await expect(answerTo(page, question).getByText(answer, { exact: true })).toBeShown();
  expect(await page.getByText('How many children?').count(), 'a question that does not apply').toBe(0);
  expect(await link(answerTo(page, 'Gender'), /^Change/).count(), 'what cannot be changed').toBe(0);
  expect(await page.getByRole('link', { name: /^Change/ }).count()).toBe(
    (await page.locator('form dl > div').count()) - 1,
  );

  await link(page, 'Change Do you have children?').click();
  await expect(page.getByRole('radio', { name: 'Yes' }).first()).toHaveFocus();
  await choose(page, 'Do you have children?', 'Yes');
  await button(page, 'Back to your answers').click();
  await expect(toast(page, 'Form validation failed')).toBeShown();
  await field(page, 'How many children?').fill('2');
  await button(page, 'Back to your answers').click();
  await expect(link(page, 'Change Do you have children?')).toHaveFocus();
  await expect(answerTo(page, 'How many children?').getByText('2', { exact: true })).toBeShown();

  await button(page, 'Create profile').click();
  await expect(toast(page, 'Profile created successfully')).toBeShown();
  expect((await amina.browser.get('/api/profile')).body).toMatchObject({ hasChildren: true, numberOfChildren: 2 });
});

test('an answer that is required leads to its question, and states nothing meanwhile', async () => {
  const page = await open({ as: await aSisterWithoutProfile(product, 'Amina'), ...PHONE });
  await page.goto('/create-profile?step=check');
  await expect(heading(page, 'Check your answers')).toBeShown();
  // Her gender is known since she signed up.
  expect(await page.getByText('Not answered', { exact: true }).count()).toBe(
    (await page.locator('form dl > div').count()) - 1,
  );
  await button(page, 'Create profile').click();
  await expect(toast(page, 'Form validation failed')).toBeShown();
  await expect(button(page, 'Back to your answers')).toBeShown();
  await expect(field(page, 'Age')).toBeShown();
});

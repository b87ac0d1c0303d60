import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, anAdmin } from '../../src/testing/people.ts';
import { CONSOLE } from '../support/console-page.ts';
import { dialog } from '../support/console.ts';
import { freshAddress } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { press, reach, type } from '../support/keys.ts';
import { button, field, heading, link, verb } from '../support/screen.ts';

const { open } = journey();

/** The console on a small phone, where only the keyboard acts. */
async function onPhone(path = ''): Promise<Page> {
  const page = await open({ as: { browser: await anAdmin(product) }, viewport: { width: 360, height: 740 } });
  await page.goto(`${CONSOLE}${path}`);
  return page;
}

/** Chooses an option of a drop-down list by its first letters. */
async function pick(page: Page, list: Locator, option: string): Promise<void> {
  await press(page, list);
  await expect(page.getByRole('option', { name: option, exact: true })).toBeShown();
  // A space would choose at once.
  await page.keyboard.type(option.split(' ')[0]!);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toDisappear();
}

async function replace(page: Page, input: Locator, words: string): Promise<void> {
  await reach(page, input);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
}

/** Removes the record of this page. */
async function remove(page: Page): Promise<void> {
  await press(page, verb(page, 'Delete'));
  await press(page, button(dialog(page), 'Delete'));
}

test('the overview has its figures, and the header leads to the own pages and out', async () => {
  const page = await onPhone();
  for (const figure of ['Total users', 'Male and female', 'Total revenue', 'Active and inactive'])
    await expect(page.getByText(figure, { exact: true })).toBeShown();
  await press(page, link(page, 'User Dashboard'));
  await expect(page).toBeAt('/dashboard');
});

test('a user is searched, disabled, enabled and opened', async () => {
  const idris = await aBrother(product, 'Idris');
  const page = await onPhone('/users');
  await type(page, field(page, 'Search by first name, last name or email'), idris.email);
  const row = page.getByRole('row').filter({ hasText: idris.email });
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await press(page, row.getByRole('button', { name: 'Disable Idris', exact: true }));
  await pick(page, field(dialog(page), 'Reason the owner reads'), 'Fraud (we refund nothing)');
  await type(page, field(dialog(page), 'Reason'), 'for a test');
  await press(page, button(dialog(page), 'Disable'));
  await expect(row.getByText('Disabled', { exact: true })).toBeShown();
  await press(page, row.getByRole('button', { name: 'Enable Idris', exact: true }));
  await type(page, field(dialog(page), 'Reason'), 'for a test');
  await press(page, button(dialog(page), 'Enable'));
  await expect(row.getByText('Active', { exact: true })).toBeShown();
  await press(page, row.getByRole('link', { name: 'Details' }));
  await expect(heading(page, 'What happened')).toBeShown();
});

test('an article is written, changed and deleted', async () => {
  const title = `Patience ${freshAddress('k')}`;
  const page = await onPhone('/articles');
  await press(page, link(page, 'New article'));
  await type(page, field(page, 'Title *'), title);
  await pick(page, field(page, 'Category *'), 'Family');
  await type(page, field(page, 'Content *'), 'Be patient with each other.');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Article created')).toBeShown();
  await press(page, link(page, title));
  await replace(page, field(page, 'Content *'), 'Be gentle with each other.');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Article updated')).toBeShown();
  await press(page, link(page, title));
  await remove(page);
  await expect(page.getByText('Article deleted')).toBeShown();
});

test('a plan is made, changed and deleted', async () => {
  const name = `Autumn ${freshAddress('k')}`.slice(0, 30);
  const page = await onPhone('/subscription-plans');
  await press(page, link(page, 'New plan'));
  await type(page, field(page, 'Name *'), name);
  await replace(page, field(page, 'Price *'), '9.99');
  await replace(page, field(page, 'Duration (months) *'), '2');
  await replace(page, field(page, 'Requests a month *'), '3');
  await type(page, field(page, 'Description *'), 'For two months');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Plan created')).toBeShown();
  await press(page, link(page, name));
  await replace(page, field(page, 'Price *'), '8.99');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Plan updated')).toBeShown();
  await press(page, link(page, name));
  await remove(page);
  await expect(page.getByText('Plan deleted')).toBeShown();
});

test('a promo code is made, changed and deleted', async () => {
  const page = await onPhone('/promo-codes/create');
  await press(page, button(page, 'Generate'));
  await expect.poll(() => field(page, 'Code *').inputValue()).toMatch(/^[A-Z0-9]{8}$/);
  const code = await field(page, 'Code *').inputValue();
  await type(page, field(page, 'Discount value *'), '20');
  await field(page, 'Valid from *').fill('2026-01-01');
  await field(page, 'Valid until *').fill('2036-01-01');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Promo code created')).toBeShown();
  await press(page, link(page, code));
  await replace(page, field(page, 'Discount value *'), '25');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Promo code updated')).toBeShown();
  await press(page, link(page, code));
  await remove(page);
  await expect(page.getByText('Promo code deleted')).toBeShown();
});

test('an example profile is changed', async () => {
  const page = await onPhone('/example-profiles');
  await press(page, link(page, 'Example #2'));
  await replace(page, field(page, 'Age *'), '37');
  await press(page, button(page, 'Save'));
  await expect(page.getByText('Profile Updated')).toBeShown();
});

test.each([
  '',
  '/users',
  '/articles',
  '/subscription-plans',
  '/promo-codes',
  '/example-profiles',
  '/reports',
  '/support',
])('nothing of %s is wider than the phone', async (path) => {
  const page = await onPhone(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeShown();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
});

import type { Page } from 'playwright';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { aBrother, anAdmin, aSister, expectOk, govern } from '../../src/testing/people.ts';
import { expectNoConnection } from '../support/checks/console-errors.ts';
import { CONSOLE } from '../support/console-page.ts';
import { atConsole, because, caseOf, choose, dialog } from '../support/console.ts';
import { freshAddress } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, verb } from '../support/screen.ts';

const { open } = journey();

/** Writes so many tickets to the staff, and returns their texts. */
async function tickets(count: number): Promise<string[]> {
  const words: string[] = [];
  for (let n = 0; n < count; n++) {
    const sister = await aSister(product, 'Hafsa');
    words.push(`Salam ${freshAddress('t')}`);
    await expectOk('Ticket', sister.browser.post('/api/support', { message: words[n] }));
  }
  return words;
}

const boxOf = (page: Page, words: string) => caseOf(page, words).getByRole('checkbox', { name: /^Choose Case/ });
const several = (page: Page) => page.getByRole('group', { name: 'Act on several at once' });

/** Delays the requests of a list until the returned function is called. */
async function slow(page: Page, resource: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api/admin/${resource}?*`, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return () => release();
}

test('a slow list says that it loads, and its pages wait', async () => {
  await aBrother(product, 'Musa');
  const page = await atConsole(open, '/users?page=1&perPage=1&sort=createdAt&order=DESC');
  await expect(button(page, 'Next')).toBeShown();
  const release = await slow(page, 'users');
  await button(page, 'Next').click();
  await expect(page.getByRole('status').getByText('Loading…')).toBeShown();
  expect(await button(page, 'Next').isDisabled()).toBe(true);
  release();
  await expect(page.getByText(/^2 to 2 of /)).toBeShown();
  await expect(page.getByRole('status').getByText('Loading…')).toDisappear();
});

test('a dialog stays until its slow request is answered', async () => {
  const [words] = await tickets(1);
  const page = await atConsole(open, '/support');
  let release = (): void => undefined;
  await page.route('**/api/admin/support/*/note', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await route.continue();
  });
  await verb(caseOf(page, words!), 'Add a note').click();
  await field(dialog(page), 'Note').fill('She has written before.');
  // A press outside the dialog discards nothing.
  await page.mouse.click(5, 5);
  await expect(field(dialog(page), 'Note')).toBeShown();
  await dialog(page).getByRole('button').last().click();
  await expect.poll(() => button(dialog(page), 'Cancel').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeShown();
  release();
  await expect(dialog(page)).toDisappear();
  await expect(caseOf(page, words!).getByText('She has written before.')).toBeShown();
});

test('without a connection an act is sent as soon as there is one, as the notice says', async () => {
  const [words] = await tickets(1);
  const page = await atConsole(open, '/support');
  const take = verb(caseOf(page, words!), 'Take it');
  await expect(take).toBeShown();
  expectNoConnection(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Nothing is waiting to be sent. What you typed is still in its form.')).toBeShown();
  await take.click();
  await expect(page.getByText(/^What you did is sent as soon as there is a connection/)).toBeShown();
  await page.context().setOffline(false);
  await expect(caseOf(page, words!).getByText('You have it')).toBeShown();
  await expect(page.getByText('There is no connection.')).toDisappear();
});

test('what waits for the connection can be stopped, and stays in its form', async () => {
  const [words] = await tickets(1);
  const page = await atConsole(open, '/support');
  await verb(caseOf(page, words!), 'Close').click();
  await field(dialog(page), 'Reason').fill('Answered on the phone');
  expectNoConnection(page);
  await page.context().setOffline(true);
  await button(dialog(page), 'Close').click();
  await expect(dialog(page).getByText(/^What you did is sent as soon as/)).toBeShown();
  await button(dialog(page), 'Do not send it').click();
  await expect(dialog(page).getByText(/^We did not send this/)).toBeShown();
  expect(await field(dialog(page), 'Reason').inputValue()).toBe('Answered on the phone');
  await page.context().setOffline(false);
  await button(dialog(page), 'Close').click();
  await expect(caseOf(page, words!)).toDisappear();
});

test('the focus stays in its place after each act', async () => {
  const [first, second] = await tickets(2);
  const page = await atConsole(open, '/support');
  await verb(caseOf(page, first!), 'Take it').click();
  await expect(verb(caseOf(page, first!), 'Give it back')).toHaveFocus();
  await verb(caseOf(page, first!), 'Close').click();
  await button(dialog(page), 'Cancel').click();
  await expect(verb(caseOf(page, first!), 'Close')).toHaveFocus();
  await verb(caseOf(page, first!), 'Close').click();
  await because(page, 'Answered on the phone', 'Close');
  await expect(caseOf(page, first!)).toDisappear();
  await expect.poll(() => caseOf(page, second!).locator(':focus').count()).toBe(1);
});

test('after a record is saved or deleted the focus is on the heading of its list', async () => {
  const page = await atConsole(open, '/prompts/create');
  for (const language of ['English', 'العربية', 'اردو'])
    await page.getByRole('textbox', { name: language }).fill('What do you read?');
  await button(page, 'Save').click();
  await expect(heading(page, 'Prompts')).toHaveFocus();
  await page.getByRole('link', { name: 'What do you read?' }).first().click();
  await verb(page, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(heading(page, 'Prompts')).toHaveFocus();
});

test('several cases are taken and closed at once, each with its own refusal', async () => {
  const [first, second, third] = await tickets(3);
  const page = await atConsole(open, '/support');
  for (const words of [first, second, third]) await boxOf(page, words!).check();
  await expect(several(page).getByText('3 chosen')).toBeShown();
  await button(several(page), 'Take').click();
  expect(await dialog(page).getByRole('listitem').count()).toBe(3);
  await button(dialog(page), 'Take').click();
  await expect(dialog(page).getByRole('alert')).toHaveFocus();
  await expect(dialog(page).getByText('3 of 3 are done.')).toBeShown();
  await button(dialog(page), 'Close').click();
  await expect(caseOf(page, third!).getByText('You have it')).toBeShown();

  // A colleague closes one of them in the meantime.
  const other = await open({ as: { browser: await anAdmin(product) } });
  await other.goto(`${CONSOLE}/support`);
  await verb(caseOf(other, second!), 'Close').click();
  await because(other, 'Answered on the phone', 'Close');

  for (const words of [first, second, third]) await boxOf(page, words!).check();
  await button(several(page), 'Close').click();
  await button(dialog(page), 'Close').click();
  await expect(dialog(page).getByText('This field is required')).toBeShown();
  await field(dialog(page), 'Reason').fill('Answered at the mosque');
  await button(dialog(page), 'Close').click();
  await expect(dialog(page).getByText('2 of 3 are done.')).toBeShown();
  expect(
    await dialog(page)
      .getByText(/^Not done: /)
      .count(),
  ).toBe(1);
  await button(dialog(page), 'Close').click();
  await expect(caseOf(page, first!)).toDisappear();
  await page.goto(`${CONSOLE}/audit?filter=${encodeURIComponent(JSON.stringify({ verb: 'close' }))}`);
  await expect.poll(() => page.getByText('Answered at the mosque').count()).toBe(2);
});

test('several accounts are enabled at once, and the own one is refused', async () => {
  const [one, two] = [await aBrother(product, 'Twin'), await aBrother(product, 'Twin')];
  for (const brother of [one, two]) await govern(product, brother, 'disable');
  const page = await atConsole(open, '/users?page=1&perPage=500&sort=createdAt&order=DESC');
  const boxes = page.getByRole('checkbox', { name: 'Choose Twin' });
  await expect(boxes.nth(1)).toBeShown();
  for (const box of [boxes.nth(0), boxes.nth(1), page.getByRole('checkbox', { name: 'Choose admin' })])
    await box.check();
  await button(several(page), 'Enable').click();
  await field(dialog(page), 'Reason').fill('The appeals were upheld');
  await button(dialog(page), 'Enable').click();
  await expect(dialog(page).getByText('2 of 3 are done.')).toBeShown();
  await expect(
    dialog(page)
      .getByRole('listitem')
      .filter({ hasText: 'admin' })
      .getByText(/^Not done: .*own/),
  ).toBeShown();
  const { body } = await (await anAdmin(product)).get(`/api/admin/users/${two.userId}`);
  expect(body).toMatchObject({ isActive: true });
});

test('a filter is saved without words and people, for this account until it signs out', async () => {
  const page = await atConsole(open, '/users');
  await field(page, 'Search by first name, last name or email').fill('Hafsa');
  await choose(page, 'Role', 'Member');
  await button(page, 'Save this filter').click();
  await field(dialog(page), 'Name of the filter').fill('Members');
  await button(dialog(page), 'Save').click();
  await page.goto(`${CONSOLE}/users`);
  await button(page, 'Members').click();
  await page.waitForURL(/filter=%7B%22role%22%3A%22member%22%7D/);
  const stored = () => page.evaluate<string>('JSON.stringify(localStorage)');
  expect(await stored()).toContain('Members');
  expect(await stored()).not.toContain('Hafsa');
  await button(page, 'Logout').click();
  await expect(page).toBeAt('/auth');
  expect(await stored()).not.toContain('Members');
});

test('a list is exported as it is narrowed, and the audit says so', async () => {
  const brother = await aBrother(product, 'Idris');
  const page = await atConsole(open, `/users?filter=${encodeURIComponent(JSON.stringify({ q: brother.email }))}`);
  await expect(page.getByText('1 to 1 of 1')).toBeShown();
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export as a table').click()]);
  expect(file.suggestedFilename()).toBe('users.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(brother.email);
  await page.goto(`${CONSOLE}/audit?filter=${encodeURIComponent(JSON.stringify({ verb: 'export' }))}`);
  await expect(page.getByText('Search words were used').first()).toBeShown();
  await expect(page.getByRole('link', { name: 'User Management', exact: true }).first()).toBeShown();
});

test('single keys lead through a list, not while typing, and can be switched off', async () => {
  await tickets(2);
  const page = await atConsole(open, '/support');
  const cases = page.locator('.cases > li');
  await expect(cases.nth(1)).toBeShown();
  const focused = (n: number) => cases.nth(n).locator(':focus').count();
  await page.keyboard.press('j');
  await expect.poll(() => focused(0)).toBe(1);
  await page.keyboard.press('j');
  await expect.poll(() => focused(1)).toBe(1);
  await page.keyboard.press('x');
  await expect(page.getByText('1 chosen')).toBeShown();
  await page.keyboard.press('k');
  await expect.poll(() => focused(0)).toBe(1);

  await page.keyboard.press('?');
  await expect(dialog(page).getByText('Go to the next row or case')).toBeShown();
  await dialog(page).getByRole('checkbox', { name: 'Use these keys in this browser' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toDisappear();
  await page.keyboard.press('?');
  await page.keyboard.press('j');
  expect(await dialog(page).count()).toBe(0);
  expect(await focused(0)).toBe(1);

  await button(page, 'Keyboard shortcuts').click();
  await dialog(page).getByRole('checkbox').check();
  await button(dialog(page), 'Close').click();
  await page.keyboard.press('/');
  await page.keyboard.type('?jx');
  expect(await page.getByRole('combobox', { name: 'Search everything' }).inputValue()).toBe('?jx');
  expect(await dialog(page).count()).toBe(0);
});

import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { TopicRecord } from '../../src/modules/matchmaking/contracts/topics/admin-topics.schema.ts';
import { anAdmin, expectOk } from '../../src/testing/people.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { CONSOLE } from '../support/console-page.ts';
import { atConsole, choose, dialog } from '../support/console.ts';
import { failing } from '../support/checks/failing-calls.ts';
import { freshAddress } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, expectInView, field, link, verb } from '../support/screen.ts';

const { open } = journey();
const read = async (path: string) => (await (await anAdmin(product)).get(path)).body;

test('an article begins as a draft, and is public once it is published', async () => {
  const title = `Mercy ${freshAddress('m')}`;
  const page = await atConsole(open, '/articles');
  await link(page, 'New article').click();
  await button(page, 'Save').click();
  await expect(page.getByText('Title, content, and category are required')).toBeShown();
  await field(page, 'Title *').fill(title);
  await choose(page, 'Category *', 'Marriage');
  await field(page, 'Content *').fill('Be gentle with each other.');
  await field(page, 'Published: readers can see it').uncheck();
  await button(page, 'Save').click();
  await expect(page.getByText('Article created')).toBeShown();
  const titles = async () => ((await read('/api/guidance')) as { title: string }[]).map((one) => one.title);
  expect(await titles()).not.toContain(title);
  await link(page, title).click();
  await field(page, 'Published: readers can see it').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Article updated')).toBeShown();
  expect(await titles()).toContain(title);
});

test('a translation is made of an article that the search finds, and shows its original', async () => {
  const title = `Mercy ${freshAddress('m')}`;
  const admin = await anAdmin(product);
  const words = { content: 'Be gentle with each other.', category: 'marriage' };
  const { body: original } = await expectOk('Article', admin.post('/api/admin/articles', { ...words, title }));
  const page = await atConsole(open, '/articles/create');
  await choose(page, 'Language *', 'العربية');
  const of = page.getByRole('combobox', { name: 'Translation of' });
  await of.fill(title);
  await page.getByRole('option', { name: title }).click();
  await field(page, 'Title *').fill(`رحمة ${title}`);
  await choose(page, 'Category *', 'Marriage');
  await field(page, 'Content *').fill('كونوا رفقاء.');
  await button(page, 'Save').click();
  await expect(page.getByText('Article created')).toBeShown();
  const { body: all } = await admin.get(
    `/api/admin/articles?filter=${encodeURIComponent(JSON.stringify({ q: `رحمة ${title}` }))}`,
  );
  expect(all).toMatchObject([{ language: 'ar', translationOf: original.id }]);
  await page.goto(`/admin-dashboard/articles/${all[0].id}`);
  await expect.poll(() => of.inputValue()).toBe(title);
});

test.each([
  ['the form', 'Read time (minutes)', '99', 'Read time (minutes): At most 60'],
  ['the server', 'Title *', 'Mercy '.repeat(100), /^Title: Please write at most 200 characters/],
])('a field that %s refuses has its own sentence and the focus, and is in view', async (by, label, typed, sentence) => {
  const page = await atConsole(open, '/articles/create');
  if (by === 'the server') expectFailuresOf(page, '/api/admin/articles');
  await field(page, 'Title *').fill('Mercy');
  await choose(page, 'Category *', 'Marriage');
  await field(page, 'Content *').fill('Be gentle with each other.\n\n'.repeat(60));
  await field(page, label).fill(typed);
  await button(page, 'Save').click();
  await expect(page.getByText(sentence)).toBeShown();
  expect(await page.getByText('Title, content, and category are required').count()).toBe(0);
  await expect(field(page, label)).toHaveFocus();
  await expectInView(field(page, label));
});

test('a plan is marked as a flash sale, and visitors see its text', async () => {
  const page = await atConsole(open, '/subscription-plans');
  await link(page, '6 Months').click();
  await field(page, 'Marked as a flash sale').check();
  await button(page, 'Save').click();
  await expect(page.getByText('Plan updated')).toBeShown();
  await expect(page.getByRole('row').filter({ hasText: '6 Months' }).getByText('Flash sale')).toBeShown();
});

test('a promo code is generated, created and withdrawn', async () => {
  const page = await atConsole(open, '/promo-codes/create');
  await button(page, 'Generate').click();
  await expect.poll(() => field(page, 'Code *').inputValue()).toMatch(/^[A-Z0-9]{8}$/);
  const code = await field(page, 'Code *').inputValue();
  await field(page, 'Discount value *').fill('20');
  await field(page, 'Valid from *').fill('2026-01-01');
  await field(page, 'Valid until *').fill('2036-01-01');
  await button(page, 'Save').click();
  await expect(page.getByText('Promo code created')).toBeShown();
  await link(page, code).click();
  await verb(page, 'Delete').click();
  await button(dialog(page), 'Delete').click();
  await expect(page.getByText('Promo code deleted')).toBeShown();
});

test('a promo code for 0 uses is refused, and not unlimited', async () => {
  const page = await atConsole(open, '/promo-codes/create');
  await button(page, 'Generate').click();
  await expect.poll(() => field(page, 'Code *').inputValue()).toMatch(/^[A-Z0-9]{8}$/);
  await field(page, 'Discount value *').fill('20');
  await field(page, 'Valid from *').fill('2026-01-01');
  await field(page, 'Valid until *').fill('2036-01-01');
  await field(page, 'Most uses').fill('0');
  await button(page, 'Save').click();
  await expect(page.getByText('Most uses: At least 1')).toBeShown();
  await expect(field(page, 'Most uses')).toHaveFocus();
  const filter = encodeURIComponent(JSON.stringify({ q: await field(page, 'Code *').inputValue() }));
  expect(await read(`/api/admin/promo-codes?filter=${filter}`)).toEqual([]);
});

test('an example profile is edited, and the list shortens its texts', async () => {
  const page = await atConsole(open, '/example-profiles');
  await link(page, 'Example #1').click();
  const words = 'I keep bees. '.repeat(40).trim();
  await field(page, 'About me *').fill(words);
  await field(page, 'Age *').fill('17');
  await button(page, 'Save').click();
  await expect(page.getByText('Age: At least 18')).toBeShown();
  await expect(field(page, 'Age *')).toHaveFocus();
  await field(page, 'Age *').fill('36');
  await button(page, 'Save').click();
  await expect(page.getByText('Profile Updated')).toBeShown();
  const card = page.getByRole('listitem').filter({ has: link(page, 'Example #1') });
  const shown = await card.locator('.said').innerText();
  expect(shown.length).toBeLessThanOrEqual(201);
  expect(shown.endsWith('…')).toBe(true);
});

test('a new figure is on the landing page', async () => {
  const page = await atConsole(open, '/site-content/create');
  const headline = `${Date.now() % 10_000}+`;
  await field(page, 'Headline *').fill(headline);
  await field(page, 'As of *').fill('2026-11-01');
  await field(page, 'Text *').fill('conversations with a guardian beside them');
  await button(page, 'Save').click();
  await expect(page).toBeAt(`${CONSOLE}/site-content`);
  await expect(link(page, headline)).toBeShown();
});

describe('a refused deletion', () => {
  const reason = (page: Page) => dialog(page).getByRole('textbox', { name: /^Reason/ });
  /** Opens the record from its list and requests its deletion. */
  const confirmDelete = async (page: Page, name: string) => {
    await link(page, name).click();
    await verb(page, 'Delete').click();
  };
  /** The record is in its list after going back, and after a reload. */
  const expectStored = async (page: Page, name: string) => {
    await button(dialog(page), 'Cancel').click();
    await page.goBack();
    await expect(link(page, name)).toBeShown();
    await page.reload();
    await expect(link(page, name)).toBeShown();
  };
  const anArticle = async () => {
    const title = `Kept ${freshAddress('k')}`;
    const words = { title, content: 'Be gentle with each other.', category: 'marriage' };
    const { body } = await expectOk('Article', (await anAdmin(product)).post('/api/admin/articles', words));
    return { title, path: `/api/admin/articles/${body.id}` };
  };

  test('by a rule leaves the record in the list and shows the rule', async () => {
    const page = await atConsole(open, '/subscription-plans');
    expectFailuresOf(page, '/api/admin/subscription-plans/1');
    await confirmDelete(page, 'Free');
    await button(dialog(page), 'Delete').click();
    await expect(dialog(page).getByText('The free plan must stay free and on offer.')).toBeShown();
    await expectStored(page, 'Free');
  });

  test('because of its reason shows the error at the reason', async () => {
    const { title, path } = await anArticle();
    const page = await atConsole(open, '/articles');
    expectFailuresOf(page, path);
    await confirmDelete(page, title);
    await reason(page).fill('too long '.repeat(1000));
    await button(dialog(page), 'Delete').click();
    await expect(dialog(page).locator('[aria-invalid=true]')).toBeShown();
    await expectStored(page, title);
  });

  test.each([
    ['that fails', { status: 502 }, 'Failed to delete article'],
    ['that refuses', { status: 403, says: 'This is not yours to do.' }, 'This is not yours to do.'],
    ['that finds it too often', { status: 429, says: 'Please wait a minute.' }, 'Please wait a minute.'],
  ] as const)('by a response %s says that nothing was deleted', async (_, how, said) => {
    const { title, path } = await anArticle();
    const page = await atConsole(open, '/articles');
    await confirmDelete(page, title);
    const asBefore = await failing(page, path, how);
    await button(dialog(page), 'Delete').click();
    const alert = dialog(page).getByRole('alert');
    await expect(alert.getByText('Error deleting article')).toBeShown();
    await expect(alert.locator('span').filter({ hasText: said })).toBeShown();
    await asBefore();
    await expectStored(page, title);
  });

  test('of a record that no longer exists removes it from the list', async () => {
    const { title, path } = await anArticle();
    const page = await atConsole(open, '/articles');
    expectFailuresOf(page, path);
    await confirmDelete(page, title);
    await expectOk('Removal', (await anAdmin(product)).delete(path));
    await button(dialog(page), 'Delete').click();
    await expect(dialog(page).getByText('Error deleting article')).toBeShown();
    await button(dialog(page), 'Cancel').click();
    await page.goBack();
    await expect(link(page, 'New article')).toBeShown();
    await expect(link(page, title)).toDisappear();
  });
});

test('a topic is made and changed, and its earlier words remain readable', async () => {
  const name = `Guests ${freshAddress('g')}`;
  const page = await atConsole(open, '/topics/create');
  expectFailuresOf(page, '/api/admin/topics');
  await choose(page, 'Stage *', 'Engagement');
  for (const language of ['English', 'العربية', 'اردو']) {
    await field(page, `Title · ${language}`).fill(name);
    await field(page, `Hint · ${language}`).fill('Who comes to stay?');
  }
  await field(page, 'Note of care · English').fill('Please write no names.');
  await button(page, 'Save').click();
  await expect(page.getByText('Please give the Arabic text', { exact: true })).toBeShown();
  await field(page, 'Note of care · English').fill('');
  await button(page, 'Save').click();
  await page.goto(
    `${CONSOLE}/topics?filter=${encodeURIComponent(JSON.stringify({ stage: 'engagement', isOn: false }))}`,
  );
  await link(page, name).click();
  await field(page, 'Hint · English').fill('Who may stay, and how long?');
  await field(page, 'New conversations get this topic').check();
  await button(page, 'Save').click();
  await expect(page.getByText('The topic is saved.')).toBeShown();
  const [topic] = ((await read('/api/admin/topics')) as TopicRecord[]).filter(({ title }) => title.en === name);
  expect(topic).toMatchObject({ isOn: true, care: null, reference: null, article: null, revision: 2 });
  await page.goto(`${CONSOLE}/topics/${topic!.id}`);
  const versions = page.getByRole('region', { name: 'Versions' });
  await versions.locator('summary', { hasText: 'Version 1 of' }).click();
  await expect(versions.locator('details[open]').getByText('Who comes to stay?').first()).toBeShown();
});

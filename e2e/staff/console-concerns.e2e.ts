import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { aRewrittenText } from '../../src/testing/moderation.ts';
import { aMatch, aSister, expectOk, invitationTo, type Person } from '../../src/testing/people.ts';
import { aPayer, buy, DISPUTING, makeOlder, PLANS } from '../../src/testing/paying.ts';
import { CONSOLE } from '../support/console-page.ts';
import { atConsole, caseOf, dialog } from '../support/console.ts';
import { inDatabase } from '../support/database.ts';
import { freshAddress } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, link } from '../support/screen.ts';

const { open } = journey();

/** The people of a case of each queue and of a row of each list. */
async function concerned() {
  const { brother, sister } = await aMatch(product);
  const words = freshAddress('words');
  const report = { subjectType: 'profile', subjectId: sister.profileId, reason: 'untrue' };
  await expectOk('Report', brother.browser.post('/api/reports', report));
  await expectOk('Ticket', brother.browser.post('/api/support', { message: words }));
  await expectOk('Talk', sister.browser.post('/api/consultations', { topic: 'Children', message: words }));
  await buy(product, brother, PLANS.monthly);
  await inDatabase((db) => makeOlder(product, brother, 20, db));
  await expectOk('Refund', brother.browser.post('/api/subscription/refund', { reason: words }));
  const ward = await aSister(product, 'Safiyya');
  const { id, code } = await invitationTo(product, ward.wali.email);
  const header = { 'X-Requested-With': 'mithaq' };
  await expectOk('Verification', ward.browser.get(`/api/wali-verify/${id}?code=${code}`, header));
  await aPayer(product, 'Luqman', { card: DISPUTING });
  const { brother: hidden } = await aRewrittenText(product);
  await product.waitForIdle();
  return { brother, sister, ward, hidden, words };
}
let people: Awaited<ReturnType<typeof concerned>>;
beforeAll(async () => {
  people = await concerned();
});

interface Whom {
  name: string;
  /** Gender, or relation to a ward. */
  kind: 'Man' | 'Woman' | 'Father';
  /** Null without a profile. */
  profileId: number | null;
  /** Further words that identify the record, as the amount of a payment. */
  more?: string;
}
const man = (name: string, of: Partial<Pick<Person, 'profileId'>>, more = ''): Whom => ({
  name,
  kind: 'Man',
  profileId: of.profileId ?? null,
  more,
});
const woman = (name: string, { profileId }: Person): Whom => ({ name, kind: 'Woman', profileId });

/** The place names the person, and leads by the number to his or her page. */
async function expectWhom(place: Locator, { name, kind, profileId, more = '' }: Whom): Promise<void> {
  const number = profileId === null ? place.getByText('no profile') : link(place, `#${profileId}`);
  await expect(number.first()).toBeShown();
  const address = profileId === null ? null : `${CONSOLE}/profiles/${profileId}`;
  expect(await number.first().getAttribute('href')).toBe(address);
  // Names are read after the records.
  for (const part of [name, kind, more]) await expect.poll(() => place.innerText()).toContain(part);
}

interface Button {
  innerText: string;
  getAttribute(name: string): string | null;
}

/** Each button ends with whom it concerns, and each dialog begins with it. */
async function expectWhomInDialogs(page: Page, place: Locator, whom: Whom): Promise<void> {
  await expect(place.getByRole('button').first()).toBeShown();
  const labels = await place
    .getByRole('button')
    .evaluateAll((all: Button[]) => all.map((one) => [one.innerText.trim(), one.getAttribute('aria-label') ?? '']));
  for (const [visible = '', name = ''] of labels)
    expect.soft(name.startsWith(visible) && name.includes(whom.name), `${visible}: ${name}`).toBe(true);
  const names = labels.flatMap(([visible, name]) => (visible === 'Take it' ? [] : name!));
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    await button(place, name).click();
    await expectWhom(dialog(page).locator('.dialog-about'), whom);
    await button(dialog(page), 'Cancel').click();
    await expect(dialog(page)).toDisappear();
  }
}

const filtered = (filter: object) => `?filter=${encodeURIComponent(JSON.stringify(filter))}`;

describe('a case, its buttons and their dialogs name whom they concern', () => {
  const cases: [queue: string, of: (all: typeof people) => { words: string; whom: Whom }][] = [
    ['reports', ({ sister }) => ({ words: `#${sister.profileId}`, whom: woman('Amina', sister) })],
    ['support', ({ brother, words }) => ({ words, whom: man('Yusuf', brother) })],
    ['consultations', ({ sister, words }) => ({ words, whom: woman('Amina', sister) })],
    ['refunds', ({ brother, words }) => ({ words, whom: man('Yusuf', brother, '£15.99') })],
    ['payment-disputes', () => ({ words: 'Luqman', whom: man('Luqman', {}, '£15.99') })],
    ['rewrites', ({ hidden }) => ({ words: `#${hidden.profileId}`, whom: man('Yusuf', hidden) })],
  ];
  test.each(cases)('of %s', async (queue, of) => {
    const { words, whom } = of(people);
    const page = await atConsole(open, `/${queue}`);
    const place = caseOf(page, words).first();
    await expect(place).toBeShown();
    await expectWhom(place, whom);
    await expectWhomInDialogs(page, place, whom);
  });
});

test.each(['guardian-checks', 'guardian-disputes'])(
  'a case of %s names the guardian, what he is, and his ward with her number',
  async (queue) => {
    const { ward } = people;
    const page = await atConsole(
      open,
      `/${queue}${queue === 'guardian-disputes' ? filtered({ wardProfileId: ward.profileId }) : ''}`,
    );
    const place = caseOf(page, ward.wali.email);
    await expect(place).toBeShown();
    const whom: Whom = { name: ward.wali.name, kind: 'Father', profileId: ward.profileId, more: ward.name };
    await expectWhom(place, whom);
    await expectWhomInDialogs(page, place, whom);
  },
);

test.each([
  ['payments', 'userId', '£15.99'],
  ['subscriptions', 'userId', '£15.99'],
  ['users', 'id', ''],
])('a row of %s names the person', async (list, key, more) => {
  const { brother } = people;
  const id = brother.userId;
  const page = await atConsole(open, `/${list}${filtered({ [key]: key === 'id' ? [id] : id })}`);
  const row = page.getByRole('row').nth(1);
  const whom = man('Yusuf', brother, more);
  await expectWhom(row, whom);
  expect(await link(row, /Yusuf/).first().getAttribute('href')).toBe(`${CONSOLE}/users/${id}/show`);
  if (await row.getByRole('button').count()) await expectWhomInDialogs(page, row, whom);
});

test('a conversation names both people, and so does the dialog of its reading', async () => {
  const { brother, sister } = people;
  const page = await atConsole(open, `/users/${brother.userId}/show`);
  const place = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Read the conversation/ }) });
  await expect(place).toBeShown();
  for (const whom of [man('Yusuf', brother), woman('Amina', sister)]) {
    await expectWhom(place, whom);
    await expectWhomInDialogs(page, place, whom);
  }
});

test('each action on an account names its owner', async () => {
  const { brother } = people;
  const page = await atConsole(open, `/users/${brother.userId}/show`);
  const place = page.locator('.row').filter({ has: page.getByRole('button', { name: /^Disable / }) });
  await expect(place).toBeShown();
  await expectWhomInDialogs(page, place, man('Yusuf', brother));
});

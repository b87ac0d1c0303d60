import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aSister, grant, guardianOf, type Person } from '../src/testing/people.ts';
import { PASSWORD } from './support/forms.ts';
import { journey, product } from './support/journey.ts';
import { button, cardOf, field, heading, link, toast } from './support/screen.ts';

const { open } = journey();
const STEPS = 150;

/** Steps with the Tab key until this has the focus: what cannot be reached so is not there for many. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeShown();
  const reached = target.and(page.locator(':focus'));
  for (let step = 0; step < STEPS && (await reached.count()) === 0; step++) await page.keyboard.press('Tab');
  await expect(target).toHaveFocus();
}

async function press(page: Page, target: Locator) {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, target: Locator, words: string) {
  await reach(page, target);
  await page.keyboard.type(words);
}

/** A window of somebody who signs in by the keys. */
async function arrive(person: Person): Promise<Page> {
  const page = await open();
  await page.goto('/auth');
  await type(page, field(page, 'Email'), person.email);
  await type(page, field(page, 'Password'), PASSWORD);
  await page.keyboard.press('Enter');
  return page;
}

test('with the keyboard alone: he asks, her guardian decides, she answers, and they write', async () => {
  const place = `Ilkley ${process.pid}`;
  const [yusuf, amina] = await Promise.all([
    aBrother(product, 'Yusuf'),
    aSister(product, 'Amina', { location: place }),
  ]);
  const ibrahim = await guardianOf(product, amina);
  await grant(product, yusuf);

  const his = await arrive(yusuf);
  await expect(his).toBeAt('/dashboard');
  await press(his, link(his, 'Browse').first());
  await type(his, field(his, 'Location'), place);
  await press(his, button(cardOf(his, amina.profileId), 'Send Interest'));
  const letter = his.getByRole('dialog', { name: 'Send Interest' });
  await type(his, field(letter, 'Personal message (optional)'), 'May I speak with your father?');
  await press(his, button(letter, 'Send Interest'));
  await expect(toast(his, 'Interest sent successfully')).toBeShown();

  const fathers = await arrive(ibrahim);
  await expect(fathers).toBeAt('/guardian-dashboard');
  await press(fathers, link(fathers, 'Read and decide'));
  await expect(fathers.getByText('May I speak with your father?')).toBeShown();
  await press(fathers, button(fathers, 'Approve'));
  await expect(heading(fathers, 'Approved')).toBeShown();

  const hers = await arrive(amina);
  await expect(hers).toBeAt('/dashboard');
  await press(hers, link(hers, 'Read and answer'));
  await press(hers, button(cardOf(hers, yusuf.profileId), 'Accept'));
  const answer = hers.getByRole('dialog', { name: 'Accept this request?' });
  await press(hers, button(answer, 'Accept'));
  await expect(answer).toBeGone();

  await press(his, link(his, 'Messages').first());
  await expect(heading(his, 'Messages')).toBeShown();
  await press(his, link(his, `Profile #${amina.profileId}`));
  await type(his, field(his, 'Write a message'), 'Peace be with you.');
  await his.keyboard.press('Enter');
  await expect(toast(his, 'Message sent')).toBeShown();

  await press(fathers, link(fathers, 'All pending approvals'));
  await press(fathers, link(fathers, 'Read and decide'));
  await expect(fathers.getByText('Peace be with you.', { exact: true })).toBeShown();
  await press(fathers, button(fathers, 'Decline'));
  await press(fathers, button(fathers, 'Go back'));
  await press(fathers, button(fathers, 'Approve'));
  await expect(heading(fathers, 'Approved')).toBeShown();

  await press(hers, link(hers, /^Messages/).first());
  await expect(heading(hers, 'Messages')).toBeShown();
  await press(hers, link(hers, `Profile #${yusuf.profileId}`));
  await expect(hers.getByText('Peace be with you.', { exact: true })).toBeShown();
});

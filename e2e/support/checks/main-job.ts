import type { Page } from 'playwright';
import { expect } from 'vitest';
import { aBrother, aSister, grant, guardianOf, type Person } from '../../../src/testing/people.ts';
import type { Condition } from '../conditions.ts';
import { signIn } from '../forms.ts';
import { product, type Journey } from '../journey.ts';
import { button, cardOf, field, heading, link, toast } from '../screen.ts';

let towns = 0;
const TEXT = ['Assalamu alaikum. I grow beans and roses.', 'May I ask about your daughters?'];

async function enter(open: Journey['open'], { before, after }: Condition, { email }: Person, home = '/dashboard') {
  const page = await open();
  await before?.(page);
  await page.goto('/auth');
  await signIn(page, email);
  await expect(page).toBeAt(home);
  await after?.(page);
  return page;
}

/**
 * Runs the product's main use case through the pages: a brother sends a sister a request, her guardian approves, she
 * accepts and writes twice, her guardian approves, and the brother reads and answers.
 */
export async function doMainJob(open: Journey['open'], condition: Condition): Promise<void> {
  const { digits = (number: string) => number } = condition;
  const town = `Selby ${process.pid} number ${(towns += 1)}.`;
  const [brother, sister, older] = await Promise.all([
    aBrother(product, 'Yusuf'),
    aSister(product, 'Amina', { location: town, age: 31 }),
    // Excluded only by the age filter.
    aSister(product, 'Maryam', { location: town, age: 52 }),
  ]);
  const guardian = await guardianOf(product, sister);
  await guardianOf(product, older);
  await grant(product, brother);

  const his = await enter(open, condition, brother);
  await his.goto('/browse');
  await field(his, 'Location').fill(town);
  await field(his, 'Age from').fill(digits('30'));
  await field(his, 'Age to').fill(digits('40'));
  await expect(his.getByText('Found 1 compatible profile', { exact: true })).toBeShown();
  await button(cardOf(his, sister.profileId), 'Send Interest').click();
  const requested = his.getByRole('dialog', { name: 'Send Interest' });
  await field(requested, 'Personal message (optional)').fill('Salam. Your words about kindness stayed with me.');
  await button(requested, 'Send Interest').click();
  await expect(toast(his, 'Interest sent successfully')).toBeShown();

  const walis = await enter(open, condition, guardian, '/guardian-dashboard');
  await link(walis, 'Read and decide').click();
  await button(walis, 'Approve').click();
  await expect(heading(walis, 'Approved')).toBeShown();

  const hers = await enter(open, condition, sister);
  await hers.goto('/interest-requests');
  const card = cardOf(hers, brother.profileId);
  await button(card, 'Accept').click();
  const answer = hers.getByRole('dialog', { name: 'Accept this request?' });
  await field(answer, 'Your answer (optional)').fill('You may.');
  await button(answer, 'Accept').click();
  await link(card, 'Open the conversation').click();
  const log = (page: Page) => page.getByRole('log', { name: 'Messages of this conversation' });
  for (const words of TEXT) {
    await field(hers, 'Write a message').fill(words);
    await button(hers, 'Send').click();
    await expect(log(hers).getByText(words)).toBeShown();
    await expect.poll(() => field(hers, 'Write a message').inputValue()).toBe('');
  }
  await expect(log(hers).getByText(/^Pending guardian review/)).toBeShown();

  await link(walis, 'All pending approvals').click();
  await link(walis, 'Read and decide').first().click();
  for (const words of ['You may.', ...TEXT]) {
    await expect(walis.getByRole('main').getByText(words).first()).toBeShown();
    await button(walis, 'Approve').click();
    await expect(heading(walis, 'Approved')).toBeShown();
    if (words !== TEXT.at(-1)) await link(walis, 'Read the next one').click();
  }
  await expect(log(hers).getByText(/^Pending guardian review/)).toDisappear();

  await his.goto('/messages');
  await his.locator('main a[href^="/messages/"]').first().click();
  for (const words of TEXT) await expect(log(his).getByText(words)).toBeShown();
  for (const words of ['Thank you.', 'They are eight and eleven.']) {
    await field(his, 'Write a message').fill(words);
    await button(his, 'Send').click();
    await expect(log(his).getByText(words)).toBeShown();
  }
}

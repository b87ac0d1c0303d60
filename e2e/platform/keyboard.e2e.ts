import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { aBrother, aMatch, aSister, expectOk, grant, guardianOf, type Person } from '../../src/testing/people.ts';
import { PASSWORD } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { press, type } from '../support/keys.ts';
import { button, cardOf, field, heading, link, toast } from '../support/screen.ts';

const { open } = journey();
/** Opens a window and signs in by keyboard. */
async function arrive(person: Person): Promise<Page> {
  const page = await open();
  await page.goto('/auth');
  await type(page, field(page, 'Email'), person.email);
  await type(page, field(page, 'Password'), PASSWORD);
  await page.keyboard.press('Enter');
  return page;
}

test('by keyboard only: he sends a request, her guardian decides, she answers, and they write', async () => {
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
  const dialog = his.getByRole('dialog', { name: 'Send Interest' });
  await type(his, field(dialog, 'Personal message (optional)'), 'May I speak with your father?');
  await press(his, button(dialog, 'Send Interest'));
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
  await expect(answer).toDisappear();

  await press(his, link(his, 'Messages').first());
  await expect(heading(his, 'Messages')).toBeShown();
  await press(his, link(his, `Profile #${amina.profileId}`));
  await type(his, field(his, 'Write a message'), 'Peace be with you.');
  await his.keyboard.press('Enter');
  await expect(toast(his, 'Message sent')).toBeShown();

  await press(fathers, link(fathers, 'All pending approvals'));
  await press(fathers, link(fathers, 'Read and decide'));
  await expect(fathers.getByText('Peace be with you.', { exact: true })).toBeShown();
  await press(fathers, button(fathers, 'Approve'));
  await expect(heading(fathers, 'Approved')).toBeShown();

  await press(hers, link(hers, /^Messages/).first());
  await expect(heading(hers, 'Messages')).toBeShown();
  await press(hers, link(hers, `Profile #${yusuf.profileId}`));
  await expect(hers.getByText('Peace be with you.', { exact: true })).toBeShown();
});

test('by keyboard only: they pause, resume and propose a stage, which her guardian confirms with a note', async () => {
  const matched = await aMatch(product);
  const { brother, sister, guardian, matchId } = matched;
  const his = await open({ as: brother });
  await his.goto(`/messages/${matchId}`);
  const menuOf = (page: Page) => button(page, 'About this conversation');
  const panel = his.getByRole('dialog', { name: 'This conversation' });
  await press(his, menuOf(his));
  await press(his, button(panel, 'Pause'));
  await expect(heading(panel, 'Pause this conversation?')).toHaveFocus();
  await type(his, field(panel, 'Why? (you can leave this empty)'), 'I need some days.');
  await press(his, button(panel, 'Pause it'));
  await expect(panel).toDisappear();
  await expect(menuOf(his)).toHaveFocus();
  await press(his, menuOf(his));
  await press(his, button(panel, 'End your pause'));
  await press(his, button(panel, 'End the pause'));
  await expect(panel).toDisappear();
  await press(his, menuOf(his));
  await press(his, button(panel, 'Propose: Family introduction'));
  await expect(panel).toDisappear();
  await expect(heading(his, 'You proposed: Family introduction')).toBeShown();
  await expect(menuOf(his)).toHaveFocus();

  const hers = await open({ as: sister });
  await hers.goto(`/messages/${matchId}`);
  await press(hers, button(hers, 'Agree'));
  await expect(toast(hers, 'Now at: Family introduction')).toBeShown();
  for (const { browser } of [brother, sister])
    await expectOk(
      'Stage',
      browser.post(`/api/matches/${matchId}/stage`, { stage: 'meeting_arranged', words: 'At the mosque.' }),
    );

  const fathers = await open({ as: guardian });
  await fathers.goto('/guardian-messages');
  await press(fathers, link(fathers, 'Read the conversation'));
  await press(fathers, button(fathers, 'Confirm it'));
  await expect(toast(fathers, 'Now at: Meeting arranged')).toBeShown();
  await type(fathers, field(fathers, `A note to ${sister.name}`), 'Let us speak on Friday.');
  await press(fathers, button(fathers, 'Leave this note'));
  await expect(fathers.getByRole('figure').getByText('Let us speak on Friday.')).toBeShown();
});

test('by keyboard only: a sister reads the state of her guardian, and writes to staff', async () => {
  const { sister } = await aMatch(product);
  const page = await open({ as: sister });
  await page.goto('/dashboard');
  await press(page, link(page, 'Guardian Dashboard').first());
  await expect(heading(page, 'My guardian')).toBeShown();
  await press(page, link(page, 'Write to us in private'));
  await type(page, field(page, 'Your message'), 'May I speak with somebody?');
  await press(page, button(page, 'Send'));
  await expect(page.getByText('We will answer')).toBeShown();
});

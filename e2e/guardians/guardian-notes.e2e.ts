import { expect, test } from 'vitest';
import { aMatch } from '../../src/testing/people.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, toast } from '../support/screen.ts';

const { open } = journey();
const NOTE = 'I have asked about his family. Let us speak on Friday.';

test('a guardian’s note is shown to his ward above the conversation, and not to the man', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product);
  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Assalamu alaikum.' });
  const his = await open({ as: guardian });
  await his.goto('/guardian-messages');
  await expect(his.getByText('1 new')).toBeShown();
  await his.getByRole('link', { name: 'Read the conversation' }).click();
  const box = field(his, `A note to ${sister.name}`);
  await box.fill(NOTE);
  await his.reload();
  expect(await box.inputValue()).toBe(NOTE);
  await button(his, 'Leave this note').click();
  await expect(toast(his, 'Your note is here')).toBeShown();
  await expect(his.getByRole('figure').getByText(NOTE)).toBeShown();
  await his.goto('/guardian-messages');
  await expect(his.getByText(/1 message/)).toBeShown();
  await expect(his.getByText('1 new')).toDisappear();

  const hers = await open({ as: sister });
  await hers.goto(`/messages/${matchId}`);
  await hers.getByText('1 note from your guardian').click();
  await expect(hers.getByText(NOTE)).toBeShown();

  const mans = await open({ as: brother });
  await mans.goto(`/messages/${matchId}`);
  await expect(mans.getByText('Assalamu alaikum.')).toBeShown();
  expect(await mans.getByText(/note/).count()).toBe(0);
});

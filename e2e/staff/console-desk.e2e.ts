import { inDatabase } from '../support/database.ts';
import { expect, test } from 'vitest';
import {
  aBrother,
  aMatch,
  aModerator,
  anAdmin,
  aSister,
  expectOk,
  grant,
  invitationTo,
  type Person,
} from '../../src/testing/people.ts';
import { buy, PLANS, makeOlder } from '../../src/testing/paying.ts';
import { CONSOLE } from '../support/console-page.ts';
import { atConsole, because, caseOf, choose, dialog } from '../support/console.ts';
import { freshAddress } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, heading, verb } from '../support/screen.ts';

const { open } = journey();

/** Reports a profile, and returns its number, by which the case can be found. */
async function aReport(): Promise<string> {
  const { brother, sister } = await aMatch(product);
  const report = { subjectType: 'profile', subjectId: sister.profileId, reason: 'untrue' };
  await expectOk('Report', brother.browser.post('/api/reports', report));
  return `A profile #${sister.profileId}`;
}

/** A sister whose guardian was verified in her own browser, so that staff must check it. */
async function wardOfCheckedGuardian() {
  const sister = await aSister(product, 'Safiyya');
  const { id, code } = await invitationTo(product, sister.wali.email);
  const header = { 'X-Requested-With': 'mithaq' };
  await expectOk('Verification', sister.browser.get(`/api/wali-verify/${id}?code=${code}`, header));
  return sister;
}

async function aRefundRequester(name: string, reason: string): Promise<Person> {
  const payer = await aBrother(product, name);
  await buy(product, payer, PLANS.monthly);
  await inDatabase((db) => makeOlder(product, payer, 20, db));
  await expectOk('Refund', payer.browser.post('/api/subscription/refund', { reason }));
  return payer;
}

test('others see the assignee of a case, and are refused with the name until they take it over', async () => {
  const report = await aReport();
  const moderator = await aModerator(product);
  const [mine, theirs] = [await atConsole(open, '/reports'), await open({ as: moderator })];
  await theirs.goto(`${CONSOLE}/reports`);
  await expect(verb(caseOf(theirs, report), 'Resolve')).toBeShown();

  await verb(caseOf(mine, report), 'Take it').click();
  await expect(caseOf(mine, report).getByText('You have it')).toBeShown();

  // The other window still shows the previous state.
  await verb(caseOf(theirs, report), 'Resolve').click();
  await choose(theirs, 'Outcome', 'We have acted');
  await field(dialog(theirs), 'Reason').fill('It is so');
  await button(dialog(theirs), 'Resolve').click();
  await expect(dialog(theirs).getByText(/is working on this/)).toBeShown();
  await button(dialog(theirs), 'Cancel').click();
  await expect(caseOf(theirs, report).getByText(/has it$/)).toBeShown();
  await verb(caseOf(theirs, report), 'Take it over').click();
  await expect(caseOf(theirs, report).getByText('You have it')).toBeShown();
  await verb(caseOf(theirs, report), 'Give it back').click();
  await expect(verb(caseOf(theirs, report), 'Take it')).toBeShown();
});

test('one guardian’s check is confirmed, and another one refused', async () => {
  const [safiyya, other] = await Promise.all([wardOfCheckedGuardian(), wardOfCheckedGuardian()]);
  const page = await atConsole(open, '/guardian-checks');
  const [his, others] = [caseOf(page, safiyya.wali.email), caseOf(page, other.wali.email)];
  await expect(his.getByText('Someone verified him in her own browser.')).toBeShown();
  await verb(his, 'Confirm').click();
  await because(page, 'We have spoken with him', 'Confirm');
  await expect(his).toDisappear();
  await verb(others, 'Refuse').click();
  await because(page, 'Nobody answers', 'Refuse');
  await expect(others).toDisappear();
  expect((await safiyya.browser.get('/api/guardian')).body).toMatchObject({ isVerified: true });
});

test('a refund is approved, and another refused', async () => {
  const [words, others] = ['I have found somebody.', 'I do not like the colours.'];
  const payer = await aRefundRequester('Luqman', words);
  await aRefundRequester('Ayyub', others);
  const page = await atConsole(open, '/refunds');
  await verb(caseOf(page, words), 'Approve').click();
  await because(page, 'Requests in the time the terms allow', 'Approve');
  await expect(caseOf(page, words)).toDisappear();
  await verb(caseOf(page, others), 'Refuse').click();
  await because(page, 'Outside the window', 'Refuse');
  await expect(caseOf(page, others)).toDisappear();
  await product.waitForIdle();
  expect((await payer.browser.get('/api/subscription/status')).body).toMatchObject({ subscriptionPlan: 'free' });
});

test('a refused refund can still be approved, and an approved one is resolved', async () => {
  const words = 'Please look at it again.';
  const payer = await aRefundRequester('Hamza', words);
  const page = await atConsole(open, '/refunds');
  await verb(caseOf(page, words), 'Refuse').click();
  await because(page, 'Outside the window', 'Refuse');
  await expect(caseOf(page, words)).toDisappear();
  const withState = (state: string) => `${CONSOLE}/refunds?filter=${encodeURIComponent(JSON.stringify({ state }))}`;
  await page.goto(withState('refused'));
  await expect(verb(caseOf(page, words), 'Approve')).toBeShown();
  expect(await verb(caseOf(page, words), 'Refuse').count()).toBe(0);
  await verb(caseOf(page, words), 'Approve').click();
  await because(page, 'The appeal was upheld', 'Approve');
  await expect(caseOf(page, words)).toDisappear();
  await page.goto(withState('approved'));
  await expect(caseOf(page, words)).toBeShown();
  expect(await verb(caseOf(page, words), 'Approve').count()).toBe(0);
  await product.waitForIdle();
  expect((await payer.browser.get('/api/subscription/status')).body).toMatchObject({ subscriptionPlan: 'free' });
});

test('reading a conversation needs a reason, which is in the audit log', async () => {
  const { brother, guardian, matchId } = await aMatch(product);
  const content = `Assalamu alaikum ${freshAddress('w')}`;
  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content }));
  const page = await atConsole(open, `/users/${brother.userId}/show`);
  await expect(heading(page, 'Conversations')).toBeShown();
  await verb(page, 'Read').click();
  await because(page, 'A report about these words', 'Read');
  await expect(page.getByText(content)).toBeShown();
  await page.goto(`${CONSOLE}/audit?filter=${encodeURIComponent(JSON.stringify({ subjectId: matchId }))}`);
  await expect(page.getByText('A report about these words')).toBeShown();
  expect(guardian.userId).toBeTruthy();
});

test('an admin grants a plan and sets a role, and the member’s timeline shows both', async () => {
  const bilal = await aBrother(product, 'Bilal');
  await grant(product, await aBrother(product, 'Musa'));
  const page = await atConsole(open, `/users/${bilal.userId}/show`);
  await verb(page, 'Grant a plan').click();
  await choose(page, 'Plan', 'Monthly');
  await field(dialog(page), 'Months').fill('2');
  await because(page, 'He has helped us', 'Grant a plan');
  await expect(page.getByText(/^Was granted a plan/)).toBeShown();
  await verb(page, 'Set role').click();
  await choose(page, 'Role', 'Moderator');
  await because(page, 'He joins the staff', 'Set role');
  await expect(page.getByText(/^Got a role/)).toBeShown();
  const { body } = await (await anAdmin(product)).get(`/api/admin/users/${bilal.userId}`);
  expect(body).toMatchObject({ role: 'moderator' });
});

test('an admin verifies the audit log and exports it as a table', async () => {
  const page = await atConsole(open, '/audit');
  await button(page, 'Verify the chain').click();
  await expect(page.getByText(/^The chain is whole/)).toBeShown();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
});

test('the overview links to each queue and shows the age of its oldest case', async () => {
  const hafsa = await aSister(product, 'Hafsa');
  await expectOk('Question', hafsa.browser.post('/api/support', { message: 'May I ask?' }));
  const page = await atConsole(open, '');
  await page.getByRole('link', { name: 'Messages to the staff' }).click();
  await expect(page).toBeAt(`${CONSOLE}/support`);
});

test('the key / leads from a queue to the page of a woman by the name of her guardian', async () => {
  const sister = await aSister(product, 'Khadija');
  const page = await atConsole(open, '/reports');
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await expect(search).toBeShown();
  await page.keyboard.press('/');
  await expect(search).toHaveFocus();
  await page.keyboard.type(sister.wali.email);
  await expect(page.getByRole('option', { name: /Guardian of/ })).toBeShown();
  await page.keyboard.press('Enter');
  await expect(page).toBeAt(`${CONSOLE}/users/${sister.userId}/show`);
  await expect(heading(page, 'Her guardian')).toBeShown();
  await expect(page.getByText('Sent, not answered')).toBeShown();
  await expect(verb(page, 'Invite him again')).toBeShown();
});

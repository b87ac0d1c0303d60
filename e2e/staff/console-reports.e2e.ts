import { expect, test } from 'vitest';
import { aBrother, aSister, expectOk, govern, guardianOf, PASSWORD, type Person } from '../../src/testing/people.ts';
import { NOTE } from '../../src/testing/moderation.ts';
import { CONSOLE } from '../support/console-page.ts';
import { atConsole, because, caseOf, choose, dialog } from '../support/console.ts';
import { expectFailuresOf } from '../support/checks/console-errors.ts';
import { journey, product } from '../support/journey.ts';
import { field, verb } from '../support/screen.ts';

const { open } = journey();

/** Reports the profile, and returns the words by which its case is found. */
async function aReportAbout({ profileId }: Person, by: Person): Promise<string> {
  const report = { subjectType: 'profile', subjectId: profileId, reason: 'untrue' };
  await expectOk('Report', by.browser.post('/api/reports', report));
  return `A profile #${profileId}`;
}
const measuresOf = async ({ browser }: Person) => (await browser.get('/api/profile')).body.measures;

test('staff hide a text and warn on the report itself, once they have read it', async () => {
  const [idris, hafsa] = [await aBrother(product, 'Idris'), await aSister(product, 'Hafsa')];
  const words = await aReportAbout(idris, hafsa);
  const page = await atConsole(open, '/reports');
  const report = caseOf(page, words);
  await expect(verb(report, 'Read')).toBeShown();
  for (const word of ['Read the profile', 'Hide', 'Warn']) expect(await verb(report, word).count()).toBe(0);
  await verb(report, 'Read').click();
  await because(page, 'To look into it', 'Read');

  await verb(report, 'Warn').click();
  await choose(page, 'Reason for the member', 'It has contact details');
  await field(dialog(page), 'Your sentence to the member').fill(NOTE);
  await because(page, 'The report is right', 'Warn');
  await verb(report, 'Read the profile').click();
  await because(page, 'To look into it', 'Read');
  await verb(report, 'Hide').click();
  await choose(page, 'What', 'About me');
  await choose(page, 'Reason for the member', 'It has contact details');
  await field(dialog(page), 'Your sentence to the member').fill(NOTE);
  await because(page, 'The report is right', 'Hide');
  await expect(verb(report, 'Hide')).toDisappear();

  expect(await measuresOf(idris)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'warning', note: NOTE }),
      expect.objectContaining({ kind: 'hidden', part: 'bio', note: NOTE }),
    ]),
  );
  await expect(verb(report, 'Resolve')).toBeShown();
});

test('staff who have met the reported person are not offered to hide or warn', async () => {
  const [musa, bilal, hafsa] = [
    await aBrother(product, 'Musa'),
    await aBrother(product, 'Bilal'),
    await aSister(product, 'Hafsa'),
  ];
  await guardianOf(product, hafsa);
  await expectOk('Block', musa.browser.post(`/api/profiles/${hafsa.profileId}/block`));
  const words = await aReportAbout(hafsa, bilal);
  await govern(product, musa, 'set-role', { role: 'staff', duties: ['cases'] });
  await expectOk('Sign-in', musa.browser.post('/api/auth/signin', { email: musa.email, password: PASSWORD }));
  const page = await open({ as: musa });
  expectFailuresOf(page, `/api/admin/users/${hafsa.userId}/measures`);
  await page.goto(`${CONSOLE}/reports`);
  const report = caseOf(page, words);
  await verb(report, 'Read').click();
  const answered = page.waitForResponse((response) => response.url().endsWith(`/users/${hafsa.userId}/measures`));
  await because(page, 'To look into it', 'Read');
  expect((await answered).status()).toBe(404);
  await expect(report.getByText('How it was when they reported it')).toBeShown();
  for (const word of ['Read the profile', 'Hide', 'Warn']) expect(await verb(report, word).count()).toBe(0);
});

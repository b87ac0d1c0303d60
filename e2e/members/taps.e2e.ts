import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { freshAddress, PASSWORD } from '../support/forms.ts';
import { journey } from '../support/journey.ts';
import { button, field } from '../support/screen.ts';

const { open } = journey();
const MOST = 20;

/** Counts the taps of a thumb; text is typed, and the keyboard leads from one text to the next. */
function thumb(page: Page) {
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.tap();
  };
  return {
    tap,
    choose: (question: string, answer: string) =>
      tap(page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer, exact: true })),
    type: (label: string, words: string) => field(page, label).fill(words),
    count: () => taps,
  };
}

const TYPED = ['age', 'location', 'occupation', 'education', 'bio'];
/** All that is chosen on the way; whatever else the server holds about her is assumed and shown to nobody. */
const CHOSEN = {
  gender: 'female',
  religiousPractice: 'practicing',
  prayerFrequency: '5times',
  smokingStatus: 'never',
  currentMaritalStatus: 'divorced',
  iddahStatus: 'over',
  hasChildren: false,
  wantsChildren: true,
  marriageTimeline: 'flexible',
  culturalAlignment: 'intercultural',
  nonNegotiables: ['Honesty'],
};

test('a divorced sister gets from the sign-up to a published profile with few taps', async () => {
  const page = await open({ viewport: { width: 390, height: 664 }, hasTouch: true });
  const { tap, choose, type, count } = thumb(page);
  const email = freshAddress('amina');
  await page.goto('/auth?tab=signup');
  await type('Email', email);
  await type('Password', PASSWORD);
  await type('Username', 'Amina');
  await tap(page.getByRole('radio', { name: /^Female/ }));
  await type('First name', 'Amina');
  await type('Guardian’s full name', 'Ibrahim Rahman');
  await type('Guardian’s email', freshAddress('ibrahim'));
  await type('Guardian’s phone', '+44 7700 900123');
  await choose('He is your', 'Father');
  await choose('Language of our emails to him', 'English');
  await tap(page.getByRole('checkbox', { name: /^I accept the terms/ }));
  await tap(button(page.getByRole('tabpanel', { name: 'Create Account' }), 'Create Account'));
  await expect(field(page, 'Password')).toHaveFocus();
  await type('Password', PASSWORD);
  await tap(button(page.getByRole('tabpanel', { name: 'Sign In' }), 'Sign In'));

  await expect(page).toBeAt('/create-profile');
  await type('Age', '34');
  await type('Location', 'Bradford');
  await type('Occupation', 'Teacher');
  await type('Education', 'Degree');
  await type('About yourself, in your own words', 'I teach in a primary school, and keep a small garden behind it.');
  await choose('Religious practice', 'Practising');
  await choose('Prayer', 'Five times a day');
  await choose('Smoking', 'Never');
  await tap(button(page, 'Continue'));
  await choose('Marital status', 'Divorced');
  await choose('Is your waiting period (‘iddah) over?', 'It is over');
  await choose('Do you have children?', 'No');
  await choose('Do you hope for children?', 'Yes');
  await choose('Hopes to marry', 'Flexible');
  await choose('Culture in marriage', 'Open to other cultures');
  await tap(page.getByRole('checkbox', { name: 'Honesty' }));
  await tap(button(page, 'Continue'));
  await tap(page.getByRole('checkbox', { name: /^I agree that Mithaq uses/ }));
  await tap(button(page, 'Create profile'));
  await expect(page).toBeAt('/guardian-pending');
  expect(count()).toBeLessThanOrEqual(MOST);

  const profile = (await (await page.request.get('/api/profile')).json()) as Record<string, unknown>;
  expect(statedIn(profile)).toEqual({ ...CHOSEN, numberOfChildren: 0 });
});

/** The answers of a profile that are neither typed nor assumed. */
function statedIn(profile: Record<string, unknown>) {
  const unstated = [...TYPED, ...(profile['assumedFields'] as string[])];
  return Object.fromEntries(
    ['gender', ...Object.keys(profileFields)]
      .filter((name) => !unstated.includes(name) && profile[name] !== undefined && profile[name] !== null)
      .map((name) => [name, profile[name]]),
  );
}

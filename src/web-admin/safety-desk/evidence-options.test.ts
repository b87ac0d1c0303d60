import { expect, test } from 'vitest';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import type { ProfileField } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import person from '#texts/en/person.json' with { type: 'json' };
import { answerInWords, evidenceOptions } from './evidence-options.ts';

test('a reported answer has the words of the profile’s page', () => {
  const options: Record<string, unknown> = evidenceOptions(person);
  const worded = Object.entries(profileFields as Record<string, ProfileField>).flatMap(([name, { page }]) =>
    page?.labels ? [[name, page.labels.split('.')] as const] : [],
  );
  expect(worded.length).toBeGreaterThan(4);
  for (const [name, path] of worded) {
    const words = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], person);
    expect([name, options[name]]).toEqual([name, words]);
  }
  expect(options['dietaryRestrictions']).toMatchObject({ halal_only: expect.stringMatching(/halal/i) });
});

test.each([
  ['dietaryRestrictions', 'halal_only', person.diets.halal_only],
  ['dietaryRestrictions', 'No nuts, please', 'No nuts, please'],
  ['smokingStatus', 'never occasionally', 'never occasionally'],
  ['bio', 'I teach.', 'I teach.'],
])('of %s, %j is shown as %j', (field, text, shown) => {
  expect(answerInWords({ dietaryRestrictions: person.diets }, field, text)).toBe(shown);
});

test('several chosen answers are shown with commas', () => {
  expect(answerInWords({ diet: { a: 'Halal', b: 'No nuts' } }, 'diet', 'a b')).toBe('Halal, No nuts');
});

import { expect, test } from 'vitest';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import type { ProfileField } from '#modules/matchmaking/contracts/fields/profile-field.ts';
import person from '#texts/en/person.json' with { type: 'json' };
import { evidenceOptions } from './evidence-options.ts';

test('a reported answer has the words of the profile’s page', () => {
  const options: Record<string, unknown> = evidenceOptions(person);
  for (const [name, field] of Object.entries(profileFields as Record<string, ProfileField>)) {
    const labels = field.page?.labels?.split('.');
    const words = labels?.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], person);
    if (words) expect([name, options[name]]).toEqual([name, words]);
  }
  expect(options['dietaryRestrictions']).toMatchObject({ halal_only: expect.stringMatching(/halal/i) });
});

import person from '#texts/en/person.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { profileFields } from '../contracts/fields/profile-fields.ts';
import { COUNTRY_OF, searched } from './searched.ts';

test('peoples map to countries that profiles offer', () => {
  const shown = Object.entries(person.ethnicities).map(([people, country]) => [people, country.toLowerCase()]);
  expect(COUNTRY_OF).toEqual(Object.fromEntries(shown));
});

test('a people and its country have one search key in fields for either, and in no other field', () => {
  expect(searched(profileFields.ethnicity, ' PakistanI ')).toBe('pakistan');
  expect(searched(profileFields.nationality, 'Britain')).toBe('britain');
  expect(searched(profileFields.location, 'British Quarter')).toBe('british quarter');
  expect(searched(profileFields.location, 'American')).toBe('american');
});

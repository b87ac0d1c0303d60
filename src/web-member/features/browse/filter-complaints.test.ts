import { browseProfiles } from '#modules/matchmaking/contracts/browse.schema.ts';
import { profileFields } from '#modules/matchmaking/contracts/fields/profile-fields.ts';
import { expect, test } from 'vitest';
import { complaintsAbout } from './filter-complaints.ts';

/** The server's error for the same filter, or the first of several. */
function refusalOf(filters: Record<string, string>) {
  const issues = browseProfiles.query.safeParse(filters).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

test.each<Record<string, string>>([
  {},
  { ageMin: '', ageMax: '40', location: 'Leeds', religiousPractice: 'practicing' },
  { ageMin: '50', ageMax: '20' },
  { ageMin: '17' },
  { ageMax: '101' },
  { ageMin: 'young', ageMax: '2e1' },
  { ageMin: '17', ageMax: '10' },
  { religiousPractice: 'unheard of', currentMaritalStatus: 'divorced' },
  { location: 'Leeds '.repeat(20), nationality: 'British' },
])('%j is accepted or refused as on the server', (filters) => {
  expect(complaintsAbout(filters, profileFields)).toEqual(refusalOf(filters));
});

test('only yes and no answer a yes-or-no field', () => {
  expect(complaintsAbout({ hasChildren: 'true' }, profileFields)).toEqual({});
  expect(complaintsAbout({ hasChildren: 'perhaps' }, profileFields)).toHaveProperty('hasChildren');
});

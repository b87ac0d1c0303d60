import { browseProfiles } from '#modules/matchmaking/contracts/browse.ts';
import { profileFields } from '#modules/matchmaking/contracts/profile-fields.ts';
import { expect, test } from 'vitest';
import { complaintsAbout } from './filter-complaints.ts';

/** What the server says of the same; of several sentences about a field the first. */
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
])('%j is judged as the server judges it', (filters) => {
  expect(complaintsAbout(filters, profileFields)).toEqual(refusalOf(filters));
});

test('yes and no are the answers to a question of yes or no', () => {
  expect(complaintsAbout({ hasChildren: 'true' }, profileFields)).toEqual({});
  expect(complaintsAbout({ hasChildren: 'perhaps' }, profileFields)).toHaveProperty('hasChildren');
});

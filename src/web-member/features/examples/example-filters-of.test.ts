import { expect, test } from 'vitest';
import { listExampleProfiles } from '#modules/content/contracts/library.schema.ts';
import { ageFiltersIn } from './example-filters-of.ts';

test('invalid filters in an address are ignored', () => {
  const address = 'gender=other&ageMin=7&ageMax=x&location=%20Leeds%20&maritalStatus=widowed&page=3';
  const filters = ageFiltersIn(new URLSearchParams(address));
  expect(filters).toEqual({ location: 'Leeds', maritalStatus: 'widowed' });
  expect(listExampleProfiles.query.parse(filters)).toEqual(filters);
  const long = ageFiltersIn(
    new URLSearchParams({ location: 'x'.repeat(500), gender: 'female', ageMin: '18', ageMax: '80' }),
  );
  expect(listExampleProfiles.query.safeParse(long).success).toBe(true);
});

test('an empty form means no filters', () => {
  expect(ageFiltersIn(new URLSearchParams('gender=all&ageMin=&ageMax=&location=&maritalStatus=all'))).toEqual({
    gender: 'all',
    maritalStatus: 'all',
  });
});

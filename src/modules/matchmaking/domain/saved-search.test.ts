import { expect, test } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import type { ProfileId, SavedSearchId } from '#kernel/values/ids.ts';
import { searchForm } from '../contracts/saved-searches.schema.ts';
import { changeSearch, saveSearch, scheduleNext } from './saved-search.ts';

const monday = new Date('2026-06-01T08:00:00Z');
const days = (count: number): Date => new Date(Date.UTC(2026, 5, 1 + count, 8));
const of = { id: '0190f3a2-0000-7000-8000-000000000001' as SavedSearchId, profileId: 1 as ProfileId };
const leeds = searchForm.parse({ name: 'Near us', filters: { location: 'Leeds', ageMin: 30 }, digest: 'weekly' });
const stored = saveSearch(of, leeds, { others: 9, at: monday });

test('filters are stored by their meaning, whether they come as query string or JSON', () => {
  const asInAddress = { location: ' Leeds ', ageMin: '30', ageMax: '', sectMadhab: 'sunni' };
  const asJson = { location: 'Leeds', ageMin: 30, sectMadhab: 'sunni', wardProfileId: 5 };
  for (const filters of [asInAddress, asJson])
    expect(searchForm.parse({ ...leeds, filters }).filters).toEqual({
      location: 'Leeds',
      ageMin: 30,
      sectMadhab: 'sunni',
    });
});

test.each([
  ['a name of blanks', { name: '  ' }],
  ['a name beyond sixty characters', { name: 'a'.repeat(61) }],
  ['the lower age above the upper one', { filters: { ageMin: 40, ageMax: 30 } }],
  ['an answer that is none', { filters: { religiousPractice: 'much' } }],
  ['no filters', { filters: undefined }],
  ['a list of filters', { filters: [] }],
  ['another rhythm', { digest: 'hourly' }],
])('%s is refused', (_, wrong) => {
  expect(searchForm.safeParse({ ...leeds, ...wrong }).success).toBe(false);
});

test('nobody saves more than ten', () => {
  expect(() => saveSearch(of, leeds, { others: 10, at: monday })).toThrow(
    new DomainError('matchmaking.too-many-searches'),
  );
});

test('profiles that it shows when it is saved, when its filters change or its digest begins are not new', () => {
  expect(stored.newSince).toEqual(monday);
  const renamed = changeSearch(stored, { ...leeds, name: 'Here', digest: 'daily' }, days(2));
  expect(renamed.newSince).toEqual(monday);
  const other = { ...leeds, filters: { location: 'York' } };
  expect(changeSearch(stored, other, days(2)).newSince).toEqual(days(2));
  const silent = changeSearch(stored, { ...leeds, digest: 'none' }, days(2));
  expect(changeSearch(silent, leeds, days(3)).newSince).toEqual(days(3));
});

test('a digest is due after a week or day, or never', () => {
  expect(stored.dueAt).toEqual(days(7));
  expect(changeSearch(stored, { ...leeds, name: 'Here' }, days(2)).dueAt).toEqual(days(7));
  expect(changeSearch(stored, { ...leeds, digest: 'daily' }, days(2)).dueAt).toEqual(days(3));
  expect(changeSearch(stored, { ...leeds, digest: 'none' }, days(2)).dueAt).toBeNull();
});

test('it is due again at the same hour, once, however late the sweep ran', () => {
  expect(scheduleNext(stored, days(7)).dueAt).toEqual(days(14));
  expect(scheduleNext(stored, new Date(days(23).getTime() + 60_000)).dueAt).toEqual(days(28));
});

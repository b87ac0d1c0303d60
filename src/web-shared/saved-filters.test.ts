import { beforeEach, expect, test } from 'vitest';
import { browserStore } from './storage.ts';
import { forgetSavedFilters, savedFiltersOf, storeFilters } from './saved-filters.ts';

const sort = { field: 'createdAt', order: 'DESC' };
const open = { name: 'Open', filter: { isResolved: false }, sort };
beforeEach(() => browserStore.clear());

test('words and people are not stored', () => {
  const filter = { q: 'Maryam', userId: '7', person: '7', id: ['7'], role: 'member', type: '' };
  storeFilters('one', 'users', [{ name: 'Members', filter, sort }]);
  expect(savedFiltersOf('one', 'users')).toEqual([{ name: 'Members', filter: { role: 'member' }, sort }]);
});

test('a filter is that of its account and its list', () => {
  storeFilters('one', 'reports', [open]);
  storeFilters('one', 'users', [{ ...open, name: 'Others' }]);
  expect(savedFiltersOf('one', 'reports')).toEqual([open]);
  expect([savedFiltersOf('two', 'reports'), savedFiltersOf('one', 'support')]).toEqual([[], []]);
});

test('all filters are removed, and nothing else', () => {
  browserStore.set('theme', 'dark');
  storeFilters('one', 'reports', [open]);
  storeFilters('two', 'reports', [open]);
  forgetSavedFilters();
  expect([savedFiltersOf('one', 'reports'), savedFiltersOf('two', 'reports')]).toEqual([[], []]);
  expect(browserStore.get('theme')).toBe('dark');
});

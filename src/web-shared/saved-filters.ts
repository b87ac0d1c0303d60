import { browserStore } from './storage.ts';

/** A filter of a console list that one of the staff has saved. */
export interface SavedFilter {
  name: string;
  filter: Record<string, unknown>;
  sort: { field: string; order: string };
}

const PREFIX = 'console.filters.';
/** Filters by words or by people, which are not stored in a browser. */
const ABOUT_PEOPLE = new Set([
  'q',
  'id',
  'actor',
  'person',
  'userId',
  'accountId',
  'profileId',
  'wardProfileId',
  'subjectId',
  'reporterId',
  'reportedId',
]);

type ByList = Record<string, SavedFilter[]>;

function readAll(account: string): ByList {
  try {
    return JSON.parse(browserStore.get(PREFIX + account) ?? '{}') as ByList;
  } catch {
    return {};
  }
}

/** The part of a filter that may be stored. */
export const storable = (filter: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(filter).filter(
      ([name, value]) => !ABOUT_PEOPLE.has(name) && value !== undefined && value !== null && value !== '',
    ),
  );

export const savedFiltersOf = (account: string, list: string): SavedFilter[] => readAll(account)[list] ?? [];

export function storeFilters(account: string, list: string, filters: SavedFilter[]): void {
  const stored = filters.map((one) => ({ ...one, filter: storable(one.filter) }));
  browserStore.set(PREFIX + account, JSON.stringify({ ...readAll(account), [list]: stored }));
}

/** Removes the saved filters of every account, when somebody signs out. */
export function forgetSavedFilters(): void {
  for (const key of browserStore.keys()) if (key.startsWith(PREFIX)) browserStore.remove(key);
}

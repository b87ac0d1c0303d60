import type { BrowseFilters } from './browse.schema.ts';

export const NAME_MAX = 60;
export const SEARCHES_MAX = 10;
export const digestFrequencies = ['none', 'weekly', 'daily'] as const;
export type DigestFrequency = (typeof digestFrequencies)[number];

export type SavedFilters = { [Name in keyof BrowseFilters]?: NonNullable<BrowseFilters[Name]> };

export const listSavedSearches = 'GET /api/saved-searches';
export const saveSearch = 'POST /api/saved-searches';
export const changeSearch = 'PUT /api/saved-searches/:id';
export const removeSearch = 'DELETE /api/saved-searches/:id';

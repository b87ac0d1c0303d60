import { z } from 'zod';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { isoTime, text } from '#kernel/contracts/fields.ts';
import { savedSearchId } from '#kernel/contracts/ids.ts';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { agesInOrder, browseFilters } from './browse.schema.ts';
import { digestFrequencies, NAME_MAX, type SavedFilters } from './saved-searches.ts';
import * as address from './saved-searches.ts';

/** Numbers become strings, as in the address of /browse. */
const asInAddress = (given: unknown): unknown =>
  given instanceof Object && !Array.isArray(given)
    ? Object.fromEntries(
        Object.entries<unknown>({ ...given }).map(([name, value]) => [
          name,
          typeof value === 'number' ? String(value) : value,
        ]),
      )
    : given;
const savedFilters = z
  .preprocess(asInAddress, browseFilters.refine(agesInOrder.check, agesInOrder.error))
  .transform(
    (filters) => Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as SavedFilters,
  );

const NAME_TOO_LONG = { error: () => validationText('searchName', { maximum: NAME_MAX }) };

export const searchForm = z.object({
  name: text(0, 10_000).refine((name) => name !== '' && name.length <= NAME_MAX, NAME_TOO_LONG),
  filters: savedFilters.describe('as in the query string of /browse'),
  digest: z.enum(digestFrequencies),
});
export type SearchForm = z.infer<typeof searchForm>;

export const savedSearch = z.object({
  id: savedSearchId,
  name: z.string(),
  filters: z.record(z.string(), z.union([z.string(), z.number()])),
  digest: z.enum(digestFrequencies),
  emailPausedBecause: z
    .enum(['not-discoverable', 'switched-off'])
    .nullable()
    .describe('why no digest is sent at present: the member is not discoverable, or switched such emails off'),
  createdAt: isoTime,
});
export type SavedSearch = z.infer<typeof savedSearch>;

const params = z.object({ id: savedSearchId });

export const listSavedSearches = endpoint(address.listSavedSearches, {
  summary: "The member's saved searches, the oldest first",
  access: 'member',
  answer: z.array(savedSearch),
});
export const saveSearch = endpoint(address.saveSearch, {
  summary: 'Saves filters of /browse under a name; at most ten. A digest lists profiles that are new since then',
  access: 'member',
  body: searchForm,
  answer: savedSearch,
  status: 201,
});
export const changeSearch = endpoint(address.changeSearch, {
  summary: 'Changes the name, filters and digest of a saved search',
  access: 'member',
  params,
  body: searchForm,
  answer: savedSearch,
});
export const removeSearch = endpoint(address.removeSearch, {
  summary: 'Removes a saved search and ends its digest',
  access: 'member',
  params,
  status: 204,
});

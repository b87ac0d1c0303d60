import { z } from 'zod';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { blankIsAbsent, text, wholeInQuery } from '#kernel/contracts/fields.ts';
import { filterSchemaOf } from './fields/field-kinds.schema.ts';
import { ADULT, filtersOf, OLDEST, type FilteredList, type ProfileFields } from './fields/profile-field.ts';
import { ofWard } from '../../guardianship/contracts/of-ward.schema.ts';
import { profileFields } from './fields/profile-fields.ts';
import { viewedProfile } from './profiles.schema.ts';
import { PAGE_LIMIT } from './browse.ts';
import * as address from './browse.ts';

const age = blankIsAbsent(wholeInQuery(ADULT, OLDEST));
const ages = { ageMin: age, ageMax: age };
const limit = blankIsAbsent(wholeInQuery(1, 999_999_999).transform((n) => Math.min(n, PAGE_LIMIT)));
export const paging = { limit, cursor: blankIsAbsent(text(1, 200)) };
export const agesInOrder = {
  check: (q: { ageMin?: number | undefined; ageMax?: number | undefined }) =>
    q.ageMin === undefined || q.ageMax === undefined || q.ageMin <= q.ageMax,
  error: { path: ['ageMin'], error: () => validationText('ages') },
};

type Filters<F extends ProfileFields, In extends FilteredList> = {
  [Name in keyof F as F[Name] extends { filter: { [Where in In]: number } } ? Name : never]: ReturnType<
    typeof blankIsAbsent<ReturnType<typeof filterSchemaOf<F[Name]>>>
  >;
};

const filtersIn = <F extends ProfileFields, In extends FilteredList>(fields: F, list: In): Filters<F, In> =>
  Object.fromEntries(
    filtersOf(fields, list).map((name) => [name, blankIsAbsent(filterSchemaOf(fields[name]!))]),
  ) as Filters<F, In>;

export const browseFilters = z.object({ ...ages, ...filtersIn(profileFields, 'browse') });
export type BrowseFilters = z.infer<typeof browseFilters>;
export const discoverFilters = z.object({ ...ages, ...filtersIn(profileFields, 'discover') });

/** The body is a plain array; `X-Total-Count` holds the total and `Link: rel="next"` the next page. */
export const browseProfiles = endpoint(address.browseProfiles, {
  summary: 'Listed profiles of the other gender, by compatibility, then newest first',
  access: 'signed-in',
  query: browseFilters.extend({ ...paging, ...ofWard.shape }).refine(agesInOrder.check, agesInOrder.error),
  answer: z.array(viewedProfile),
});
export const discoverProfiles = endpoint(address.discoverProfiles, {
  summary: 'As browse, without members already in contact, with the filters of the matches page',
  access: 'signed-in',
  query: discoverFilters.extend(paging).refine(agesInOrder.check, agesInOrder.error),
  answer: z.array(viewedProfile),
});

const wishCost = z.object({
  name: z.string(),
  /** The length of the list without it, minus the length with it. */
  more: z.int().nonnegative(),
  /** The list without it is longer than is counted. */
  isAtLeast: z.boolean(),
});
/** Empty if the list itself is longer than is counted (R-I.1). */
export const wishCosts = z.object({ filters: z.array(wishCost), hardWishes: z.array(wishCost) });
export type WishCosts = z.infer<typeof wishCosts>;

export const browseCosts = endpoint(address.browseCosts, {
  summary: 'How many more profiles the list would have without each filter and each dealbreaker',
  access: 'signed-in',
  query: browseFilters.extend(ofWard.shape).refine(agesInOrder.check, agesInOrder.error),
  answer: wishCosts,
});
export const discoverCosts = endpoint(address.discoverCosts, {
  summary: 'As for browse, for the list of the matches page',
  access: 'signed-in',
  query: discoverFilters.refine(agesInOrder.check, agesInOrder.error),
  answer: wishCosts,
});

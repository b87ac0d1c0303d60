import { z } from 'zod';
import { validationText } from '#kernel/i18n/catalogue.ts';
import { endpoint } from '#kernel/contracts/endpoint.ts';
import { blankIsAbsent, text, wholeInQuery } from '#kernel/contracts/fields.ts';
import { ADULT, OLDEST, options, viewedProfile } from './profiles.ts';

export const PAGE_SIZE = 20;
export const PAGE_LIMIT = 50;

const age = blankIsAbsent(wholeInQuery(ADULT, OLDEST));
const limit = blankIsAbsent(wholeInQuery(1, 999_999_999).transform((n) => Math.min(n, PAGE_LIMIT)));
const paging = { limit, cursor: blankIsAbsent(text(1, 200)) };
const agesInOrder = {
  check: (q: { ageMin?: number | undefined; ageMax?: number | undefined }) =>
    q.ageMin === undefined || q.ageMax === undefined || q.ageMin <= q.ageMax,
  error: { path: ['ageMin'], error: () => validationText('ages') },
};

export const browseFilters = z.object({
  ageMin: age,
  ageMax: age,
  location: blankIsAbsent(text(1, 100)),
  religiousPractice: blankIsAbsent(z.enum(options.religiousPractice)),
  nationality: blankIsAbsent(text(1, 60)),
  ethnicity: blankIsAbsent(text(1, 60)),
  sectMadhab: blankIsAbsent(z.enum(options.sectMadhab)),
  hijabPreference: blankIsAbsent(z.enum(options.hijabPreference)),
  currentMaritalStatus: blankIsAbsent(z.enum(options.currentMaritalStatus)),
  ...paging,
});
export type BrowseFilters = z.infer<typeof browseFilters>;
export const discoverFilters = z.object({
  ageMin: age,
  ageMax: age,
  location: blankIsAbsent(text(1, 100)),
  hasChildren: blankIsAbsent(z.enum(['true', 'false']).transform((value) => value === 'true')),
  religiousPractice: blankIsAbsent(z.enum(options.religiousPractice)),
  ...paging,
});

/** The body is the plain list; `X-Total-Count` holds N and `Link: rel="next"` leads on (decisions 4.2). */
export const browseProfiles = endpoint({
  method: 'GET',
  path: '/api/profiles/browse',
  summary: 'Listed profiles of the other gender, by compatibility, then newest',
  access: 'signed-in',
  query: browseFilters.refine(agesInOrder.check, agesInOrder.error),
  answer: z.array(viewedProfile),
});
export const discoverProfiles = endpoint({
  method: 'GET',
  path: '/api/discover',
  summary: 'The same without those in touch already, with the filters of the matches page',
  access: 'signed-in',
  query: discoverFilters.refine(agesInOrder.check, agesInOrder.error),
  answer: z.array(viewedProfile),
});

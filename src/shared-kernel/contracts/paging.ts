import { z } from 'zod';
import { blankIsAbsent, text, wholeInQuery } from './fields.ts';

/** Default page size. */
export const PAGE_SIZE = 200;

/** The header `Link: rel="next"` names the next page, and `X-Total-Count` the total. */
export const paging = z.object({
  limit: blankIsAbsent(wholeInQuery(1, 999_999_999).transform((n) => Math.min(n, PAGE_SIZE))),
  cursor: blankIsAbsent(wholeInQuery(0, 999_999_999)),
});
export type Paging = z.infer<typeof paging>;

/** Paging by the last item, so that new items shift nothing. */
export const keysetPaging = paging.extend({ cursor: blankIsAbsent(text(1, 200)) });
export type KeysetPaging = z.infer<typeof keysetPaging>;

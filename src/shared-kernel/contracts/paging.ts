import { z } from 'zod';
import { blankIsAbsent, text, wholeInQuery } from './fields.ts';

/** So many items an answer holds where fewer are not asked for. */
export const AT_ONCE = 200;

/** The next page is named by `Link: rel="next"`, and `X-Total-Count` holds how many there are. */
export const paging = z.object({
  limit: blankIsAbsent(wholeInQuery(1, 999_999_999).transform((n) => Math.min(n, AT_ONCE))),
  cursor: blankIsAbsent(wholeInQuery(0, 999_999_999)),
});
export type Paging = z.infer<typeof paging>;

/** The same for a list that is paged by its last item: what comes meanwhile moves nothing. */
export const keysetPaging = paging.extend({ cursor: blankIsAbsent(text(1, 200)) });
export type KeysetPaging = z.infer<typeof keysetPaging>;
